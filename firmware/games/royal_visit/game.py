"""Game of Royal Visit: plays actions and takes them back, in place.

A turn is plays of one family, then END, which moves the Crown and refills the hand. If the pile
runs out, the refill stops for a shuffle, which is a chance event, and continues after it.
"""

from micropython import const

from games import Illegal, Log, play_legal
from games.royal_visit import EDITIONS, NAME
from games.royal_visit.plays import (
    ACTIONS,
    CARD,
    CARD_KINDS,
    CARD_NAMES,
    COST,
    DECK,
    END,
    FOUNTAIN,
    GREEN,
    HAND,
    HIDDEN_CARD,
    JESTER,
    KING,
    LAST,
    LEFT_GUARD,
    NO_CARD,
    PIECES,
    RED,
    RIGHT_GUARD,
    WIZARD,
    in_chateau,
    preview,
)
from games.royal_visit.position import BY_CROWN, BY_DECK, BY_KING, Position

# The last byte of a log entry is the action, or _SHUFFLE. The bytes before it:
#   a play: the five spaces before the play
#   END: the kinds drawn, their number, the Crown's space before, the number of plays of the turn
#   a shuffle: the kinds drawn after it, their number, the Crown's side before
_SHUFFLE = const(255)
_PLAY_ENTRY = const(6)


class Game(Position):
    """Position of Royal Visit with a log of how it was reached."""

    NAME = NAME
    ACTIONS = ACTIONS
    players = 2

    def __init__(self, edition: str = EDITIONS[0]):
        super().__init__(edition)
        self._log = Log()

    def start(self, players: int, rng):
        """Set up an empty table and deal; `rng` decides the Wizard's side and all cards."""
        if players != self.players:
            raise Illegal("Royal Visit is for 2 players, not %d" % players)
        self.pieces[LEFT_GUARD] = FOUNTAIN - 2
        self.pieces[KING] = FOUNTAIN
        self.pieces[RIGHT_GUARD] = FOUNTAIN + 2
        self.side = rng.below(2)
        self.pieces[WIZARD] = FOUNTAIN + 1 if self.side == GREEN else FOUNTAIN - 1
        self.pieces[JESTER] = FOUNTAIN - 1 if self.side == GREEN else FOUNTAIN + 1
        self.put_pile(rng.shuffled(DECK))
        for side in (RED, GREEN):
            for _ in range(HAND):
                self._draw(side)

    play = play_legal

    def make(self, action: int):
        """Play an action that `legal` listed, without a check: for searches."""
        if action == END:
            self._end_turn()
            return
        log = self._log
        pieces = self.pieces
        for space in pieces:
            log.push(space)
        log.push(action)
        self.turn_plays[self.turn_length] = action
        self.turn_length += 1
        kind = CARD[action]
        if kind != NO_CARD:
            self.hands[self.side][kind] -= COST[action]
            self.discards[kind] += COST[action]
        preview(action, pieces, pieces)
        if in_chateau(pieces[KING], RED) or in_chateau(pieces[KING], GREEN):
            self.termination = BY_KING

    def _end_turn(self):
        crown_before = self.crown
        self._move_crown()
        drawn = 0
        if in_chateau(self.crown, RED) or in_chateau(self.crown, GREEN):
            self.termination = BY_CROWN
        else:
            drawn = self._refill()
        log = self._log
        log.push(drawn)
        log.push(crown_before)
        log.push(self.turn_length)
        log.push(END)
        self.turn_length = 0
        self._hand_over()

    def _move_crown(self):
        due = self.crown_due(self.side)
        while due:
            if due & 1 and self.side == RED:
                self.crown = max(self.crown - 1, 0)
            elif due & 1:
                self.crown = min(self.crown + 1, LAST)
            due >>= 1

    def _refill(self) -> int:
        """Draw and log cards up to a full hand or an empty pile; return their number."""
        drawn = 0
        missing = HAND - self.hand_size(self.side)
        while drawn < missing and self.pile_size:
            self._log.push(self._draw(self.side))
            drawn += 1
        if not self.pile_size:
            if self.little and self.pieces[KING] != FOUNTAIN:
                self.termination = BY_DECK
            else:
                self.shuffle_due = True
        return drawn

    def _draw(self, side: int) -> int:
        self.pile_size -= 1
        kind = self.pile[self.pile_size]
        if kind == HIDDEN_CARD:
            self.hidden[side] += 1
        else:
            self.hands[side][kind] += 1
        return kind

    def _hand_over(self):
        if not self.termination and not self.shuffle_due:
            self.side = 1 - self.side

    def sample(self, rng) -> bytes:
        """Return a shuffle: the kinds of all discards in random order, top card first."""
        return bytes(rng.shuffled(self.discards))

    def apply_chance(self, event: bytes):
        """Make the discards the new pile, in the order of `event`, and continue the refill.

        Raises Illegal if no shuffle is due or the cards are not exactly the discards.
        """
        if not self.shuffle_due:
            raise Illegal("no shuffle is due")
        self._check_shuffle(event)
        little_before = self.little
        self.little = 1
        self.shuffle_due = False
        self.put_pile(event)
        for kind in range(CARD_KINDS):
            self.discards[kind] = 0
        drawn = self._refill()
        log = self._log
        log.push(drawn)
        log.push(little_before)
        log.push(_SHUFFLE)
        self._hand_over()

    def _check_shuffle(self, event: bytes):
        counts = bytearray(CARD_KINDS)
        for kind in event:
            counts[kind] += 1
        for kind in range(CARD_KINDS):
            if counts[kind] != self.discards[kind]:
                raise Illegal(
                    "the new pile has %d %s, the discards have %d"
                    % (counts[kind], CARD_NAMES[kind], self.discards[kind])
                )

    def put_pile(self, cards: bytes | bytearray):
        """Make these kinds the draw pile, the first one on top."""
        self.pile_size = len(cards)
        for i in range(self.pile_size):
            self.pile[self.pile_size - 1 - i] = cards[i]

    def undo(self):
        """Take back the last action or shuffle and return it. Raises Illegal at the start."""
        if not self._log.size:
            raise Illegal("there is nothing to take back")
        tag = self._log.pop()
        if tag == _SHUFFLE:
            return self._undo_shuffle()
        if tag == END:
            self._undo_end()
        else:
            self._undo_play(tag)
        return tag

    def _undo_play(self, action: int):
        log = self._log
        for piece in range(PIECES - 1, -1, -1):
            self.pieces[piece] = log.pop()
        self.turn_length -= 1
        kind = CARD[action]
        if kind != NO_CARD:
            self.hands[self.side][kind] += COST[action]
            self.discards[kind] -= COST[action]
        self.termination = 0

    def _undo_end(self):
        log = self._log
        self._take_back_turn()
        self.turn_length = log.pop()
        self.crown = log.pop()
        self._undraw(log.pop())
        for i in range(self.turn_length):
            self.turn_plays[self.turn_length - 1 - i] = log.peek(_PLAY_ENTRY * i)

    def _undo_shuffle(self) -> bytes:
        log = self._log
        self._take_back_turn()
        self.little = log.pop()
        self._undraw(log.pop())
        event = bytes(reversed(self.pile[: self.pile_size]))
        self._put_discards_back(event)
        self.pile_size = 0
        self.shuffle_due = True
        return event

    def _put_discards_back(self, pile: bytes):
        for kind in pile:
            self.discards[kind] += 1

    def _take_back_turn(self):
        if not self.termination and not self.shuffle_due:
            self.side = 1 - self.side
        self.termination = 0
        self.shuffle_due = False

    def _undraw(self, drawn: int):
        for _ in range(drawn):
            kind = self._log.pop()
            if kind == HIDDEN_CARD:
                self.hidden[self.side] -= 1
            else:
                self.hands[self.side][kind] -= 1
            self.pile[self.pile_size] = kind
            self.pile_size += 1

    def can_take_back(self) -> bool:
        """Return whether the last action is a play of the running turn: plays reveal nothing."""
        return self.turn_length > 0 and self.to_act() >= 0

    def view(self, player: int, into=None) -> "Game":
        """Return the game as that player sees it, with the other hand and the pile unknown.

        Fills and returns `into`, an earlier view, or a new Game. The view is independent of this
        game. Its log holds the running turn only.
        """
        view = into or Game(self.edition)
        view.edition = self.edition
        view.pieces[:] = self.pieces
        view.crown = self.crown
        view.little = self.little
        view.side = self.side
        view.discards[:] = self.discards
        view.turn_plays[:] = self.turn_plays
        view.turn_length = self.turn_length
        view.termination = self.termination
        view.shuffle_due = self.shuffle_due
        view.hands[player][:] = self.hands[player]
        view.hidden[player] = self.hidden[player]
        other = 1 - player
        for kind in range(CARD_KINDS):
            view.hands[other][kind] = 0
        view.hidden[other] = self.hand_size(other)
        view.pile_size = self.pile_size
        for i in range(self.pile_size):
            view.pile[i] = HIDDEN_CARD
        view._log.copy_top(self._log, _PLAY_ENTRY * self.turn_length if self.can_take_back() else 0)
        return view

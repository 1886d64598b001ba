"""Royal Visit as it is played: turns that go on and can be taken back, in place.

A turn is plays of one family, then END, which moves the Crown and refills the hand. Where the pile
runs out the refill stops for a shuffle, which is a chance event, and goes on after it.
"""

from micropython import const

from games import Illegal, refused
from games.log import Log
from games.royal_visit.board import (
    FOUNTAIN,
    GREEN,
    JESTER,
    KING,
    LAST,
    LEFT_GUARD,
    PIECES,
    RED,
    RIGHT_GUARD,
    WIZARD,
    in_chateau,
)
from games.royal_visit.cards import DECK, HAND, HIDDEN, KINDS, NAMES
from games.royal_visit.plays import ACTIONS, CARD, COST, END, NO_CARD, preview
from games.royal_visit.position import BY_CROWN, BY_DECK, BY_KING, Position

# A log entry ends with an action, or with this for a shuffle. What is below it:
#   a play: the five spaces before it
#   END: the kinds drawn, how many, the Crown's space before it, the number of plays of the turn
#   a shuffle: the kinds drawn after it, how many, the Crown's side before it
_SHUFFLE = const(255)
_PLAY_ENTRY = const(6)


class Game(Position):
    """One game of Royal Visit: a position that knows how it came about."""

    NAME = "royal-visit"
    FEWEST = 2
    MOST = 2
    ACTIONS = ACTIONS
    players = 2

    def __init__(self, rules=None):
        super().__init__(rules)
        self._log = Log()

    def start(self, players: int, rng):
        """Set up an empty table and deal; `rng` decides, of the Wizard's side and of all cards."""
        if players != self.players:
            raise Illegal("Royal Visit is for 2 players, not %d" % players)
        self.pieces[LEFT_GUARD] = FOUNTAIN - 2
        self.pieces[KING] = FOUNTAIN
        self.pieces[RIGHT_GUARD] = FOUNTAIN + 2
        self.side = rng.below(2)
        self.pieces[WIZARD] = FOUNTAIN + 1 if self.side == GREEN else FOUNTAIN - 1
        self.pieces[JESTER] = FOUNTAIN - 1 if self.side == GREEN else FOUNTAIN + 1
        self.put_pile(_shuffled(DECK, rng))
        for side in (RED, GREEN):
            for _ in range(HAND):
                self._draw(side)

    def play(self, action: int):
        """Play a legal action. Raises Illegal, with the reason, for any other."""
        reason = self.refusal(action)
        if reason:
            raise refused(self, reason)
        self.make(action)

    def make(self, action: int):
        """Play an action that is known to be legal: for searches, which took it from `legal`."""
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
            self.how = BY_KING

    def _end_turn(self):
        crown_before = self.crown
        self._move_crown()
        drawn = 0
        if in_chateau(self.crown, RED) or in_chateau(self.crown, GREEN):
            self.how = BY_CROWN
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
        """Draw up to a full hand, logging each card; how many. Stops where the pile runs out."""
        drawn = 0
        eager = self.rules.eager_run_out
        missing = HAND - self.hand_size(self.side)
        while drawn < missing and self.pile_size:
            self._log.push(self._draw(self.side))
            drawn += 1
        if not self.pile_size and (eager or drawn < missing):
            if self.little and self.pieces[KING] != FOUNTAIN:
                self.how = BY_DECK
            else:
                self.shuffle_due = True
        return drawn

    def _draw(self, side: int) -> int:
        self.pile_size -= 1
        kind = self.pile[self.pile_size]
        if kind == HIDDEN:
            self.hidden[side] += 1
        else:
            self.hands[side][kind] += 1
        return kind

    def _hand_over(self):
        if not self.how and not self.shuffle_due:
            self.side = 1 - self.side

    def sample(self, rng) -> bytes:
        """The new pile that is due: the kinds of all discards, shuffled, top card first."""
        return bytes(_shuffled(self.discards, rng))

    def settle(self, event: bytes):
        """Turn the discards into the new pile, in this order, and go on with the refill.

        Raises Illegal when no shuffle is due or the cards are not exactly the discards.
        """
        if not self.shuffle_due:
            raise Illegal("no shuffle is due")
        self._check_shuffle(event)
        little_before = self.little
        self.little = 1
        self.shuffle_due = False
        self.put_pile(event)
        for kind in range(KINDS):
            self.discards[kind] = 0
        drawn = self._refill()
        log = self._log
        log.push(drawn)
        log.push(little_before)
        log.push(_SHUFFLE)
        self._hand_over()

    def _check_shuffle(self, event: bytes):
        counts = bytearray(KINDS)
        for kind in event:
            counts[kind] += 1
        for kind in range(KINDS):
            if counts[kind] != self.discards[kind]:
                raise Illegal(
                    "the new pile has %d %s, the discards have %d"
                    % (counts[kind], NAMES[kind], self.discards[kind])
                )

    def put_pile(self, cards: bytes | bytearray):
        """Make these kinds the draw pile, the first one its top card."""
        self.pile_size = len(cards)
        for i in range(self.pile_size):
            self.pile[self.pile_size - 1 - i] = cards[i]

    def undo(self):
        """Take back the last action or shuffle, and return it. Raises Illegal at the start."""
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
        self.how = 0

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
        for kind in event:
            self.discards[kind] += 1
        self.pile_size = 0
        self.shuffle_due = True
        return event

    def _take_back_turn(self):
        if not self.how and not self.shuffle_due:
            self.side = 1 - self.side
        self.how = 0
        self.shuffle_due = False

    def _undraw(self, drawn: int):
        for _ in range(drawn):
            kind = self._log.pop()
            if kind == HIDDEN:
                self.hidden[self.side] -= 1
            else:
                self.hands[self.side][kind] -= 1
            self.pile[self.pile_size] = kind
            self.pile_size += 1

    def can_take_back(self) -> bool:
        """Whether the last action was a play of the running turn: those reveal nothing."""
        return self.turn_length > 0 and self.to_act() >= 0

    def view(self, player: int, into=None) -> "Game":
        """The game as that player sees it, the other hand and the pile unknown.

        Fills and returns `into`, an earlier view, or a new Game. The view stands on its own; of the
        past it holds the running turn only.
        """
        view = into or Game(self.rules)
        view.rules = self.rules
        view.pieces[:] = self.pieces
        view.crown = self.crown
        view.little = self.little
        view.side = self.side
        view.discards[:] = self.discards
        view.turn_plays[:] = self.turn_plays
        view.turn_length = self.turn_length
        view.how = self.how
        view.shuffle_due = self.shuffle_due
        view.hands[player][:] = self.hands[player]
        view.hidden[player] = self.hidden[player]
        other = 1 - player
        for kind in range(KINDS):
            view.hands[other][kind] = 0
        view.hidden[other] = self.hand_size(other)
        view.pile_size = self.pile_size
        for i in range(self.pile_size):
            view.pile[i] = HIDDEN
        view._log.copy_top(self._log, _PLAY_ENTRY * self.turn_length if self.can_take_back() else 0)
        return view


def _shuffled(counts: bytes | bytearray, rng) -> bytearray:
    """The cards of a set, in random order."""
    cards = bytearray(sum(counts))
    n = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            cards[n] = kind
            n += 1
    rng.shuffle(cards, n)
    return cards

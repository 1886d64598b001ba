"""Royal Visit at a distance: a game of which this end knows one hand."""

from base import Rng
from games import CHANCE, Illegal
from games.distance import (
    DEALT,
    DRAW,
    SHUFFLE,
    answered,
    shuffled,
)
from games.royal_visit.game import Game
from games.royal_visit.plays import (
    CARD,
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    COST,
    DECK,
    GREEN,
    HAND,
    HIDDEN_CARD,
    RED,
)
from games.royal_visit.position import CHANCE_IS_DUE, HAND_UNKNOWN, MUST_ACT, NOT_HELD

_SIDES = (RED, GREEN)


class Distant(Game):
    """Game of which this end knows what one player sees.

    seats      the players at this end
    seed       of the public random numbers, which decide who begins
    shuffles   the number of shuffles so far
    """

    CARDS = CARD_KINDS
    DECKS = 1  # before the first turn
    shuffles = 0

    def __init__(self, edition: str):
        super().__init__(edition)
        self._owed = bytearray(2)  # cards that each side has drawn, but not been dealt

    def begin(self, players: int, seats, seed: int):
        """Set up an empty table; every card is unknown until the dealer answers what is due."""
        self.seats = seats
        self.seed = seed
        self.start(players, Rng(seed))
        for side in _SIDES:
            for kind in range(CARD_KINDS):
                self.hands[side][kind] = 0
            self.hidden[side] = self._owed[side] = HAND
        self.put_pile(bytes([HIDDEN_CARD]) * (CARDS - 2 * HAND))

    def to_act(self) -> int:
        """Return the side to act, CHANCE if the dealer owes something, or OVER."""
        if not self.shuffles or self._owed[RED] or self._owed[GREEN]:
            return CHANCE
        return super().to_act()

    def due(self) -> str:
        """Return what the dealer owes: "shuffle pile K1,…", "draw 0 pile 2"; "" for nothing."""
        if not self.shuffles:
            return _shuffle(DECK)
        for side in _SIDES:
            if self._owed[side]:
                return "draw %d pile %d" % (side, self._owed[side])
        return _shuffle(self.discards) if self.to_act() == CHANCE else ""

    def apply_chance(self, event: bytes):
        """Apply what the dealer answers. Raises Illegal unless it answers what is due."""
        if answered(self, event) == DRAW:
            self._take(event[1:])
            return
        if self.shuffles:
            for count in self.discards:
                self._log.push(count)
            super().apply_chance(event[1:])
        else:
            self._log.push(SHUFFLE)
            self._log.push(DEALT)
        self.shuffles += 1

    def _check_shuffle(self, event: bytes):
        """Do nothing: nobody knows the order, and `answered` has counted the cards."""

    def _take(self, cards: bytes):
        """Take the cards that are due to a hand, known ones at this end."""
        side = RED if self._owed[RED] else GREEN
        log = self._log
        for card in cards:
            self._learn(side, card, 1)
            log.push(card)
        self._owed[side] = 0
        log.push(side)
        log.push(len(cards))
        log.push(DRAW)
        log.push(DEALT)
        for card in cards:
            if card != HIDDEN_CARD and self._unseen(card) < 0:
                self.undo()
                raise Illegal("draw: there are only %d %s" % (DECK[card], CARD_NAMES[card]))

    def _unseen(self, kind: int) -> int:
        """Return how many cards of a kind are not seen in hands or discards here."""
        return DECK[kind] - self.discards[kind] - self.hands[RED][kind] - self.hands[GREEN][kind]

    def _learn(self, side: int, card: int, times: int):
        """Make a hidden card of a hand a known one; `times` -1 hides it again."""
        if card != HIDDEN_CARD:
            self.hidden[side] -= times
            self.hands[side][card] += times

    def undo(self):
        """Take back the last action or event and return it. Raises Illegal at the start."""
        log = self._log
        if log.size and log.peek(0) == DEALT:
            log.pop()
            if log.pop() == DRAW:
                return self._undo_draw()
            self.shuffles = 0
            return shuffled(CARDS)
        done = super().undo()
        if isinstance(done, int):
            return done
        self.shuffles -= 1
        return bytes([SHUFFLE]) + done

    def _undo_draw(self) -> bytes:
        log = self._log
        event = bytearray(1 + log.pop())
        side = log.pop()
        event[0] = DRAW
        for i in range(len(event) - 1, 0, -1):
            event[i] = log.pop()
            self._learn(side, event[i], -1)
        self._owed[side] = len(event) - 1
        return bytes(event)

    def _put_discards_back(self, pile: bytes):
        for kind in range(CARD_KINDS - 1, -1, -1):
            self.discards[kind] = self._log.pop()

    def _draw(self, side: int) -> int:
        self._owed[side] += 1
        return super()._draw(side)

    def _undraw(self, drawn: int):
        super()._undraw(drawn)
        self._owed[self.side] -= drawn

    # Acts of the other side, whose hand may hold any cards.

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to into[0:n]; return n."""
        return 0 if self.to_act() == CHANCE else super().legal(into)

    def illegal_reason(self, action: int) -> int:
        """Return 0 if the action is legal with some hand, else the code of a reason against it."""
        if self.to_act() == CHANCE:
            return CHANCE_IS_DUE
        return super().illegal_reason(action)

    def _pass_illegal_reason(self) -> int:
        # A hand of eight always has a legal act, whatever its cards are.
        reason = super()._pass_illegal_reason()
        return MUST_ACT if reason == HAND_UNKNOWN else reason

    def _play_illegal_reason(self, action: int) -> int:
        reason = super()._play_illegal_reason(action)
        if reason == NOT_HELD and self._may_hold(CARD[action], COST[action]):
            reason = self._movement_illegal_reason(action)
        return reason

    def _may_hold(self, kind: int, number: int) -> bool:
        """Return whether the side to act may have so many cards of a kind."""
        if self.side in self.seats:
            return super()._may_hold(kind, number)
        return self.hidden[self.side] >= number and self._unseen(kind) >= number

    def shown(self, action: int) -> str:
        """Return the words of the cards from a hand that an action shows: "W2", "K1,K1", ""."""
        return ",".join([CARD_NAMES[CARD[action]]] * COST[action]) if COST[action] else ""

    def make(self, action: int):
        """Play an action that `legal` listed, without a check."""
        self._show(action, 1)
        super().make(action)

    def _undo_play(self, action: int):
        super()._undo_play(action)
        self._show(action, -1)

    def _show(self, action: int, times: int):
        if self.side not in self.seats and COST[action]:
            self._learn(self.side, CARD[action], times * COST[action])

    # Cards in text and in the full game.

    def word(self, card: int) -> str:
        """Return the word of a card."""
        return CARD_NAMES[card]

    def lay(self, full: Game, number: int, cards: bytes):
        """Deal a deck, top card first, in the full game; the first deck is number 0."""
        if number:
            full.apply_chance(cards)
            return
        for side in _SIDES:
            hand = full.hands[side]
            for kind in range(CARD_KINDS):
                hand[kind] = 0
            for kind in cards[HAND * side : HAND * (side + 1)]:
                hand[kind] += 1
        full.put_pile(cards[2 * HAND :])


def _shuffle(counts) -> str:
    """Return the request to shuffle a number of cards of each kind."""
    kinds = [kind for kind in range(CARD_KINDS) for _ in range(counts[kind])]
    return "shuffle pile " + ",".join([CARD_NAMES[kind] for kind in kinds])

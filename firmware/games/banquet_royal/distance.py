"""Banquet Royal at a distance: a game whose cakes are opened one by one."""

from base import Rng
from games import CHANCE, Illegal
from games.banquet_royal.game import Game
from games.banquet_royal.phases import CHANCE_IS_DUE, CLOSE
from games.banquet_royal.position import CAKE_LETTERS, CAKES_EACH, CAKES_IN_PLAY, HIDDEN_CAKE
from games.distance import (
    CAST,
    DEALT,
    OPEN,
    SHUFFLE,
    answered,
    cards_text,
    shuffled,
)

_BOX = bytes([kind for kind in range(HIDDEN_CAKE) for _ in range(CAKES_EACH)])


class Distant(Game):
    """Game of which this end knows what every player sees.

    seats      the players at this end
    seed       of the public random numbers: who begins, the kingdom, the pawns
    shuffles   the number of shuffles so far
    """

    CARDS = HIDDEN_CAKE  # kinds
    DECKS = 1  # before the first turn
    shuffles = 0

    def begin(self, players: int, seats, seed: int):
        """Set up an empty table; every cake is unknown until the dealer opens it."""
        self.seats = seats
        self.seed = seed
        self.start(players, Rng(seed))
        for i in range(CAKES_IN_PLAY):
            self.cakes[i] = HIDDEN_CAKE

    def to_act(self) -> int:
        """Return the player to act, CHANCE if the dealer owes something, or OVER."""
        if not self.shuffles or self._has_unknown_cake():
            return CHANCE
        return super().to_act()

    def due(self) -> str:
        """Return what the dealer owes: "open cakes 1", "cast 1 6"; "" for nothing."""
        if not self.shuffles:
            return "shuffle cakes " + cards_text(self, _BOX)
        if self._has_unknown_cake():
            return "open cakes 1"
        return "cast 1 6" if self.to_act() == CHANCE else ""

    def _has_unknown_cake(self) -> bool:
        """Return whether the cake of this turn's feast is not opened."""
        return self.cakes_of[self.player][HIDDEN_CAKE] > 0

    def apply_chance(self, event: bytes):
        """Apply what the dealer answers. Raises Illegal unless it answers what is due."""
        verb = answered(self, event)
        if verb == CAST:
            super().apply_chance(event[1:])
            return
        if verb == SHUFFLE:
            self.shuffles = 1
        else:
            self._check(event[1])
            self.give_cake(HIDDEN_CAKE, -1)
            self.cakes[self.cakes_size] = event[1]
            self._take_cake(event[1])
        self._log.push(verb)
        self._log.push(DEALT)

    def _check(self, kind: int):
        """Raise Illegal if all cakes of a kind were opened before."""
        if sum([cakes[kind] for cakes in self.cakes_of]) == CAKES_EACH:
            raise Illegal("open: there are only %d '%s'" % (CAKES_EACH, CAKE_LETTERS[kind]))

    def undo(self):
        """Take back the last action or event and return it. Raises Illegal at the start."""
        log = self._log
        if log.size and log.peek(0) == DEALT:
            log.pop()
            return self._undo_shuffle() if log.pop() == SHUFFLE else self._undo_open()
        done = super().undo()
        return done if isinstance(done, int) else bytes([CAST]) + done

    def _undo_shuffle(self) -> bytes:
        self.shuffles = 0
        return shuffled(len(_BOX))

    def _undo_open(self) -> bytes:
        kind = self.cakes[self.cakes_size]
        self.cakes[self.cakes_size] = HIDDEN_CAKE
        self.give_cake(kind, -1)
        self.give_cake(HIDDEN_CAKE, 1)
        self.phase = CLOSE
        return bytes([OPEN, kind])

    def _is_final(self, depth: int) -> bool:
        return self._log.peek(depth) == DEALT or super()._is_final(depth)

    def illegal_reason(self, action: int) -> int:
        """Return 0 if the action is legal, else the code of the first reason against it."""
        if self.to_act() == CHANCE:
            return CHANCE_IS_DUE
        return super().illegal_reason(action)

    def shown(self, _action: int) -> str:
        """Return "": no player has a hand."""
        return ""

    # Cakes in text and in the full game.

    def word(self, card: int) -> str:
        """Return the letter of a cake."""
        return CAKE_LETTERS[card]

    def lay(self, full: Game, _number: int, cards: bytes):
        """Put the cakes of the deck, the next one first, in the full game."""
        for i in range(CAKES_IN_PLAY):
            full.cakes[CAKES_IN_PLAY - 1 - i] = cards[i]

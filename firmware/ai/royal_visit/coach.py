"""Luck and choice in Royal Visit: the cards drawn, and the deal.

Nobody sees a draw before its player's next turn, and the other player's turn doesn't depend on it.
So its luck is taken at that next turn: the worth of the best turn with the hand, less the mean over
hands in which cards drawn at random from the same pile stand in for those that were drawn. All
these hands were equally likely. A draw over a shuffle is left out.
"""

from micropython import const

from ai import coach
from ai.coach import mixed, rounded
from ai.network import WHOLE_WIN
from ai.royal_visit.levels import Sovereign
from base import Rng
from games.royal_visit.game import Game
from games.royal_visit.plays import CARD_KINDS, CARDS, END, FOUNTAIN, GREEN, HAND, RED, WIZARD

_COURT = bytes([FOUNTAIN - 2, FOUNTAIN, FOUNTAIN + 2])  # the first three pieces at the start
_THOUSANDTH = const(32)  # of WHOLE_WIN


class Luck(coach.Luck):
    """Judge of the turns of a game, from its start on."""

    def __init__(self, game: Game, samples: int) -> None:
        super().__init__(game, samples)
        self._begun = False
        self._best = 0
        # For each side the cards that were kept, and those of which the others were drawn.
        self._draws: list = [None, None]
        dealt = game.pile_size == CARDS - 2 * HAND and game.pieces[:WIZARD] == _COURT
        if samples and dealt and not game.turn_length:
            for side in (RED, GREEN):
                drawn_from = bytearray(game.hands[side])
                self._add_pile(drawn_from)
                self._draws[side] = (bytes(CARD_KINDS), drawn_from)

    def judge(self, history):
        """Judge the next action of a history. Yields between bounded steps."""
        action = history.ahead[-1]
        game = self._game
        side = game.side
        if not game.turn_length or not self._begun:
            view = game.view(side)
            self._best = yield from _worth(view)
            expected = self._best
            if self._draws[side]:
                expected = yield from self._mean(view)
            self.luck = self._best - expected
            if not self._begun:
                self._begun = True
                self.start = expected
        if action == END:
            played = _THOUSANDTH * Sovereign(game.view(side), None).worth
            self._note_draw(side)
        else:
            game.make(action)
            winners = game.winners()
            game.undo()
            if not winners:
                return
            played = WHOLE_WIN * (winners >> side & 1)
        self.given = max(self._best - played, 0)

    def _add_pile(self, counts: bytearray) -> None:
        for i in range(self._game.pile_size):
            counts[self._game.pile[i]] += 1

    def _note_draw(self, side: int) -> None:
        """Note what the refill after this turn draws from."""
        game = self._game
        self._draws[side] = None
        if self._samples and game.pile_size > HAND - game.hand_size(side):
            drawn_from = bytearray(CARD_KINDS)
            self._add_pile(drawn_from)
            self._draws[side] = (bytes(game.hands[side]), drawn_from)

    def _mean(self, view: Game):
        """Return the mean worth over other hands. Changes the hand of the view."""
        hand = view.hands[view.side]
        kept, drawn_from = self._draws[view.side]
        drawn = sum(hand) - sum(kept)
        rng = Rng(mixed(kept + drawn_from + view.pieces))
        total = 0
        for _ in range(self._samples):
            hand[:] = kept
            for kind in rng.shuffled(drawn_from)[:drawn]:
                hand[kind] += 1
            total += yield from _worth(view)
        return rounded(total, self._samples)


def _worth(view: Game):
    """Return the worth of the best turn."""
    yield  # this takes 13 KB, and the step before ended another thought
    thinker = Sovereign(view, None)
    while not thinker.step():
        yield
    return _THOUSANDTH * thinker.worth

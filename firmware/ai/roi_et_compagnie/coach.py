"""Luck and choice in Roi & Compagnie: dice, and the cards that come into the row.

The keeping of dice is computed exactly, so the luck of a cast is the worth after it less the worth
before it. The luck of new cards is taken when the next turn begins: a judgement of the row, less
its mean over rows with other cards of the same piles in their place.
"""

from array import array

from micropython import const

from ai import coach
from ai.coach import mixed, rounded
from ai.roi_et_compagnie.keeping import Keeping
from ai.roi_et_compagnie.levels import Sovereign
from base import Rng
from games.roi_et_compagnie.cards import INHABITANTS
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY, PLACES, ROLL_ALL, is_roll

# The worth before the first cast is computed after it: one more roll back from the same worths.
_LATER = const(-2)


class _Turn(Sovereign):
    """Rater of the row in the turn that begins."""

    def expected(self, row: bytearray, penalty: int):
        """Return the judgement of the turn with a row and a top penalty. Yields between steps."""
        game = self._game
        game.row[:] = row
        game.penalties[game.penalties_size - 1] = penalty
        least = self.worth_of(PENALTY)
        yield False
        worths = array("H", bytes(2 * PLACES))
        for place in range(PLACES):
            yield from self.rate_place(worths, place)
        return self.mean(worths, least)


class Luck(coach.Luck):
    """Judge of the turns of a game, from its start on."""

    def __init__(self, game: Game, samples: int) -> None:
        super().__init__(game, samples)
        self._turn = None  # the rater of the turn that goes on
        self._expected = -1  # the worth before the dice that were cast last; -1 if unknown, _LATER
        dealt = samples > 0 and game.pile_size == INHABITANTS - PLACES
        self._drawn = PLACES if dealt else 0  # cards of the row
        self._turned_up = self._drawn > 0  # whether the top penalty is new

    def judge(self, action: int):
        """Judge an action that is about to be played. Yields between bounded steps."""
        game = self._game
        if not self._turn or not game.dice[0]:
            yield from self._begin()
        turn = self._turn
        if not game.dice[0]:
            self._expected = _LATER
            return
        keeping = Keeping(game.dice)
        if game.rolls:
            yield from keeping.evaluate(turn.worths, game.row, game.rolls)
        best = max(turn.worths[turn.best_now(game)], keeping.best)
        if is_roll(action):
            played = keeping.of[ROLL_ALL & ~action]
        else:
            yield from turn.rate(action)
            played = turn.rated
            self._note_cards(action)
        self.given += max(best - played, 0)
        if self._expected == _LATER:
            yield from keeping.look_ahead()
            yield from keeping.compare()
            self._expected = keeping.of[0]
        if self._expected >= 0:
            self.luck += best - self._expected
        self._expected = played

    def _begin(self):
        """Rate the cards of a turn, and take the luck of those that are new."""
        game = self._game
        first = self._turn is None
        turn = _Turn(game.view(game.player), None)
        yield from turn.read()
        worth = expected = yield from turn.expected(game.row, game.penalties[_top(game)])
        if self._drawn and self._samples:
            expected = yield from self._mean(turn)
            self.luck += worth - expected
        if first:
            self.start = expected
        turn = self._turn = _Turn(game.view(game.player), None)
        yield from turn.rate_all()

    def _mean(self, turn: _Turn):
        """Return the mean judgement over other cards in place of those that are new."""
        game = self._game
        row = bytearray(game.row)
        cards = bytearray(sorted(row[: self._drawn] + game.pile[: game.pile_size]))
        penalties = sorted(game.penalties[: game.penalties_size])
        rng = Rng(mixed(cards + row + game.sizes))  # the first cards are the same in all games
        penalty = game.penalties[_top(game)]
        total = 0
        for _ in range(self._samples):
            rng.shuffle(cards, len(cards))
            row[: self._drawn] = cards[: self._drawn]
            if self._turned_up:
                penalty = penalties[rng.below(len(penalties))]
            total += yield from turn.expected(row, penalty)
        return rounded(total, self._samples)

    def _note_cards(self, action: int) -> None:
        """Note how many cards this action brings into the row."""
        game = self._game
        pile = game.pile_size
        game.make(action)
        self._drawn = pile - game.pile_size
        game.undo()
        self._turned_up = action == PENALTY


def _top(game: Game) -> int:
    return game.penalties_size - 1

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

# The worth before the first cast is computed after it, with the keeps of all casts.
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
        self._keeps = []  # of the casts of the turn, the next one last: the best worth, and of each
        self._expected = -1  # the worth before the dice that were cast last; -1 if unknown, _LATER
        dealt = samples > 0 and game.pile_size == INHABITANTS - PLACES
        self._drawn = PLACES if dealt else 0  # cards of the row
        self._turned_up = self._drawn > 0  # whether the top penalty is new

    def judge(self, history):
        """Judge the next action of a history. Yields between bounded steps."""
        action = history.ahead[-1]
        game = self._game
        if not self._turn or not game.dice[0]:
            yield from self._begin()
        turn = self._turn
        if not game.dice[0]:
            self._expected = _LATER
            return
        if not self._keeps:
            yield from self._compare(history)
        best, worths = self._keeps.pop()
        best = max(turn.worths[turn.best_now(game)], best)
        if is_roll(action):
            played = worths[ROLL_ALL & ~action]
        else:
            yield from turn.rate(action)
            played = turn.rated
            self._note_cards(action)
        self.given += max(best - played, 0)
        if self._expected >= 0:
            self.luck += best - self._expected
        self._expected = played

    def _compare(self, history):
        """Compare the keeps of all casts of the turn, from the last one back, a roll at a time."""
        game = self._game
        casts = [bytes(game.dice)]
        while len(history.ahead) > 1 and is_roll(history.ahead[-1]):
            history.redo()
            history.redo()
            casts.append(bytes(game.dice))
        for _ in range(2 * len(casts) - 2):
            history.undo()
        keeping = Keeping()
        yield from keeping.rate_row(self._turn.worths, game.row)
        for rolls in range(game.rolls + 1):
            if rolls > 1:
                yield from keeping.look_ahead()
            if game.rolls - rolls < len(casts):
                if rolls:
                    yield from keeping.compare(casts[game.rolls - rolls])
                self._keeps.append((keeping.best, keeping.of))
        if self._expected == _LATER:
            yield from keeping.look_ahead()
            yield from keeping.compare(casts[0])
            self._expected = keeping.of[0]
        keeping.clear()

    def _begin(self):
        """Rate the cards of a turn, and take the luck of those that are new."""
        game = self._game
        first = self._turn is None
        turn = _Turn(game.view(game.player), None)
        yield from turn.read()
        worth = expected = yield from turn.expected(
            game.row, game.penalties[game.penalties_size - 1]
        )
        if self._drawn and self._samples:
            expected = yield from self._mean(turn)
            self.luck += worth - expected
        if first:
            self.start = expected
        turn = self._turn = _Turn(game.view(game.player), None)
        self._keeps = []
        yield from turn.rate_all()

    def _mean(self, turn: _Turn):
        """Return the mean judgement over other cards in place of those that are new."""
        game = self._game
        row = bytearray(game.row)
        cards = bytearray(sorted(row[: self._drawn] + game.pile[: game.pile_size]))
        penalties = sorted(game.penalties[: game.penalties_size])
        rng = Rng(mixed(cards + row + game.sizes))  # the first cards are the same in all games
        penalty = game.penalties[game.penalties_size - 1]
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

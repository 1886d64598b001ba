"""Luck and choice in Banquet Royal: the die, and the cakes.

Both have few faces, so nothing is drawn at random: the luck of a die is the worth of the best walk
with its number less the mean over all numbers, that of a cake likewise.
"""

from ai import coach
from ai.banquet_royal.levels import Sovereign, mean_worth
from games.banquet_royal import phases
from games.banquet_royal.game import Game
from games.banquet_royal.position import STAY

_WORDS = (phases.ROLL, phases.HOLD, phases.DONE)  # the actions that can't be taken back


class _Planner(Sovereign):
    """The sovereign, who looks one ply deep, as `_Judge` does."""

    TWO_PLIES = 1


class _Judge(Sovereign):
    """Judge of one of `_WORDS`, as the next action.

    share    the share of the win with it
    walks    for ROLL: the best walk for each number
    cakes    for HOLD: the share with each kind of cake
    """

    def __init__(self, view: Game, action: int):
        super().__init__(view, None)
        self.share = 0
        self.walks = []
        self.cakes = self._evaluator.cakes
        self._action = action

    def _think(self):
        evaluator = self._evaluator
        yield from evaluator.measure()
        evaluator.see()
        if self._action == phases.ROLL:
            self.walks = yield from evaluator.best_walks()
            self.share = mean_worth(self.walks)
        elif self._action == phases.HOLD:
            self.share = evaluator.feast_worth(self._game.princess)
        else:
            self.share = evaluator.worth()


class Luck(coach.Luck):
    """Judge of the turns of a game, from its start on."""

    def __init__(self, game: Game, samples: int) -> None:
        super().__init__(game, samples)
        self._begun = False
        self._best = -1  # the worth of the best act; -1 if nothing is to be chosen
        self._walks = []  # of the die that was cast last

    def judge(self, history):
        """Judge the next action of a history. Yields between bounded steps."""
        action = history.ahead[-1]
        game = self._game
        phase = game.phase
        if self._walks:
            walk = self._walks[0 if game.die == STAY else game.die]
            self.luck += walk[0] - mean_worth(self._walks)
            self._walks = []
        if not game.cakes_size:
            return  # the last cake was taken: nothing counts any more
        free = phase != phases.CLOSE and (phase != phases.LIFT or action != phases.ROLL)
        if self._best < 0 and free:
            self._best = yield from self._best_share()
        if action not in _WORDS or (self._best < 0 and action != phases.ROLL):
            return
        judge = yield from _judged(game.view(game.player), action)
        self._walks = judge.walks
        if self._best >= 0:
            self.given += max(self._best - judge.share, 0)
        if action == phases.HOLD and self._samples:
            self.luck += judge.cakes[game.cakes[game.cakes_size - 1]] - judge.share
        if not self._begun:
            self._begun = True
            self.start = max(self._best, judge.share)
        self._best = -1

    def _best_share(self):
        """Return the share of the win with the best actions up to one of `_WORDS`."""
        view = self._game.view(self._game.player)
        planner = _Planner(view, None)
        while not planner.step():
            yield
        actions = list(planner.choice)
        while actions[0] not in _WORDS:
            view.play(actions.pop(0))
        return (yield from _judged(view, actions[0])).share


def _judged(view: Game, action: int):
    """Return the judge of an action, which has judged."""
    judge = _Judge(view, action)
    while not judge.step():
        yield
    return judge

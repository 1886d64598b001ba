"""What it is worth to end a turn: with each inhabitant of the row, in the best way, or without."""

from micropython import const

from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import PENALTY, PLACES, TO_PLAYER, WITHOUT_LOCATION, take
from games.roi_et_compagnie.cards import APPRENTICE, ELF, POINTS, race
from games.roi_et_compagnie.game import Game

POINT = 1024  # what a point is worth

_TURN = const(4096)  # what one more turn is worth
_ELF = const(1024)  # what an Elf on top is worth, which brings one more roll
_DECIDED = const(1 << 20)
_NEVER = const(-1 << 25)


class Taking:
    """Weighs what the player to act could take, as if the dice fitted.

    actions    for each place that was weighed the best action that takes its inhabitant
    worths     and what that is worth
    penalty    what the penalty is worth
    """

    def __init__(self, game: Game):
        self._game = game
        self._scores = [game.score(player) for player in range(game.players)]
        self._rival = self._best_of_others(self._scores)
        self.actions = bytearray([PENALTY] * PLACES)
        self.worths = [_NEVER] * PLACES
        points = game.penalties[game.penalties_size - 1]
        ends = game.penalties_size == 1 or game.pile_size == 1
        self.penalty = self._worth(-points, self._rival, ends)

    def weigh(self, place: int):
        """Weigh all ways to take the inhabitant at a place."""
        for how in range(TO_PLAYER + self._game.players):
            if not self._game.refuse_how(place, how):
                worth = self._way(place, how)
                if worth > self.worths[place]:
                    self.worths[place] = worth
                    self.actions[place] = take(place, how)

    def best(self) -> tuple:
        """The best that the dice allow now: what it is worth, and the action."""
        fitting = [place for place in range(PLACES) if offers.fits(self._game, place)]
        if not fitting:
            return self.penalty, PENALTY
        return max([(self.worths[place], self.actions[place]) for place in fitting])

    def _way(self, place: int, how: int) -> int:
        game = self._game
        meant = game.meant(place)
        gain = more = 0
        comers = 1
        rival = self._rival
        ends = False
        if meant != place:
            gain = POINTS[game.row[place]]
            comers = 2 if meant < PLACES else 1
        if meant < PLACES:
            kind = game.row[meant]
            if how >= TO_PLAYER:
                scores = self._scores[:]
                scores[how - TO_PLAYER] -= POINTS[kind]
                rival = self._best_of_others(scores)
            else:
                gain += offers.points(game, kind)
                more = _TURN if race(kind) == APPRENTICE else _ELF if race(kind) == ELF else 0
                if how != WITHOUT_LOCATION and game.matches(meant):
                    gain += offers.top(game, meant)
                    ends = game.locations[meant] == 1
        return self._worth(gain, rival, ends or game.pile_size <= comers) + more

    def _worth(self, gain: int, rival: int, ends: bool) -> int:
        """What so many points are worth if the best of the others then has `rival`."""
        worth = POINT * (gain + self._rival - rival)
        if not ends:
            return worth
        mine = self._scores[self._game.player] + gain
        return worth + (_DECIDED if mine > rival else -_DECIDED)

    def _best_of_others(self, scores: list) -> int:
        me = self._game.player
        return max([scores[player] for player in range(len(scores)) if player != me])

"""Worths of the cards that the player to act of Roi & Compagnie could take.

For the levels that aim for the best inhabitants, without a network.
"""

from micropython import const

from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import APPRENTICE, ELF, POINTS, race_of
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PENALTY, PLACES, TO_PLAYER, WITHOUT_LOCATION, take

POINT = const(1024)  # worth of a point
_TURN = const(4096)  # worth of one more turn
_ELF = const(1024)  # worth of an Elf on top, which gives one more roll
_DECIDED = const(1 << 20)  # worth of a won game
NEVER = const(-1 << 25)  # below any worth


class Taking:
    """Worths of the cards that the player to act could take, as if the dice fitted.

    actions    for each rated place the best action that takes its inhabitant
    worths     for each rated place the worth of this action
    penalty    the worth of the penalty
    """

    def __init__(self, game: Game):
        self._game = game
        self._scores = [game.score(player) for player in range(game.players)]
        self._rival = self._best_of_others(self._scores)
        self.actions = bytearray([PENALTY] * PLACES)
        self.worths = [NEVER] * PLACES
        points = game.penalties[game.penalties_size - 1]
        ends = game.penalties_size == 1 or game.pile_size == 1
        self.penalty = self._worth(-points, self._rival, ends)

    def rate(self, place: int):
        """Rate all ways to take the inhabitant at a place."""
        for how in range(TO_PLAYER + self._game.players):
            if not self._game.take_illegal_reason(place, how):
                worth = self._way_worth(place, how)
                if worth > self.worths[place]:
                    self.worths[place] = worth
                    self.actions[place] = take(place, how)

    def best(self) -> tuple:
        """Return the best worth that the dice allow now, and its action."""
        fitting = [place for place in range(PLACES) if position.dice_fit(self._game, place)]
        if not fitting:
            return self.penalty, PENALTY
        return max([(self.worths[place], self.actions[place]) for place in fitting])

    def _way_worth(self, place: int, how: int) -> int:
        game = self._game
        target = game.target(place)
        gain = more = 0
        drawn = 1
        rival = self._rival
        ends = False
        if target != place:
            gain = POINTS[game.row[place]]
            drawn = 2 if target < PLACES else 1
        if target < PLACES:
            kind = game.row[target]
            if how >= TO_PLAYER:
                scores = self._scores[:]
                scores[how - TO_PLAYER] -= POINTS[kind]
                rival = self._best_of_others(scores)
            else:
                gain += position.offer_points(game, kind)
                more = _TURN if race_of(kind) == APPRENTICE else _ELF if race_of(kind) == ELF else 0
                if how != WITHOUT_LOCATION and game.is_home(target):
                    gain += position.top_location(game, target)
                    ends = game.locations[target] == 1
        return self._worth(gain, rival, ends or game.pile_size <= drawn) + more

    def _worth(self, gain: int, rival: int, ends: bool) -> int:
        """Return the worth of gained points if the best other player then has `rival` points."""
        worth = POINT * (gain + self._rival - rival)
        if not ends:
            return worth
        mine = self._scores[self._game.player] + gain
        return worth + (_DECIDED if mine > rival else -_DECIDED)

    def _best_of_others(self, scores: list) -> int:
        me = self._game.player
        return max([scores[player] for player in range(len(scores)) if player != me])

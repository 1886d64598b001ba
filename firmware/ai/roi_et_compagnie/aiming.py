"""Levels of Roi & Compagnie that know the exact chances and keep the best dice for them.

Six dice are worth as much as the best inhabitant whose need they meet. A need is about numbers or
about colours. The player evaluates both kinds separately, and aims for the better one without
counting on the other.
"""

from micropython import const

from ai.roi_et_compagnie.casting import Casting, alike, coloured, shown
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import (
    APPRENTICE,
    ELF,
    POINTS,
    met_by_colours,
    met_by_numbers,
    race_of,
)
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import (
    PENALTY,
    PLACES,
    ROLL_ALL,
    TO_PLAYER,
    WITHOUT_LOCATION,
    take,
)

_LOOKAHEAD = const(2)  # rolls
_MASKS = const(4)  # masks of dice to keep compared in one step

_POINT = const(1024)  # worth of a point
_TURN = const(4096)  # worth of one more turn
_ELF = const(1024)  # worth of an Elf on top, which gives one more roll
_DECIDED = const(1 << 20)  # worth of a won game
_NEVER = const(-1 << 25)  # below any worth
_OFFSET = const(1 << 25)  # added to the worth of dice, so that it is never negative


class Aiming:
    """Thinker for the next action. A level is a subclass with its whim:

    WHIM    the most points by which it overrates an inhabitant, at random in each decision
    """

    WHIM = 0

    def __init__(self, view: Game, rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view
        self._rng = rng
        self._taking = Taking(view)
        self._best = 0
        self._met = met_by_numbers
        self._wanted = []  # (worth, inhabitant) of the running kind of need, best first
        self._work = self._think()

    def step(self) -> bool:
        """Do one bounded piece of work; True once the choice is made."""
        return next(self._work, True)

    def _think(self):
        game = self._game
        if not game.dice[0]:
            return
        for place in range(PLACES):
            self._taking.rate(place)
            self._taking.worths[place] += self._rng.below(_POINT * self.WHIM + 1)
            yield False
        self._best, action = self._taking.best()
        self.choice = bytes([action])
        if game.rolls:
            yield from self._compare_keeps(False)
            self._met = met_by_colours
            yield from self._compare_keeps(True)

    def _compare_keeps(self, by_colour: bool):
        """Compare all keeps for the needs about numbers, or about colours."""
        game = self._game
        worths = self._taking.worths
        wanted = [(worths[p], game.row[p]) for p in range(PLACES)]
        self._wanted = sorted([w for w in wanted if coloured(w[1]) == by_colour], reverse=True)
        kinds = bytes([kind for _, kind in self._wanted])
        casting = Casting(alike(kinds, by_colour), min(game.rolls, _LOOKAHEAD), self._worth)
        while not casting.step():
            yield False
        faces = shown(game.dice, by_colour)
        for mask in range(ROLL_ALL):
            worth = casting.of(faces, mask) - _OFFSET
            if worth > self._best:
                self._best = worth
                self.choice = bytes([ROLL_ALL & ~mask])
            if mask % _MASKS == 0:
                yield False

    def _worth(self, counts: bytearray) -> int:
        """Return the worth of six dice with these counts of each number, or colour."""
        for worth, kind in self._wanted:
            if self._met(kind, counts):
                return _OFFSET + worth
        return _OFFSET + self._taking.penalty


class Courtier(Aiming):
    """Overrates each inhabitant by up to ten points."""

    WHIM = 10


class Chancellor(Aiming):
    """Has no whim."""


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
        self.worths = [_NEVER] * PLACES
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
        worth = _POINT * (gain + self._rival - rival)
        if not ends:
            return worth
        mine = self._scores[self._game.player] + gain
        return worth + (_DECIDED if mine > rival else -_DECIDED)

    def _best_of_others(self, scores: list) -> int:
        me = self._game.player
        return max([scores[player] for player in range(len(scores)) if player != me])

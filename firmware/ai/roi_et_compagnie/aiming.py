"""Levels of Roi & Compagnie that know the exact chances and keep the best dice for them.

Six dice are worth as much as the best inhabitant whose need they meet. A need is about numbers or
about colours. The player evaluates both kinds separately, and aims for the better one without
counting on the other.
"""

from micropython import const

from ai.roi_et_compagnie.casting import Casting, alike, coloured, shown
from ai.roi_et_compagnie.taking import NEVER, POINT, Taking
from games.roi_et_compagnie.cards import met_by_colours, met_by_numbers
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PLACES, ROLL_ALL

_LOOKAHEAD = const(2)  # rolls
_MASKS = const(4)  # masks of dice to keep compared in one step
_OFFSET = -NEVER  # added to the worth of dice, so that it is never negative


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
            self._taking.worths[place] += self._rng.below(POINT * self.WHIM + 1)
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

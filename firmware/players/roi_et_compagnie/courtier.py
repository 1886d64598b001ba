"""The courtier: knows the chances, and keeps the dice that promise most.

What six dice are worth is what the best inhabitant brings whose need they meet. Needs look at
numbers or at colours, never at both: it goes after the ones or the others, whatever promises more,
and doesn't count on luck with the rest.
"""

from micropython import const

from games.roi_et_compagnie.actions import PLACES, ROLL_ALL
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.needs import met_by_colours, met_by_numbers
from players.roi_et_compagnie.casting import Casting
from players.roi_et_compagnie.faces import alike, coloured, shown
from players.roi_et_compagnie.taking import Taking

_FAR = const(2)  # so many rolls are looked ahead
_MASKS = const(4)  # of dice to keep, looked at in a step
_LEVEL = const(1 << 25)  # added to what dice are worth, which then is never below 0


class Thinker:
    """Decides the next act."""

    def __init__(self, view: Game, _rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view
        self._taking = Taking(view)
        self._best = 0
        self._met = met_by_numbers
        self._wanted = []  # (worth, kind) of those who look at numbers, or at colours, best first
        self._work = self._think()

    def step(self) -> bool:
        """Think a little; True once the choice is made."""
        return next(self._work, True)

    def _think(self):
        game = self._game
        if not game.dice[0]:
            return
        for place in range(PLACES):
            self._taking.weigh(place)
            yield False
        self._best, action = self._taking.best()
        self.choice = bytes([action])
        if game.rolls:
            yield from self._look(False)
            self._met = met_by_colours
            yield from self._look(True)

    def _look(self, by_colour: bool):
        """Look at all there is to keep for the numbers, or the colours, of the dice."""
        game = self._game
        worths = self._taking.worths
        wanted = [(worths[p], game.row[p]) for p in range(PLACES)]
        self._wanted = sorted([w for w in wanted if coloured(w[1]) == by_colour], reverse=True)
        kinds = bytes([kind for _, kind in self._wanted])
        casting = Casting(alike(kinds, by_colour), min(game.rolls, _FAR), self._worth)
        while not casting.step():
            yield False
        faces = shown(game.dice, by_colour)
        for mask in range(ROLL_ALL):
            worth = casting.of(faces, mask) - _LEVEL
            if worth > self._best:
                self._best = worth
                self.choice = bytes([ROLL_ALL & ~mask])
            if mask % _MASKS == 0:
                yield False

    def _worth(self, counts: bytearray) -> int:
        """What dice are worth that show so many of each number, or colour."""
        for worth, kind in self._wanted:
            if self._met(kind, counts):
                return _LEVEL + worth
        return _LEVEL + self._taking.penalty

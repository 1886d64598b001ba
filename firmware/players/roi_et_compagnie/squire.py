"""The squire: goes after whoever lacks the fewest dice, and takes the first one that it can get."""

from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import PLACES, ROLL_ALL
from games.roi_et_compagnie.game import Game
from players.roi_et_compagnie.aims import Aim
from players.roi_et_compagnie.taking import Taking


class Thinker:
    """Decides the next act; looks at one inhabitant at each step."""

    def __init__(self, view: Game, rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view
        self._rng = rng
        self._taking = Taking(view)
        self._place = 0 if view.dice[0] else PLACES + 1
        self._least = (PLACES + 1, 0, 0)  # missing dice, a whim, those to roll

    def step(self) -> bool:
        """Look at the next inhabitant; True once the choice is made."""
        if self._place < PLACES:
            self._look(self._place)
        elif self._place == PLACES:
            self._choose()
        self._place += 1
        return self._place > PLACES

    def _look(self, place: int):
        self._taking.weigh(place)
        if not offers.fits(self._game, place):
            aim = Aim(self._game.row[place], self._game.dice)
            least = (aim.missing, self._rng.below(PLACES), ROLL_ALL & ~aim.keep)
            self._least = min(self._least, least)

    def _choose(self):
        worth, action = self._taking.best()
        roll = self._least[-1]
        if worth <= 0 and self._game.rolls and roll:
            action = roll
        self.choice = bytes([action])

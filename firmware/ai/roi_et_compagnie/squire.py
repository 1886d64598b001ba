"""Squire of Roi & Compagnie: aims for the inhabitant that needs the fewest more dice.

It takes an inhabitant as soon as the dice fit one.
"""

from micropython import const

from ai.roi_et_compagnie.casting import coloured, shown
from ai.roi_et_compagnie.taking import Taking
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import (
    BURGHER,
    CHAMPIKOBOLD,
    COLOURS,
    DICE,
    DWARF,
    ELF,
    HYPNOTIST,
    ORC,
    RACE,
    need,
)
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position import PLACES, ROLL_ALL

_SETS = const(3)  # in the need of an Orc
_LOW = const(2)  # six dice of at most 2 meet the need of the Hypnotist
_HIGH = const(5)  # six dice of at least 5 meet the need of every Dragon


class Squire:
    """Thinker for the next action; rates one inhabitant in each step."""

    def __init__(self, view: Game, rng):
        self.choice = bytes([ROLL_ALL])
        self._game = view
        self._rng = rng
        self._taking = Taking(view)
        self._place = 0 if view.dice[0] else PLACES + 1
        self._least = (PLACES + 1, 0, 0)  # missing dice, random number, dice to roll

    def step(self) -> bool:
        """Rate the next inhabitant; True once the choice is made."""
        if self._place < PLACES:
            self._rate(self._place)
        elif self._place == PLACES:
            self._choose()
        self._place += 1
        return self._place > PLACES

    def _rate(self, place: int):
        self._taking.rate(place)
        if not position.dice_fit(self._game, place):
            aim = Aim(self._game.row[place], self._game.dice)
            least = (aim.missing, self._rng.below(PLACES), ROLL_ALL & ~aim.keep)
            self._least = min(self._least, least)

    def _choose(self):
        worth, action = self._taking.best()
        roll = self._least[-1]
        if worth <= 0 and self._game.rolls and roll:
            action = roll
        self.choice = bytes([action])


class Aim:
    """Dice to keep for the inhabitant `kind`, a quick estimate.

    keep      bit mask of the useful dice
    missing   the number of dice still needed
    """

    def __init__(self, kind: int, dice: bytearray):
        self.keep = 0
        self.missing = 0
        self._faces = list(shown(dice, coloured(kind)))
        race = RACE[kind]
        if coloured(kind):
            self._want_colours(kind)
        elif race == BURGHER:
            self._want_any([n for n in range(1, 7) if (n - need(kind, 0)) % 2 == 0])
        elif race == ELF:
            self._want_run(need(kind, 0))
        elif race == DWARF:
            self._want(need(kind, 1), need(kind, 0))
        elif race == ORC:
            self._want_sets([need(kind, i) for i in range(_SETS)])
        elif race == HYPNOTIST:
            self._want_any(range(1, _LOW + 1))
        else:
            self._want_any(range(_HIGH, 7))

    def _want(self, face: int, count: int):
        """Keep up to `count` dice with this face."""
        for die in range(DICE):
            if count and self._faces[die] == face:
                self.keep |= 1 << die
                count -= 1
        self.missing += count

    def _want_any(self, faces):
        """Keep all dice with one of these faces; all others are missing."""
        for die in range(DICE):
            if self._faces[die] in faces:
                self.keep |= 1 << die
            else:
                self.missing += 1

    def _want_colours(self, kind: int):
        if RACE[kind] == CHAMPIKOBOLD:
            self._want(self._most(range(COLOURS)), need(kind, 0))
            return
        for colour in range(COLOURS):
            self._want(colour, need(kind, colour))

    def _want_run(self, length: int):
        """Keep one die of each number in the run with the most numbers present."""
        best = 0
        for start in range(1, 8 - length):
            held = sum([n in self._faces for n in range(start, start + length)])
            if held >= best:
                best = held
                run = range(start, start + length)
        for number in run:
            self._want(number, 1)

    def _want_sets(self, sizes: list):
        """Keep the most frequent number for the largest set, and so on."""
        numbers = list(range(1, 7))
        for size in sizes:
            if size:
                number = self._most(numbers)
                numbers.remove(number)
                self._want(number, size)

    def _most(self, faces) -> int:
        """Return the most frequent of these faces."""
        best = faces[0]
        for face in faces:
            if self._faces.count(face) > self._faces.count(best):
                best = face
        return best

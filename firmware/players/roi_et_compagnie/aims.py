"""Which dice are of use to an inhabitant as they lie, and how many more it takes. At a glance."""

from micropython import const

from games.roi_et_compagnie.cards import BURGHER, CHAMPIKOBOLD, DWARF, ELF, HYPNOTIST, ORC, RACE
from games.roi_et_compagnie.dice import COLOURS, DICE
from games.roi_et_compagnie.needs import need
from players.roi_et_compagnie.faces import coloured, shown

_SETS = const(3)
_LOW = const(2)  # six of these are few enough for the Hypnotist
_HIGH = const(5)  # six of these are enough for any Dragon


class Aim:
    """What it takes to win the inhabitant `kind`, with `dice` on the table.

    keep      bit mask of the dice that are of use
    missing   how many more are needed
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
        """Keep up to `count` dice that show `face`."""
        for die in range(DICE):
            if count and self._faces[die] == face:
                self.keep |= 1 << die
                count -= 1
        self.missing += count

    def _want_any(self, faces):
        """Keep all dice that show one of these, and want no others."""
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
        """Keep one die of each number in the run that lacks the fewest."""
        best = 0
        for start in range(1, 8 - length):
            held = sum([n in self._faces for n in range(start, start + length)])
            if held >= best:
                best = held
                run = range(start, start + length)
        for number in run:
            self._want(number, 1)

    def _want_sets(self, sizes: list):
        """The largest set is of the number that shows most often, and so on."""
        numbers = list(range(1, 7))
        for size in sizes:
            if size:
                number = self._most(numbers)
                numbers.remove(number)
                self._want(number, size)

    def _most(self, faces) -> int:
        """The face, out of these, that shows most often."""
        best = faces[0]
        for face in faces:
            if self._faces.count(face) > self._faces.count(best):
                best = face
        return best

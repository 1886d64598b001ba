"""What is promised of a real Pico, and what was measured of it."""

from typing import NamedTuple

MOST = "at most"
LEAST = "at least"


class Budget(NamedTuple):
    """A promise: `what`, MOST or LEAST `limit` of that `unit`."""

    what: str
    bound: str
    limit: float
    unit: str


TITLE = Budget("power-on to the title on both panels and the lamps", MOST, 1000, "ms")
FREE = Budget("free heap in a match, of 229 KB", LEAST, 110, "KB")
BLOCK = Budget("largest free block in a match", LEAST, 48, "KB")
PRESS = Budget("from a press to the first changed byte of its panel, worst", MOST, 40, "ms")
FRAMES = Budget("frames of the lamps while they swell", LEAST, 50, "a second")
STILL = Budget("heap that 100 ticks in which nothing happens take", MOST, 0, "bytes")
SAVE = Budget("a save, worst", MOST, 60, "ms")


class Figure(NamedTuple):
    """What was measured for a budget; `where` tells the figures of one budget apart."""

    budget: Budget
    where: str
    value: float

    @property
    def kept(self) -> bool:
        """Whether the figure, rounded as it is shown, keeps to its budget."""
        value = round(self.value)
        limit = self.budget.limit
        return value <= limit if self.budget.bound == MOST else value >= limit


def row(figure: Figure) -> str:
    """Return a line: a figure beside what was promised."""
    what, bound, limit, unit = figure.budget
    name = f"{what} ({figure.where})" if figure.where else what
    verdict = "pass" if figure.kept else "FAIL"
    return f"{name:<88}{figure.value:>7.0f}  {bound} {limit:g} {unit:<9} {verdict}"

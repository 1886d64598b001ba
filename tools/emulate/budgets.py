"""Budgets of time and memory on a Pico, and the figures measured for them."""

from typing import NamedTuple

MOST = "at most"
LEAST = "at least"


class Budget(NamedTuple):
    """A budget: `what` must be MOST or LEAST `limit`, in `unit`."""

    what: str
    bound: str
    limit: float
    unit: str


# Each has its need in firmware/docs/memory-and-timing.md, "Frames".
TITLE = Budget("power-on to the title on both displays and the LEDs", MOST, 700, "ms")
DEAL = Budget("from the press that begins a match to the match", MOST, 1100, "ms")
FREE = Budget("free heap in a match, of the 201 KB of a Pico W", LEAST, 56, "KB")
BLOCK = Budget("largest free block in a match", LEAST, 28, "KB")
PRESS = Budget("from a press to the first changed byte of its display, worst", MOST, 80, "ms")
PRESS_MEDIAN = Budget("the same, median", MOST, 25, "ms")
PRESS_USUAL = Budget("the same, 95 of 100", MOST, 45, "ms")
PRESS_SAVING = Budget("the same while it saves or collects garbage, worst", MOST, 100, "ms")
FRAMES = Budget("frames of the LEDs in a wave", LEAST, 50, "a second")
STILL = Budget("heap allocated in 100 ticks in which nothing happens", MOST, 0, "bytes")
TICK = Budget("a tick outside saves, longest", MOST, 60, "ms")
TICK_SAVING = Budget("a tick that writes a save, longest", MOST, 75, "ms")


def answered(presses: int) -> Budget:
    """Return the budget for the number of presses that were measured."""
    return Budget("presses that their display answered", LEAST, presses, "")


class Figure(NamedTuple):
    """A figure measured for a budget; `where` distinguishes those of one budget."""

    budget: Budget
    where: str
    value: float

    @property
    def kept(self) -> bool:
        """Whether the figure, rounded as it is shown, keeps its budget."""
        value = round(self.value)
        limit = self.budget.limit
        return value <= limit if self.budget.bound == MOST else value >= limit


def row(figure: Figure) -> str:
    """Return a line: the figure and its budget."""
    what, bound, limit, unit = figure.budget
    name = f"{what} ({figure.where})" if figure.where else what
    verdict = "pass" if figure.kept else "FAIL"
    return f"{name:<88}{figure.value:>7.0f}  {bound} {limit:g} {unit:<9} {verdict}"

"""Report of the self-test: a mark for each verdict, and the voltage of the lamps."""

from micropython import const
from version import VERSION

import finder
from drivers.pico import DARK
from ui.canvas import WIDTH, header
from ui.texts import N_, say

MARKS = {None: "…", True: "✓", False: "✗"}  # by verdict; None: not known
LAMP_POWER = N_("Lamp power")
LAST_Y = const(54)  # of the lowest line, below a fault too

_MARK_WIDTH = const(8)
_TOP = const(13)
_LINE = const(10)
_WIDTH = const(60)  # of a column
_COLUMN = const(68)  # from one to the next


def draw(canvas, tested: list, pico) -> None:
    """Draw the report; tested: the key of what was tested, and the verdict."""
    header(canvas, say("Self-test"))
    canvas.right(VERSION, WIDTH, 0)
    for i in range(len(tested)):
        key, verdict = tested[i]
        left = (i & 1) * _COLUMN
        _draw_tested(canvas, key, verdict, left, left + _WIDTH, _TOP + i // 2 * _LINE)
    y = _TOP + len(tested) // 2 * _LINE
    passed = not pico.faults & DARK if pico.sense.wired else None
    _draw_tested(canvas, LAMP_POWER, passed, 0, WIDTH, y)
    canvas.right(volts(pico.sense), WIDTH - _MARK_WIDTH - 3, y)
    canvas.text(say("In flash: %d") % finder.in_place, 0, LAST_Y)
    canvas.right(say("Press OK"), WIDTH, LAST_Y)


def volts(sense) -> str:
    """Return the voltage of the lamps in words."""
    if not sense.wired:
        return say("not measured")
    tenths = (sense.millivolts() + 50) // 100
    return say("%d.%d V") % (tenths // 10, tenths % 10)


def _draw_tested(canvas, key: str, verdict, left: int, right: int, y: int) -> None:
    canvas.text(say(key), left, y)
    canvas.text(MARKS[verdict], right - _MARK_WIDTH, y)

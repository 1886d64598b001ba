"""Pages of the self-test: the report, and a fault beside the QR code that opens its section.

The codes are made by tools/codes.py. Their modules are two pixels wide: cameras don't read those of
one.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import micropython
from micropython import const
from version import VERSION

import finder
from app.diagnostics.selftest import diagnosis
from base import flash_data
from drivers.pico import DARK
from ui.canvas import HEIGHT, WIDTH, header
from ui.texts import N_, say

MARKS = {None: "…", True: "✓", False: "✗"}  # by verdict; None: not known
LAMP_POWER = N_("Lamp power")

_MARK_WIDTH = const(8)
_TOP = const(13)
_LINE = const(10)
_WIDTH = const(60)  # of a column
_COLUMN = const(68)  # from one to the next
_LAST_Y = const(54)  # of the lowest line, below a fault too

_CODES = "app/diagnostics/selftest/codes.bin"
_MODULE = const(2)  # pixels
_LEFT = WIDTH - HEIGHT  # column at which a code begins, with its quiet zone

# A fault: its sentence beside its code.
FAULT_WIDTH = _LEFT - 2
FAULT_LINES = const(6)
_FAULT_LINE = const(9)


def draw_report(canvas, tested: list, pico) -> None:
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
    canvas.text(say("In flash: %d") % finder.in_place, 0, _LAST_Y)
    canvas.right(say("Press OK"), WIDTH, _LAST_Y)


def volts(sense) -> str:
    """Return the voltage of the lamps in words."""
    if not sense.wired:
        return say("not measured")
    tenths = (sense.millivolts() + 50) // 100
    return say("%d.%d V") % (tenths // 10, tenths % 10)


def _draw_tested(canvas, key: str, verdict, left: int, right: int, y: int) -> None:
    canvas.text(say(key), left, y)
    canvas.text(MARKS[verdict], right - _MARK_WIDTH, y)


def draw_fault(canvas, found: tuple) -> None:
    """Draw a finding: its sentence, and the code of its fault, dark on light."""
    packed = flash_data.checked(_CODES)[0]
    side = packed[0]  # modules
    canvas.frame.fill_rect(_LEFT, 0, HEIGHT, HEIGHT, 1)
    bit = 8 * (1 + found[0] * ((side * side + 7) // 8))
    top = (HEIGHT - _MODULE * side) // 2
    _paint(canvas.frame, packed, bit, side, _LEFT + top, top)
    canvas.paragraph(diagnosis.sentence(found), 0, 0, FAULT_WIDTH, _FAULT_LINE)
    canvas.text("OK ›", 0, _LAST_Y)


@micropython.viper
def _paint(frame: ptr8, packed: ptr8, bit: int, side: int, left: int, top: int):
    """Darken the dark modules of a code, whose bits begin at `bit`."""
    for row in range(side):
        for column in range(side):
            if packed[bit >> 3] >> (bit & 7) & 1:
                for i in range(_MODULE * _MODULE):
                    y = top + _MODULE * row + (i & 1)
                    x = left + _MODULE * column + (i >> 1)
                    frame[(y >> 3 << 7) + x] &= ~(1 << (y & 7))
            bit += 1

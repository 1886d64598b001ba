"""Where the carrier board, or a breadboard or stripboard instead of it, lies in the case."""

from typing import NamedTuple

from hardware.board.board import board
from hardware.case import plan
from hardware.case.plan import Box, Point
from hardware.stripboard import layout as stripboard

_PITCH = 2.54
_PICO_BEYOND_PIN, _USB_BEYOND_PICO = 1.37, 1.3
"""How far the Pico reaches beyond its pin 1, and its USB socket beyond the Pico."""
_TALLEST = 20.0
"""C2, over the face of a board."""
_JOINTS = 2.0
"""What stands out below a soldered board."""


class Variant(NamedTuple):
    """A board in the case: its outline, what is below and over it, and the Pico's USB socket."""

    name: str
    outline: Box
    low: float
    high: float
    socket: Point
    """The face of the socket."""
    socket_z: float
    looks: tuple[int, int]
    """Where the socket looks: x, y."""


def _carrier() -> Variant:
    left, back = plan.BOARD_LEFT, plan.BOARD_BACK
    wide, deep = board().width, board().height
    pin = board().footprints["U1"].spot[1]
    return Variant(
        "carrier board",
        Box(left + wide / 2, back - deep / 2, wide, deep),
        plan.BOARD_Z - plan.BOARD_THICKNESS - _JOINTS,
        plan.BOARD_Z + _TALLEST,
        Point(plan.PICO_X, back - pin + _PICO_BEYOND_PIN + _USB_BEYOND_PICO),
        plan.USB_Z,
        (0, 1),
    )


STRIPBOARD_EDGE = (0.8 * _PITCH, 0.7 * _PITCH)
"""From the outer holes of the stripboard to its edge, along the strips and across."""
_PICO_MIDDLE = (stripboard.PICO[0][1] + stripboard.PICO[20][1]) / 2
_PIN_1_Y = plan.BOARD_BACK - board().footprints["U1"].spot[1]


def on_stripboard(hole: stripboard.Hole) -> Point:
    """Return where a hole of the stripboard lies; its Pico is where the carrier board has it."""
    strip, number = hole
    return Point(plan.PICO_X + (number - _PICO_MIDDLE) * _PITCH, _PIN_1_Y - (strip - 1) * _PITCH)


def stripboard_holes() -> tuple[Point, ...]:
    """Return the holes in the floor for the stand-offs of the stripboard."""
    return tuple(map(on_stripboard, stripboard.SCREWS))


def _stripboard() -> Variant:
    along, across = STRIPBOARD_EDGE
    first, last = on_stripboard((1, 1)), on_stripboard((stripboard.STRIPS, stripboard.HOLES))
    return Variant(
        "stripboard",
        Box(
            (first.x + last.x) / 2,
            (first.y + last.y) / 2,
            last.x - first.x + 2 * along,
            first.y - last.y + 2 * across,
        ),
        plan.BOARD_Z - plan.BOARD_THICKNESS - _JOINTS,
        plan.BOARD_Z + _TALLEST,
        Point(plan.PICO_X, _PIN_1_Y + _PICO_BEYOND_PIN + _USB_BEYOND_PICO),
        plan.USB_Z,
        (0, 1),
    )


BREADBOARD = Box(-114.45, -21.5, 165.1, 55.0)
"""BusBoard BB830, stuck to the floor with its own tape, its long side along the front wall."""
BREADBOARD_HEIGHT = 9.5  # with the tape
_COLUMN_1 = 3.8  # from the breadboard's end
_PICO_ON_BREADBOARD = 2.5  # the plastic of its pin headers


def on_breadboard(column: float, row: float) -> Point:
    """Return where a hole lies, in pitches from column 0 and the upper edge of its picture.

    The picture is turned half round, so that the Pico's socket looks at the middle of the table.
    """
    right = BREADBOARD.x + BREADBOARD.width / 2 - _COLUMN_1
    return Point(right - (column - 1) * _PITCH, BREADBOARD.y + (row - 11) * _PITCH)


def _breadboard() -> Variant:
    top = plan.FLOOR + BREADBOARD_HEIGHT
    pin = on_breadboard(1, 11)
    return Variant(
        "breadboard",
        BREADBOARD,
        plan.FLOOR,
        top + _TALLEST,
        Point(pin.x + _PICO_BEYOND_PIN + _USB_BEYOND_PICO, pin.y),
        top + _PICO_ON_BREADBOARD + 1 + 1.3,
        (1, 0),
    )


def variants() -> tuple[Variant, ...]:
    """Return every board that the table can have."""
    return _carrier(), _stripboard(), _breadboard()

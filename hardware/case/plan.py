"""Where everything in the case lies. Printed parts, laser sheets and the overlay follow from this.

The LEDs' order is the firmware's wiring; outline, holes and parts of the circuit board are KiCad's.
"""

import math
from typing import NamedTuple

import host_sim  # noqa: F401  puts the firmware and its stand-ins on the path
import wiring
from hardware.board.board import board, holes
from hardware.displays import DISPLAYS

PITCH = 1000 / 60
"""From LED to LED on a strip of 60 LEDs a metre."""

# The outside.
LENGTH, DEPTH, HEIGHT = 404.0, 124.0, 55.0
CORNER = 6.0
WALL = FLOOR = PLATE = 3.0
PLATE_Z = HEIGHT - PLATE
"""The underside of the lid's plate, which lies on the walls."""
SKIN = 0.8
"""What is left of the printed plate over a well: thin enough to glow, four layers of 0.2 mm."""

# The light wells. Beside the windows of a row stands a wall of PITCH - WINDOW.
WINDOW = 13.4
ROW_Y = (43.0, 18.0, -8.0, -34.0)
ROW_HEIGHT = (WINDOW, 22.0, 22.0, 22.0)
WELL_DEPTH = 12.0
"""Below the plate; the deck with the strips closes the wells from below."""
LETTERS_Y = -51.0

# The deck. Strips are up to 12 mm wide, and what is soldered between their LEDs stands 0.8 mm high.
DECK = 3.0
DECK_Z = PLATE_Z - WELL_DEPTH - DECK
GROOVE_WIDTH, GROOVE_DEPTH = 12.4, 1.2

# Halves for a bed of 220 mm. The seams of lid and base lie apart, so that each bridges the other.
LID_SEAM = -PITCH / 2  # in the wall between spaces h and i
BASE_SEAM = PITCH / 2

# Screws: M3 everywhere.
CLEARANCE_HOLE, PILOT_HOLE, INSERT_HOLE, HEAD_HOLE = 3.4, 2.6, 4.0, 6.6
POST, BOSS, SMALL_BOSS = 9.0, 8.4, 7.0
BOSS_DEPTH = 6.0
"""How far the bosses that take the inserts reach down from the plate."""
POST_FACE = 8.0
"""What the head of a lid screw pulls against, at the top of its post."""


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    """A rectangle around its middle."""

    x: float
    y: float
    width: float
    height: float


def around(spot: Point, width: float, height: float) -> Box:
    return Box(spot.x, spot.y, width, height)


class Well(NamedTuple):
    """A light well: the place of its LED in the chain, and its opening."""

    led: int
    row: int
    column: int
    opening: Box


def column_x(column: float) -> float:
    """Return the middle of a column; 2.5 lies between the third and the fourth."""
    return (column - (wiring.COLUMNS - 1) / 2) * PITCH


def wells() -> tuple[Well, ...]:
    """Return the wells of the board, row by row from the crown row, each from space a to q."""
    return tuple(
        Well(
            led,
            row,
            column,
            Box(column_x(column), ROW_Y[row], WINDOW, ROW_HEIGHT[row]),
        )
        for row, leds in enumerate(wiring.BOARD)
        for column, led in enumerate(leds)
    )


def _spanning(left: float, right: float, front: float, back: float) -> Box:
    return Box((left + right) / 2, (front + back) / 2, right - left, back - front)


FIELD_EDGE = wiring.COLUMNS * PITCH / 2
BLOCK = _spanning(
    -FIELD_EDGE - 2,
    FIELD_EDGE + 2,
    ROW_Y[-1] - ROW_HEIGHT[-1] / 2 - 8,
    ROW_Y[0] + ROW_HEIGHT[0] / 2 + 5,
)
"""The block of wells under the plate."""
DECK_PLATE = BLOCK._replace(width=297.0)
GROOVE_LENGTH = 294.0
WIRE_HOLE = 5.0
WIRE_HOLES = tuple(Point(side * 144.2, y) for y in ROW_Y for side in (-1, 1))
"""At both ends of each strip: its wires go down and run under the deck."""

BAR_Y = (ROW_Y[0] - ROW_HEIGHT[0] / 2 + ROW_Y[1] + ROW_HEIGHT[1] / 2) / 2
"""The middle of the bar between the crown row's wells and the Court's."""
_BORDER_Y = BLOCK.y - BLOCK.height / 2 + 4
DECK_SCREWS = tuple(
    Point(column_x(column), y) for y in (BAR_Y, _BORDER_Y) for column in (1.5, 6.5, 9.5, 14.5)
)
"""In the bar below the crown row and in the border before the Jester row, between columns."""

LID_SCREWS = tuple(
    Point(side * x, across * y)
    for side in (-1, 1)
    for across in (-1, 1)
    for x, y in ((194.5, 54.5), (155.0, 54.5))
)
"""Four at each end, through the base's posts from below."""

LIP = Box(0.0, (DEPTH / 2 - WALL - 1.3), 280.0, 2.0)
LIP_DEPTH = 3.0
"""A rail under the lid along each long wall, 0.3 mm inside it."""

FLANGE, FLANGE_HEIGHT = 5.0, 10.0
FLANGE_BOLTS_Y = (-45.0, 0.0, 45.0)
FLANGE_BOLT_Z = 6.5
"""The halves of the base are bolted through ribs along their seam."""

# The ends. Players sit at them, so each is drawn as its player sees it and then turned.
END_X = (FIELD_EDGE + LENGTH / 2) / 2
_SMALL = DISPLAYS["0.96"]
OLED_WINDOW = (_SMALL.window[1], _SMALL.window[0])
"""Along x and y, as players look along the table."""
POCKET = 1.6
"""Let into the plate from below: the displays' glass, and the ends of the inserts' holes."""
BUTTON_NAMES = ("left", "right", "up", "down", "ok")
BUTTON_STEP = 7 * 2.54  # the switches stand on a piece of stripboard
# Omron B3F-4050 with key top B32-1610, from the data sheets of both series: a square of 12 mm whose
# body is 4.3 mm high, and a round key top whose top is 11.5 mm over the board, all 0.4 mm more or
# less. Two pegs of 1.6 mm go into holes of 1.8 mm.
SWITCH, SWITCH_HEIGHT = 12.0, 4.3
CAP, CAP_HEIGHT = 9.5, 11.5
PEGS, PEG_HOLE = 9.0, 1.8
BUTTON_HOLE = 10.5
BUTTON_BOARD = (20 * 2.54, 19 * 2.54)
"""Across and along, as the player sees it: 20 by 19 holes."""
BUTTON_BOARD_DROP = 6.0
"""From the plate down to that board: two offcuts of a laser sheet."""
CAP_OVER = CAP_HEIGHT - BUTTON_BOARD_DROP - PLATE
"""How far the key tops reach over the lid."""
_BUTTON_SCREW = (8.5 * 2.54, 8 * 2.54)
_OLED_U = -30.0
_CROSS_U, _CROSS_V = 24.0, 0.8
_CROSS = ((-1, 0), (1, 0), (0, 1), (0, -1), (0, 0))


def _seen_from(end: int, u: float, v: float) -> Point:
    """Return the point `u` to the right of and `v` beyond the middle of a player's place."""
    side = -1 if end == 0 else 1
    return Point(side * (END_X - v), side * u)


def oled(end: int) -> Point:
    """Return the middle of the display of `end` (0 is A, 1 is B)."""
    return _seen_from(end, _OLED_U, 0)


def oled_module(end: int) -> Box:
    """Return the room for a 0.96 inch module in the lid of `end`, its pins away from the player."""
    return around(_seen_from(end, _OLED_U, -_SMALL.above), _SMALL.board[1], _SMALL.board[0])


def buttons(end: int) -> tuple[Point, ...]:
    """Return the buttons of `end` in the order of the wiring: left, right, up, down, OK."""
    return tuple(
        _seen_from(end, _CROSS_U + u * BUTTON_STEP, _CROSS_V + v * BUTTON_STEP) for u, v in _CROSS
    )


def button_board(end: int, play: float = 0.0) -> Box:
    """Return the button board of `end`, with `play` around it."""
    across, along = (size + 2 * play for size in BUTTON_BOARD)
    return around(buttons(end)[-1], along, across)


def button_screws(end: int) -> tuple[Point, ...]:
    """Return the screws at the corners of the button board of `end`."""
    centre = buttons(end)[-1]
    return tuple(
        Point(centre.x + x * _BUTTON_SCREW[1], centre.y + y * _BUTTON_SCREW[0])
        for x in (-1, 1)
        for y in (-1, 1)
    )


# The hoods: a box for each display stands on the lid before its window, tilted towards the player.
# It is so low, and so far towards the player, that the player sees the nearest spaces over it; its
# brow hides the display from the player opposite. A low tail covers the window, with a tongue in
# it for the wires.
HOOD_TILT = 25.0
HOOD_WALL = 2.4
HOOD_BROW = 6.0
"""How far the cheeks and the brow stand out around the display."""
HOOD_TAIL = 6.0
HOOD_TONGUE = (14.6, 25.6)
HOOD_ASIDE = {"0.96": 0.0, "1.3": 0.0, "2.42": -9.0}
"""How far the hood stands to the player's left of the window, to leave the buttons free."""
HOOD_AHEAD = {"0.96": 19.0, "1.3": 26.0, "2.42": 36.0}
"""How far the middle of the hood stands before the window's, towards the player."""


# The circuit board lies along the back wall, its USB socket in that wall's opening.
STANDOFF = 10.0
BOARD_THICKNESS = 1.6
TALLEST = 20.0  # the bulk capacitor, EEU-FM1C102, stands 20 mm over the board
BOARD_LEFT = -132.0
BOARD_BACK = DEPTH / 2 - WALL - 0.5


def on_board(x: float, y: float) -> Point:
    """Return where a place on the circuit board (from its top left corner, y down) lies."""
    return Point(BOARD_LEFT + x, BOARD_BACK - y)


def board_holes() -> tuple[Point, ...]:
    return tuple(on_board(*hole) for hole in holes())


BOARD_Z = FLOOR + STANDOFF + BOARD_THICKNESS
_PIN_ROWS = 17.78  # between the two rows of the Pico's pins
_SOCKET_AND_HEADER = 8.5 + 2.5
_PICO_THICKNESS, _USB_HEIGHT = 1.0, 2.6
_PARTS = board().footprints
PICO_X = on_board(_PARTS["U1"].spot[0] + _PIN_ROWS / 2, 0).x
USB_Z = BOARD_Z + _SOCKET_AND_HEADER + _PICO_THICKNESS + _USB_HEIGHT / 2


class Opening(NamedTuple):
    """A hole in the back wall: its middle along the wall and above the table, its size."""

    x: float
    z: float
    width: float
    height: float


USB = Opening(PICO_X, USB_Z, 13.5, 9.5)  # a plug's grip goes in; the socket lies 5 mm deep
_SHELF_HEIGHT = 9.0  # three offcuts of a laser sheet
SHELF = Box(60.0, DEPTH / 2 - WALL - 10.5, 24.0, 21.0)
"""What the USB-C breakout is glued onto, behind its opening."""
SHELF_TOP = FLOOR + _SHELF_HEIGHT
USB_C = Opening(SHELF.x, SHELF_TOP + BOARD_THICKNESS + 1.6, 14.0, 8.0)
"""Takes the grip of a plug, 13.5 by 7.5; the socket's face is at the inside of the wall."""
CABLE = Opening(90.0, USB_C.z, 8.0, 8.0)
_PLUNGER_X, _PLUNGER_Z = 2.25, 4.2
"""The plunger of an angled push button (C&K PTS645V): from its pin 1 as KiCad's footprint has it;
over the board as C&K's drawing is remembered: not confirmed, so try a pin before you glue."""
RESET, BOOTSEL = (
    Opening(on_board(_PARTS[ref].spot[0] + _PLUNGER_X, 0).x, BOARD_Z + _PLUNGER_Z, 4.0, 4.0)
    for ref in ("SW1", "SW2")
)
"""For a pin: a paper clip or a match."""
OPENINGS = (USB, USB_C, CABLE, RESET, BOOTSEL)
"""In the back wall: the Pico's USB, the charger's USB-C, the panel's cable, two buttons."""

SOUND_HOLES = tuple(
    Point(centre.x + 4 * math.cos(k * math.tau / 6), centre.y + 4 * math.sin(k * math.tau / 6))
    for centre in [on_board(_PARTS["BZ1"].spot[0] + 2.5, _PARTS["BZ1"].spot[1])]
    for k in range(6)
)
SOUND_HOLE = 2.5


# The optional panel: a box of its own, seen as from end A, its middle the origin.
PANEL_ROW_STEP = PITCH * math.sqrt(3) / 2
PANEL_APOTHEM = 63.0
PANEL_ROOM = 60.0
"""How far the inside reaches; between it and the wells the strips' jumpers find their way."""
PANEL_WELLS_APOTHEM = 54.0
PANEL_BOTTOM = 4.0
PANEL_HEIGHT = PANEL_BOTTOM + WELL_DEPTH + PLATE
PANEL_MOAT = 4.0
PANEL_SCREWS = tuple(
    Point(66.5 * math.cos(math.radians(a)), 66.5 * math.sin(math.radians(a)))
    for a in (60, 120, 240, 300)
)


def panel_wells() -> tuple[tuple[int, Point], ...]:
    """Return the panel's wells: place in the chain and middle, row by row from the top."""
    middle = (len(wiring.HEXAGON) - 1) / 2
    return tuple(
        (
            led,
            Point((column - (len(leds) - 1) / 2) * PITCH, (middle - row) * PANEL_ROW_STEP),
        )
        for row, leds in enumerate(wiring.HEXAGON)
        for column, led in enumerate(leds)
    )

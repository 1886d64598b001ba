"""Where things lie on the board, in millimetres from its top left corner, y down.

The Pico's USB socket looks over the top edge. What carries the LEDs' current lies together on the
right; the connectors of end A are on the left, those of end B on the right.
"""

from typing import NamedTuple

WIDTH, HEIGHT = 100.0, 80.0
HOLES = ((4.0, 4.0), (96.0, 4.0), (4.0, 76.0), (96.0, 76.0))
"""The centres of the holes for M3 screws."""


class Place(NamedTuple):
    """Where pin 1 of a part lies (or its middle, for a SOT-23), and its turn in degrees."""

    x: float
    y: float
    turn: int = 0


PLACES = {
    "U1": Place(36, 4),
    # Supply: selector, fuse, clamp
    "J9": Place(60, 5),
    "F1": Place(71.2, 10.8),
    "J7": Place(79, 5),
    "D1": Place(57.9, 14.8),
    "D2": Place(71, 19.2),
    "R17": Place(79.5, 12),
    "R18": Place(79.5, 15),
    # Soft start and LED connectors
    "Q1": Place(80, 24.3),
    "C1": Place(76, 23, 180),
    "R1": Place(77.12, 27.8, 180),
    "C4": Place(76, 31, 180),
    "R2": Place(69.5, 34.3),
    "D3": Place(69.5, 38.2),
    "Q2": Place(65.5, 47),
    "R20": Place(69.5, 41.4),
    "R3": Place(66.12, 40, 180),
    "C2": Place(81.1, 34.2),
    "R19": Place(80.5, 41),
    "D4": Place(91, 41),
    "J1": Place(95, 14, 270),
    "J2": Place(95, 29.5, 270),
    # Sensing, close to the Pico's analogue pins
    "R15": Place(66.12, 19, 180),
    "R16": Place(66.12, 22, 180),
    "C7": Place(59.5, 25),
    "C8": Place(59.5, 28),
    "C9": Place(59.5, 31),
    "R5": Place(58.5, 34),
    "R4": Place(66.12, 37, 180),
    # Level shifter
    "U2": Place(81.62, 64.24, 180),
    "C3": Place(75, 67.5),
    "R7": Place(85.5, 45),
    "R9": Place(85.5, 48),
    "R6": Place(85.5, 51),
    "R8": Place(85.5, 54),
    # Displays
    "J3": Place(6, 20, 270),
    "F2": Place(14, 20),
    "C5": Place(24, 20),
    "R10": Place(14, 25),
    "R11": Place(14, 28),
    "J4": Place(95, 60, 270),
    "F3": Place(59.5, 54),
    "C6": Place(59.5, 58.5),
    "R12": Place(58.5, 62),
    "R13": Place(58.5, 65),
    # Buttons, piezo, console
    "J5": Place(12, 74),
    "J6": Place(75.5, 74),
    "R14": Place(24, 46),
    "BZ1": Place(12, 46),
    "J8": Place(28, 6),
}

REFERENCES = {
    "U2": (77.81, 56.6),
    "Q2": (63.2, 47),
    "Q1": (80.3, 21.9),
    "C2": (88.4, 38.8),
    "D4": (92.3, 38.2),
    "J3": (6, 15.5),
    "J5": (8, 74),
    "J6": (71.5, 74),
    "J7": (74.8, 5),
    "J9": (60, 2.5),
    "J8": (28, 3.5),
    "U1": (45, 50),
}
"""Where references stand that would be in the way where KiCad puts them."""


class Caption(NamedTuple):
    """A line on the silkscreen: the middle of it, or its start or end as `side` says."""

    text: str
    x: float
    y: float
    size: float = 1.0
    side: str = "middle"
    turn: int = 0


class PinNames(NamedTuple):
    """What stands beside each pin of a connector: so far from the pin, starting or ending there."""

    dx: float
    dy: float
    side: str
    names: tuple[str, ...]


PIN_NAMES = {
    "J1": PinNames(-3.8, 0, "end", ("GND", "DIN", "5V")),
    "J2": PinNames(-3.8, 0, "end", ("GND", "DIN", "5V")),
    "J3": PinNames(3, 0, "start", ("GND", "VCC", "SCL", "SDA")),
    "J4": PinNames(-4, 0, "end", ("GND", "VCC", "SCL", "SDA")),
    "J5": PinNames(0, -3.5, "middle", ("GND", "<", ">", "UP", "DN", "OK")),
    "J6": PinNames(0, -3.5, "middle", ("GND", "<", ">", "UP", "DN", "OK")),
    "J7": PinNames(0, 4.5, "middle", ("GND", "5V", "CC1", "CC2")),
    "J8": PinNames(-2, 0, "end", ("GND", "TX", "RX")),
    "J9": PinNames(2, 0, "start", ("PC", "LEDS", "CHARGER")),
}

CAPTIONS = (
    Caption("REGALIA TABLE CARRIER", 41, 60, 1.6),
    Caption("rev A   CERN-OHL-P-2.0", 41, 63),
    Caption("5 V, 3 A MAX", 91, 1.6, 0.9, "end"),
    Caption("BOARD LEDS", 98.5, 10, 0.9, "end"),
    Caption("PANEL LEDS", 98.5, 25.5, 0.9, "end"),
    Caption("OLED A", 8, 15.5, 0.9, "start"),
    Caption("CHECK PINS", 1.5, 31.5, 0.9, "start"),
    Caption("OLED B  CHECK PINS", 98.5, 56.5, 0.9, "end"),
    Caption("BUTTONS A", 18.25, 68.5, 0.9),
    Caption("BUTTONS B", 84.7, 68.5, 0.9),
    Caption("DEBUG", 28, 14, 0.9),
)

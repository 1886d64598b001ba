"""Where things lie on the sheet: frames, symbols, wires and names, by hand, for people to read.

Units are half a grid step, 1.27 mm, which all pins lie on; y grows downwards. A pin that no wire
touches gets its net's name, or its net's power symbol, by itself. What is drawn here can't change
the circuit: KiCad's netlist of the sheet is compared with `circuit`.
"""

from typing import NamedTuple

UNIT = 1.27
SHEET = "A3"


class At(NamedTuple):
    """Where a symbol lies, how far it is turned (degrees, counter-clockwise), how mirrored."""

    x: int
    y: int
    turn: int = 0
    mirror: str = ""


class Frame(NamedTuple):
    """A part of the sheet with one function, its title, and notes: (x, y, text)."""

    title: str
    left: int
    top: int
    right: int
    bottom: int
    notes: tuple[tuple[int, int, str], ...] = ()


FRAMES = (
    Frame(
        "Supply: a charger or the PC, never both",
        12,
        14,
        128,
        86,
        (
            (16, 74, "J9: one jumper, two places. 1-2: LEDs from the Pico's USB; 2-3: from J7."),
            (16, 78, "The Pico runs from either, each through a diode of its own."),
            (16, 82, "F1 limits a short circuit, D2 a reversed or too high supply."),
        ),
    ),
    Frame(
        "Soft start of the LED rail",
        132,
        14,
        250,
        86,
        (
            (136, 74, "C4 and R2 set the slope: about 0.2 A into C2 for 27 ms."),
            (136, 78, "C1 keeps Q1 shut while plugging in; R20 and D3 shut it in 50 ms."),
            (136, 82, "D4 lights while the rail is on, and drains it afterwards."),
        ),
    ),
    Frame(
        "Sensing: rail voltage, charger's offer",
        254,
        14,
        318,
        86,
        ((258, 83, "R17, R18 only if the breakout has none."),),
    ),
    Frame("Raspberry Pi Pico", 12, 90, 128, 162),
    Frame(
        "Level shifter and LED chains",
        132,
        90,
        250,
        162,
        (
            (136, 154, "74AHCT: 3.3 V counts as high at 5 V supply, and its inputs"),
            (136, 158, "take 3.3 V while the rail is off. Spare gates are tied off."),
        ),
    ),
    Frame("Piezo, debug console", 254, 90, 318, 162),
    Frame(
        "Displays",
        12,
        166,
        162,
        222,
        (
            (16, 214, "SSD1306 modules. CHECK THE ORDER OF THEIR PINS: GND VCC SCL SDA."),
            (16, 218, "R10 to R13 only if the modules have no pull-ups."),
        ),
    ),
    Frame(
        "Buttons, to ground",
        166,
        166,
        234,
        222,
        ((170, 218, "Pulled up inside the Pico."),),
    ),
)

SYMBOLS = {
    "U1": At(70, 128),
    # Supply
    "J7": At(24, 34, mirror="y"),
    "D1": At(62, 34, 180),
    "J9": At(24, 56, mirror="y"),
    "F1": At(62, 56, 90),
    "D2": At(78, 62, 270),
    # Soft start
    "Q1": At(186, 32, 270, "x"),
    "C1": At(162, 36),
    "R1": At(172, 36),
    "C4": At(202, 36),
    "D3": At(176, 48, 270),
    "R20": At(152, 36),
    "R2": At(186, 48),
    "Q2": At(184, 58),
    "R3": At(172, 63),
    "C2": At(214, 36),
    "R19": At(226, 36),
    "D4": At(226, 46, 90),
    # Sensing
    "R4": At(266, 28),
    "R5": At(266, 38),
    "C9": At(278, 38),
    "R15": At(280, 50, 90),
    "R17": At(270, 55),
    "C7": At(290, 55),
    "R16": At(280, 68, 90),
    "R18": At(270, 73),
    "C8": At(290, 73),
    # Chains
    "U2.1": At(166, 104),
    "U2.2": At(166, 130),
    "U2.3": At(238, 104),
    "U2.4": At(238, 122),
    "U2.5": At(230, 144),
    "C3": At(242, 144),
    "R8": At(152, 109),
    "R9": At(152, 135),
    "R6": At(191, 104, 90),
    "R7": At(191, 130, 90),
    "J1": At(218, 104),
    "J2": At(218, 130),
    # Piezo and console
    "R14": At(276, 106, 90),
    "BZ1": At(294, 108),
    "J8": At(294, 136),
    # Displays
    "F2": At(32, 180, 90),
    "C5": At(40, 185),
    "R10": At(48, 185),
    "R11": At(55, 185),
    "J3": At(74, 194),
    "F3": At(106, 180, 90),
    "C6": At(114, 185),
    "R12": At(122, 185),
    "R13": At(129, 185),
    "J4": At(148, 194),
    # Buttons
    "J5": At(204, 180),
    "J6": At(204, 202),
}
"""Every part, or every unit of a part (REF.UNIT)."""

BESIDE = {
    "U1": (-8, -31),
    "Q1": (0, 0),
    "Q2": (2, 0),
    "BZ1": (7, 0),
    "U2.1": (-12, -5),
    "U2.2": (-12, -5),
    "U2.3": (-12, -5),
    "U2.4": (-12, -5),
    "U2.5": (-16, 0),
}
"""Parts whose reference and value stand to their right, so far from the rightmost pin; for all
others above them, or on both sides of a level part with two pins."""

SOURCES = (("VSYS", 74, 34), ("+5V_LED", 208, 30))
"""Where KiCad is told that a supply comes in, which it can't see behind a diode or a switch."""

WIRES = (
    ("U1.39", (66, 96)),
    ("U1.40", (70, 96)),
    ("U1.36", (74, 96)),
    # Supply
    ("J7.2", "D1.2"),
    ("D1.1", (82, 34)),
    ("J9.2", "F1.1"),
    ("F1.2", (96, 56)),
    ("D2.1", (78, 56)),
    # Soft start
    ((148, 30), "Q1.2"),
    ("Q1.3", (238, 30)),
    ("C1.1", (162, 30)),
    ("R1.1", (172, 30)),
    ("C4.1", (202, 30)),
    ("C2.1", (214, 30)),
    ("R19.1", (226, 30)),
    ((162, 42), (202, 42)),
    ("D3.1", (176, 42)),
    ("R20.1", (152, 30)),
    ("R20.2", (152, 52), (186, 52)),
    ("D3.2", (176, 52)),
    ("C1.2", (162, 42)),
    ("R1.2", (172, 42)),
    ("C4.2", (202, 42)),
    ("Q1.1", (186, 42)),
    ((186, 42), "R2.1"),
    ("R2.2", "Q2.3"),
    ((162, 58), "Q2.2"),
    ((172, 58), "R3.1"),
    ("R19.2", "D4.2"),
    # Sensing
    ("R4.2", "R5.1"),
    ((266, 33), (284, 33)),
    ((278, 33), "C9.1"),
    ((264, 50), "R15.1"),
    ((270, 50), "R17.1"),
    ("R15.2", (294, 50)),
    ((290, 50), "C7.1"),
    ((264, 68), "R16.1"),
    ((270, 68), "R18.1"),
    ("R16.2", (294, 68)),
    ((290, 68), "C8.1"),
    # Chains
    ((148, 104), "U2.2"),
    ((152, 104), "R8.1"),
    ("U2.3", "R6.1"),
    ("R6.2", "J1.2"),
    ((148, 130), "U2.5"),
    ((152, 130), "R9.1"),
    ("U2.6", "R7.1"),
    ("R7.2", "J2.2"),
    # Piezo
    ("R14.2", "BZ1.1"),
    # Displays
    ("F2.2", (62, 180), (62, 194), "J3.2"),
    ((40, 180), "C5.1"),
    ((48, 180), "R10.1"),
    ((55, 180), "R11.1"),
    ("R10.2", (48, 196)),
    ("R11.2", (55, 198)),
    ((42, 196), "J3.3"),
    ((42, 198), "J3.4"),
    ("F3.2", (136, 180), (136, 194), "J4.2"),
    ((114, 180), "C6.1"),
    ((122, 180), "R12.1"),
    ((129, 180), "R13.1"),
    ("R12.2", (122, 196)),
    ("R13.2", (129, 198)),
    ((116, 196), "J4.3"),
    ((116, 198), "J4.4"),
)
"""Lines from point to point; a point is REF.PIN or a place. Bends are drawn horizontal first."""

FLAGS = (
    ("VSYS", 66, 96, "up"),
    ("VBUS", 70, 96, "up"),
    ("+3V3", 74, 96, "up"),
    ("VSYS", 82, 34, "right"),
    ("+5V_EXT", 44, 34, "up"),
    ("+5V", 44, 56, "up"),
    ("+5V_FUSED", 96, 56, "right"),
    ("+5V_FUSED", 148, 30, "left"),
    ("+5V_LED", 238, 30, "right"),
    ("LED_POWER", 162, 58, "left"),
    ("LED_SENSE", 284, 33, "right"),
    ("CC1", 264, 50, "left"),
    ("CC1_SENSE", 294, 50, "right"),
    ("CC2", 264, 68, "left"),
    ("CC2_SENSE", 294, 68, "right"),
    ("LED_MAIN", 148, 104, "left"),
    ("LED_HEX", 148, 130, "left"),
    ("OLED_A_SCL", 42, 196, "left"),
    ("OLED_A_SDA", 42, 198, "left"),
    ("OLED_B_SCL", 116, 196, "left"),
    ("OLED_B_SDA", 116, 198, "left"),
)
"""Flags at the end of wires: a net that goes on in another frame."""

NAMES = (
    ("GATE", 190, 42),
    ("GATE_PULL", 160, 52),
    ("LAMP", 226, 41),
    ("LED_MAIN_5V", 173, 104),
    ("LED_HEX_5V", 173, 130),
    ("LED_MAIN_DIN", 195, 104),
    ("LED_HEX_DIN", 195, 130),
    ("PIEZO", 281, 106),
    ("+3V3_A", 41, 180),
    ("+3V3_B", 115, 180),
)
"""Names on wires that stay within their frame."""

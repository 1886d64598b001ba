"""Where every part and wire goes on a breadboard of 830 contacts.

A place is half a column, such as t25 (column 25 above the middle, rows a to e) or b25 (below it,
rows f to j), or a hole of a rail: T+12, T-12 (above), B+12, B-12 (below). Five contacts of half a
column are one node, and so is each rail, whose holes are `model.RAIL`. `model` gives each lead a
hole of its own; a row after the column, such as t25c, chooses it.

The Pico lies across the middle, its USB socket to the left: pin n is in b n, pin 41 - n in t n.
"""

PARTS = {
    # Supply
    "J9": ("t22", "t23", "t24"),
    "F1": ("t23c", "t25c"),
    "D1": ("t29", "t25"),
    "D2": ("t25b", "T-28"),
    # Soft start
    "Q1": ("t31", "t32", "t33"),
    "C1": ("b23i", "b25i"),
    "R1": ("t33c", "t37c"),
    "C4": ("t39", "t37"),
    "R2": ("t37b", "t41b"),
    "R20": ("B+31", "b31f"),
    "D3": ("t37d", "t41d"),
    "Q2": ("t43", "t44", "t45"),
    "R3": ("t44b", "T-42"),
    "C2": ("T+34", "T-36"),
    "R19": ("T+45", "t48c"),
    "D4": ("T-48", "t48a"),
    # Rail sense
    "R4": ("T+51", "t50b"),
    "R5": ("t50e", "t54e"),
    "C9": ("t50c", "t52c"),
    # What the charger offers
    "R15": ("b22", "b26"),
    "C7": ("b26", "b28"),
    "C8": ("b30", "b28"),
    "R16": ("b34", "b30"),
    # Displays
    "F2": ("b37", "b39"),
    "C5": ("b39h", "b41h"),
    "F3": ("b43", "b45"),
    "C6": ("b45h", "b47h"),
    # Piezo
    "R14": ("b48", "b52"),
    "BZ1": ("b52j", "b50j"),
    # Level shifter: pins 1 to 7 below, 14 to 8 above
    "U2": (*(f"b{n}" for n in range(57, 64)), *(f"t{n}" for n in range(63, 56, -1))),
    "C3": ("T+55", "T-53"),
    "R8": ("b58i", "B-58"),
    "R9": ("b61i", "B-59"),
    "R6": ("b59g", "b55g"),
    "R7": ("b62h", "b56h"),
}
"""Where the pins of each part are, from pin 1 on."""

WIRES = (
    # Rails: T- and B- are ground, T+ is the LEDs' 5 V, B+ the 5 V behind the fuse
    ("T-46", "B-46"),
    ("t3", "T-3"),
    ("b3", "B-3"),
    ("b18", "B-18"),
    # Supply
    ("t1", "t22"),
    ("t25", "B+25"),
    ("t2", "t29"),
    # Soft start
    ("t33", "B+33"),
    ("b23", "B+23"),
    ("t32", "T+31"),
    ("t31", "t37"),
    ("t31", "b25"),
    ("t39", "T+39"),
    ("t41", "t45"),
    ("b31h", "t41"),
    ("t43b", "T-43"),
    ("t12", "t44"),
    # Sensing
    ("t54", "t52"),
    ("t8", "t52"),
    ("t8", "b28"),
    ("t10", "t50"),
    ("t9", "b26"),
    ("t7", "b30"),
    # Displays
    ("t5", "b37"),
    ("b37", "b43"),
    ("b41", "B-41"),
    ("b47", "B-47"),
    # Piezo
    ("b11", "b48"),
    ("b12", "b50g"),
    # Level shifter
    ("t57", "T+57"),
    ("t58", "T+59"),
    ("t61", "T+61"),
    ("t59", "T-59"),
    ("t62", "T-61"),
    ("b57", "B-57"),
    ("b60", "B-60"),
    ("b63", "B-61"),
    ("b4", "b58"),
    ("b5", "b61"),
)

MODULES = {
    "J7": ("USB-C breakout", ("T-24", "t24")),
    "J10": ("USB-C breakout", ("b22", "b34")),
    "J1": ("Board LEDs", ("T-30", "b55", "T+30")),
    "J2": ("Panel LEDs", ("T-39", "b56", "T+37")),
    "J11": ("Board LEDs, other end", ("T-40", "T+41")),
    "J3": ("Display A", ("B-6", "b39", "b7", "b6")),
    "J4": ("Display B", ("B-9", "b45", "b10", "b9")),
    "J5": ("Buttons A", ("B-13", "b14", "b15", "b16", "b17", "b19")),
    "J6": ("Buttons B", ("T-21", "t20", "t19", "t17", "t16", "t15")),
}
"""What the plugs of the printed board are here: wires to a module, from pin 1 on."""

IN_WIRES = {
    "R21": ("J3", 3),
    "R22": ("J3", 4),
    "R23": ("J4", 3),
    "R24": ("J4", 4),
}
"""Resistors that are soldered into a wire to a module: at which pin of its plug. Pin 1 of each is
at the Pico's end. The stripboard has the same."""

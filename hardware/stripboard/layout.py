"""Where every part, wire and cut goes on a stripboard of 36 strips with 60 holes each.

A hole is (strip, hole), counted from the top left corner, seen from the side of the parts. The
strips run from left to right. A cut takes the copper away around its hole.

The Pico lies on the left with its USB socket at the top: pin n is in strip n, pin 41 - n too, on
its other side.
"""

Hole = tuple[int, int]

STRIPS, HOLES = 36, 60

PICO = (*((pin, 6) for pin in range(1, 21)), *((41 - pin, 13) for pin in range(21, 41)))

PARTS: dict[str, tuple[Hole, ...]] = {
    # Supply
    "J9": ((1, 26), (2, 26), (3, 26)),
    "F1": ((2, 29), (4, 29)),
    "D1": ((8, 48), (4, 48)),
    "D2": ((4, 51), (9, 51)),
    # Soft start
    "Q1": ((6, 32), (5, 32), (4, 32)),
    "C1": ((4, 43), (6, 43)),
    "R1": ((4, 35), (8, 35)),
    "C4": ((10, 30), (8, 30)),
    "R2": ((8, 26), (12, 26)),
    "R20": ((4, 36), (12, 36)),
    "D3": ((8, 28), (12, 28)),
    "Q2": ((14, 33), (13, 33), (12, 33)),
    "R3": ((13, 38), (9, 38)),
    "C2": ((5, 39), (7, 39)),
    "R19": ((10, 40), (15, 40)),
    "D4": ((14, 42), (15, 42)),
    # Rail voltage
    "R4": ((10, 37), (16, 37)),
    "R5": ((16, 33), (20, 33)),
    "C9": ((16, 30), (18, 30)),
    # Charger's offer
    "R15": ((12, 49), (16, 49)),
    "C7": ((16, 47), (18, 47)),
    "C8": ((20, 51), (18, 51)),
    "R16": ((24, 53), (20, 53)),
    # Level shifter
    "U2": (
        *((strip, 26) for strip in range(26, 33)),
        *((strip, 29) for strip in range(32, 25, -1)),
    ),
    "C3": ((26, 31), (28, 31)),
    "R8": ((27, 20), (23, 20)),
    "R9": ((30, 20), (34, 20)),
    "R6": ((28, 22), (24, 22)),
    "R7": ((31, 22), (35, 22)),
    # Displays
    "F2": ((22, 41), (24, 41)),
    "C5": ((24, 39), (26, 39)),
    "F3": ((30, 41), (28, 41)),
    "C6": ((28, 43), (26, 43)),
    # Piezo
    "R14": ((28, 4), (32, 4)),
    "BZ1": ((32, 9), (30, 9)),
}
"""The hole of each pin, from pin 1 on."""

CUTS: tuple[Hole, ...] = (
    # Under the Pico, but for its ground on both sides.
    *((strip, 10) for strip in range(1, 21) if strip not in (3, 13, 18)),
    # Beside the Pico; strip 1 is VBUS on both sides, the others that are left out end here.
    *((strip, 21) for strip in range(2, 21) if strip not in (11, 17, 19)),
    *((strip, 45) for strip in (8, 12, 16, 20)),
    *((24, 36), (24, 46)),
    *((strip, 27) for strip in range(26, 33)),  # under U2
    *((strip, 13) for strip in (28, 30, 32)),
    *((strip, 36) for strip in (26, 28, 30)),
)

SCREWS: tuple[Hole, ...] = ((4, 2), (4, 55), (34, 2), (34, 55))
"""Holes of 3.2 mm for the stand-offs; each cuts its strip."""

WIRES: dict[str, tuple[tuple[Hole, Hole], ...]] = {
    "Ground and rails": (
        ((3, 14), (7, 22)),
        ((7, 23), (9, 23)),
        ((9, 24), (14, 24)),
        ((14, 25), (23, 25)),
        ((18, 2), (23, 2)),
        ((3, 5), (8, 5)),
        ((8, 4), (13, 4)),
    ),
    "Supply": (((2, 14), (8, 46)),),
    "Soft start": (
        ((6, 34), (8, 34)),
        ((5, 27), (10, 27)),
        ((12, 14), (13, 22)),
    ),
    "Rail voltage": (
        ((8, 14), (18, 22)),
        ((18, 23), (20, 23)),
        ((10, 14), (16, 22)),
    ),
    "Charger's offer": (
        ((9, 14), (16, 46)),
        ((7, 14), (20, 46)),
    ),
    "Level shifter": (
        ((10, 32), (26, 32)),
        ((26, 30), (27, 30)),
        ((27, 32), (30, 32)),
        ((23, 34), (28, 34)),
        ((28, 35), (31, 35)),
    ),
    "Level shifter, its ground and data": (
        ((23, 24), (26, 24)),
        ((26, 23), (29, 23)),
        ((29, 24), (32, 24)),
        ((32, 25), (34, 25)),
        ((4, 4), (27, 21)),
        ((5, 3), (25, 21)),
        ((25, 25), (30, 25)),
    ),
    "Displays": (
        ((5, 14), (22, 37)),
        ((22, 44), (30, 44)),
        ((23, 38), (26, 38)),
    ),
    "Piezo": (
        ((11, 3), (28, 3)),
        ((12, 4), (30, 5)),
    ),
}
"""The wires of each step; the steps and their parts are those of the breadboard."""

MODULES: dict[str, tuple[Hole, ...]] = {
    "J7": ((7, 60), (3, 60)),
    "J10": ((12, 60), (24, 60)),
    "J1": ((7, 58), (24, 1), (5, 59)),
    "J2": ((7, 57), (35, 1), (5, 58)),
    "J11": ((7, 59), (5, 60)),
    "J3": ((8, 1), (24, 45), (7, 1), (6, 1)),
    "J4": ((13, 1), (28, 46), (10, 1), (9, 1)),
    "J5": ((18, 1), (14, 1), (15, 1), (16, 1), (17, 1), (19, 1)),
    "J6": ((18, 17), (20, 19), (19, 18), (17, 16), (16, 15), (15, 14)),
}
"""The wires to modules, from pin 1 of each plug of the printed board on."""

"""What a builder chooses of a table: its display, its supply, and whether it has the panel.

The board's note with the name of its firmware has the choice behind the name, and behind that
what is left out (`parts`), so that an update keeps both. Without a choice the board gets wiring.mpy
as it was built.
"""

from collections import namedtuple

WIRING = "wiring.mpy"
DISPLAYS = ("SSD1306", "SH1106", "SSD1309")
SUPPLIES = (500, 900, 1500, 2400)  # mA, the lines of step 10 in hardware/BUILD.md
PANELS = ("panel", "none")

# One of each of the lists above.
Choice = namedtuple("Choice", ("display", "supply", "panel"))

PLAIN = Choice(DISPLAYS[0], SUPPLIES[0], PANELS[0])  # that of firmware/wiring.py as it comes


def chosen(note: bytes, wanted):
    """Return the Choice after a note of the board and what is wanted now, or None if there is none.

    wanted: the parts of a Choice; None for what stays as it was
    """
    before = _noted(note)
    if before is None and not any(wanted):
        return None
    return Choice(*[new or old for new, old in zip(wanted, before or PLAIN)])


def noted(name: str, choice) -> str:
    """Return the note of the board: the firmware's name, and the choice, if any."""
    return " ".join([name] + [str(part) for part in choice or ()])


def path_of(choice: Choice) -> str:
    """Return where the wiring of a choice lies in the folder of a build."""
    return "wirings/" + "-".join([str(part) for part in choice]) + ".mpy"


def all_choices():
    """Return each Choice that there is."""
    return [
        Choice(display, supply, panel)
        for display in DISPLAYS
        for supply in SUPPLIES
        for panel in PANELS
    ]


def _noted(note: bytes):
    """Return the Choice in a note; None if it has none."""
    words = note.split(b" ")[1:4]
    for choice in all_choices():
        if words == noted("", choice).encode().split():
            return choice
    return None

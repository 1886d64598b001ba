"""Base class of all screens; the other modules are what screens draw with.

A screen is drawn on both displays, pressed from both ends and moved on by time. What `press`,
`release` and `advance` return is the name of the screen to go to (see `app.screens`), or None.
"""

# Bits of `Screen.stale`. The bit of an end is 1 << end.
BOTH = 3
LAMPS = 4
ALL = BOTH | LAMPS

# Rows of `Screen.focus`: the lines of a menu, and the numbers side by side in its first one.
LINES = -1
NUMBERS = -2


class Screen:
    """Base of all screens.

    stale      what must be drawn again: the bit of each end's display, and LAMPS
    busy       something moves, and a slow write to flash would halt it
    working    `advance` is not done with the last press, so further presses wait
    """

    busy = False
    working = False

    def __init__(self, app) -> None:
        self.app = app
        self.stale = BOTH

    def entering(self):
        """Return the steps, one a tick, that are left before the screen is shown: an iterable."""
        return ()

    def enter(self, now: int) -> None:
        """Show the screen, the first time or again."""
        self.stale = BOTH

    def draw(self, end: int, canvas) -> None:
        """Draw the display of one end; the canvas is clear."""

    def paint(self, now: int) -> None:
        """Paint the lamps."""

    def focus(self, end: int):
        """Return where the cursor of one end is: (row, number); None where nothing can be chosen.

        row: LINES, NUMBERS, or one of the table's; number: in the row, from 0
        """

    def press(self, now: int, end: int, button: int):
        """Answer a press, or its repetition, of a button at one end."""

    def release(self, now: int, end: int, button: int):
        """Answer the release of a button."""

    def advance(self, now: int):
        """Do a bounded step of work; called at each tick."""

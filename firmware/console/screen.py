"""What every screen of the device is: drawn on both panels, pressed from both ends, moved by time.

A press or the passing of time may answer the name of the screen to go to (see `console.screens`);
None stays here.
"""

from table import BOTH


class Screen:
    """Base of all screens.

    stale      the bit of each end whose panel must be drawn again, and LAMPS for the board's lamps
    busy       something moves that a slow write to flash would disturb
    working    `advance` has not yet done all that a press asked for, and none may come before
    """

    busy = False
    working = False

    def __init__(self, console) -> None:
        self.console = console
        self.stale = BOTH

    def enter(self, now: int) -> None:
        """The screen comes up, the first time or again."""
        self.stale = BOTH

    def draw(self, end: int, canvas) -> None:
        """Draw the panel of one end; the canvas is clear."""

    def paint(self, now: int) -> None:
        """Paint the lamps."""

    def press(self, now: int, end: int, button: int):
        """A button of one end went down, or repeats."""

    def release(self, now: int, end: int, button: int):
        """A button went up."""

    def advance(self, now: int):
        """A tick: move on by a bounded step."""

"""What all tables share: the bar of a page, the narration, the tunes."""

from micropython import const

from base import ticks_diff
from ui.canvas import SOLID, WIDTH, fill
from ui.texts import say

BAR_Y = const(54)
PAUSE = 0  # the item that pauses the match, in every game

_PITCH = const(12)
_HEIGHT = const(10)
_GAP = const(2)  # around the name

# Tunes that sound the same in every game, as `drivers.buzzer` plays them: bytes, two for a note,
# its MIDI number and hundredths of a second.
STEP_TUNE = b"\x45\x03"  # a cursor moves
ILLEGAL_TUNE = b"\x30\x06\x00\x03\x30\x0a"  # low, twice
YOUR_TURN_TUNE = b"\x4f\x06\x54\x0a"  # two notes upwards
TAKE_BACK_TUNE = b"\x54\x05\x4f\x05\x48\x08"  # three notes downwards
CROWN_TUNE = b"\x54\x05\x58\x05\x5b\x0a"  # three high notes upwards
WIN_TUNE = b"\x48\x0c\x4c\x0c\x4f\x0c\x54\x20\x00\x04\x4f\x0c\x54\x30"
LOSS_TUNE = b"\x48\x10\x45\x10\x41\x10\x3c\x30"  # four notes downwards, slowly


class Bar:
    """Bar at the lower edge of a page: icons in a row, the one under the cursor with its name.

    drawings    (`Glyphs`, code) for each kind of item
    names       its name, a key
    """

    def __init__(self, drawings: tuple, names: tuple) -> None:
        self.count = 0
        self.cursor = 0
        self._items = bytearray(len(names))
        self._drawings = drawings
        self._names = names

    @property
    def item(self) -> int:
        """The item under the cursor."""
        return self._items[self.cursor]

    def clear(self) -> None:
        """Remove all items."""
        self.count = 0
        self.cursor = 0

    def put(self, item: int) -> None:
        """Add an item at the right."""
        self._items[self.count] = item
        self.count += 1

    def point(self, item: int) -> None:
        """Put the cursor on an item, or on the first one if that isn't there."""
        self.cursor = 0
        for i in range(self.count):
            if self._items[i] == item:
                self.cursor = i

    def step(self, by: int) -> None:
        """Go to the next item (by 1) or the one before (-1), in a circle."""
        self.cursor = (self.cursor + by) % self.count

    def draw(self, canvas, chosen: bool) -> int:
        """Draw the items; return the x after the last one.

        The item under the cursor is dark on light and has its name, if it is `chosen`. Items that
        have no room are left out, never that one.
        """
        name = say(self._names[self.item]) if chosen else ""
        wide = _PITCH + (canvas.width(name) + _GAP if chosen else 0)
        first = 0
        while (self.cursor - first) * _PITCH + wide > WIDTH:
            first += 1
        x = 0
        for i in range(first, self.count):
            here = chosen and i == self.cursor
            if x + (wide if here else _PITCH) > WIDTH:
                break
            if here:
                fill(canvas.frame, x, BAR_Y, wide, _HEIGHT, 1, SOLID)
                canvas.text(name, x + _PITCH, BAR_Y, 0)
            glyphs, code = self._drawings[self._items[i]]
            left = x + (_PITCH - glyphs.width(code)) // 2
            glyphs.draw(canvas.frame, code, left, BAR_Y, 0 if here else 1)
            x += wide if here else _PITCH
        return x


class Narration:
    """Narration of what happened: a queue of steps.

    A step has a few words, a tune and a picture of the board.

    step_ms         duration of a step
    telling         whether a step is shown
    words, scene    those of the step that is shown
    """

    def __init__(self, buzzer) -> None:
        self.step_ms = 0
        self.words = ""
        self.scene = None
        self.telling = False
        self._buzzer = buzzer
        self._steps = []
        self._since = -1  # ticks when the step was first shown, -1 before
        self._hurried = False

    def add(self, words: str, tune: bytes, scene) -> None:
        """Add a step; scene: what the board shows meanwhile, an object of the game's table."""
        self._steps.append((words, tune, scene))
        if not self.telling:
            self._next()

    def advance(self, now: int) -> bool:
        """Go on when the step is over; return whether the next one began or the narration ended."""
        if self._since < 0:
            self._since = now
        if not self.telling:
            return False
        if ticks_diff(now, self._since) < self.step_ms and not self._hurried:
            return False
        self._next()
        return True

    def hurry(self) -> None:
        """Cut the step short: `advance` goes on at once."""
        self._hurried = True

    def _next(self) -> None:
        self.telling = bool(self._steps)
        self._since = -1
        self._hurried = False
        if self.telling:
            self.words, tune, self.scene = self._steps.pop(0)
            self._buzzer.play(tune)

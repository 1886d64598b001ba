"""What tables share: the bar of a page, the narration, the tunes, the bases of tables."""

from micropython import const

import tables
from base import LEFT, OK, RIGHT, UP, ticks_diff
from ui import ALL, LAMPS
from ui.canvas import SOLID, WIDTH, fill
from ui.texts import say

BAR_Y = const(54)
PAUSE = 0  # the item that pauses the match, in every game

_TIP_STEPS = const(3)  # of the narration, in which a tip can be read

_PITCH = const(12)
_HEIGHT = const(10)
_GAP = const(2)  # around the name

# Tunes that sound the same in every game, as `drivers.buzzer` plays them: bytes, two for a note,
# its MIDI number and hundredths of a second.
CURSOR_TUNE = b"\x45\x03"  # a cursor moves
ILLEGAL_TUNE = b"\x30\x06\x00\x03\x30\x0a"  # low, twice
YOUR_TURN_TUNE = b"\x4f\x06\x54\x0a"  # two notes upwards
TAKE_BACK_TUNE = b"\x54\x05\x4f\x05\x48\x08"  # three notes downwards
CROWN_TUNE = b"\x54\x05\x58\x05\x5b\x0a"  # three high notes upwards


class Bar:
    """Bar at the lower edge of a page: icons in a row, the one under the cursor with its name.

    drawings    (`Glyphs`, code) for each kind of item
    names       its name, a key
    edges       the x where each item begins, and where the last one ends, as drawn last
    """

    def __init__(self, drawings: tuple, names: tuple) -> None:
        self.count = 0
        self.cursor = 0
        self.edges = bytearray(len(names) + 1)
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

    def name(self, i: int) -> str:
        """Return the name of an item; i: its place."""
        return say(self._names[self._items[i]])

    def go(self, by: int) -> None:
        """Go to the next item (by 1) or the one before (-1), in a circle."""
        self.cursor = (self.cursor + by) % self.count

    def draw(self, canvas, chosen: bool) -> int:
        """Draw the items; return the x after the last one.

        The item under the cursor is dark on light and has its name, if it is `chosen`. Items that
        have no room are left out, never that one.
        """
        name = self.name(self.cursor) if chosen else ""
        wide = _PITCH + (canvas.width(name) + _GAP if chosen else 0)
        first = 0
        while (self.cursor - first) * _PITCH + wide > WIDTH:
            first += 1
        x = 0
        for i in range(self.count):
            self.edges[i] = x
            here = chosen and i == self.cursor
            if i < first or x + (wide if here else _PITCH) > WIDTH:
                continue
            if here:
                fill(canvas.frame, x, BAR_Y, wide, _HEIGHT, 1, SOLID)
                canvas.text(name, x + _PITCH, BAR_Y, 0)
            glyphs, code = self._drawings[self._items[i]]
            left = x + (_PITCH - glyphs.width(code)) // 2
            glyphs.draw(canvas.frame, code, left, BAR_Y, 0 if here else 1)
            x += wide if here else _PITCH
        self.edges[self.count] = x
        return x


class Narration:
    """Narration of what happened: a queue of steps.

    A step has a few words, a tune and a picture of the board.

    step_ms         duration of a step
    steps           those that wait: (words, tune, scene)
    telling         whether a step is shown
    words, scene    those of the step that is shown
    """

    def __init__(self, buzzer) -> None:
        self.step_ms = 0
        self.words = ""
        self.scene = None
        self.telling = False
        self._buzzer = buzzer
        self.steps = []
        self._since = -1  # ticks when the step was first shown, -1 before
        self._hurried = False

    def add(self, words: str, tune: bytes, scene) -> None:
        """Add a step; scene: what the board shows meanwhile, an object of the game's table."""
        self.steps.append((words, tune, scene))
        if not self.telling:
            self._next()

    def advance(self, now: int) -> bool:
        """Go on when the step is over; return whether the next one began or the narration ended."""
        if self._since < 0:
            self._since = now
        if not self.telling:
            return False
        # Below 0 after six days behind another screen.
        if 0 <= ticks_diff(now, self._since) < self.step_ms and not self._hurried:
            return False
        self._next()
        return True

    def clear(self) -> None:
        """Remove all steps."""
        self.steps = []
        self._next()

    def hurry(self) -> None:
        """Cut the step short: `advance` goes on at once."""
        self._hurried = True

    def _next(self) -> None:
        self.telling = bool(self.steps)
        self._since = -1
        self._hurried = False
        if self.telling:
            self.words, tune, self.scene = self.steps.pop(0)
            self._buzzer.play(tune)


class BaseTable:
    """Base of tables: who sits there, the narration, and what is seen of it.

    tip          whether to say why something moves that nobody moved
    narration    the `Narration`, or what stands in for it
    _scene       what is shown after the narration
    _told        the last event, in words
    _known       words for those who wait: the player who is asked knows them and sees a question
    _lasting     what is told to them whenever nothing else is, "" for nothing
    _deciding    the player asked at the buttons, or -1
    """

    def __init__(self, buzzer, seats: tuple) -> None:
        self.stale = ALL
        self.tip = False
        self._buzzer = buzzer
        self._seats = seats
        self.narration = Narration(buzzer)
        self._scene = None
        self._told = self._known = self._lasting = ""
        self._deciding = -1

    @property
    def telling(self) -> bool:
        return self.narration.telling

    def announce(self, words: str, lasts=False) -> None:
        """Tell words to all who aren't asked until something happens; if they last, later too."""
        self._told = self._known = words
        self._lasting = words if lasts else ""

    def _explain(self, key: str, scene) -> None:
        """Say why something just moved that nobody moved, if a tip is wanted."""
        for _ in range(_TIP_STEPS if self.tip else 0):
            self.narration.add(say(key), b"", scene)

    def advance(self, now: int) -> None:
        """Go on with the narration."""
        if self.narration.advance(now):
            self._changed()

    def _changed(self) -> None:
        """Have both pages and the lamps drawn again."""
        self.stale = ALL

    def _is_person(self, player: int) -> bool:
        """Return whether a person sits on the player's seat."""
        return self._seats[player] == tables.PERSON

    def _asks(self, end: int) -> bool:
        """Return whether the player who is asked sits at this end."""
        return self._deciding >= 0 and tables.end_of(self._deciding) == end

    def seen(self):
        """Return the scene of the narration's step, or the present one."""
        return self.narration.scene if self.telling else self._scene

    def _words(self, asked=False) -> str:
        """Return the words of the narration's step, or the last event; asked: to whom."""
        if self.telling:
            return self.narration.words
        if self._lasting and not asked:
            return self._lasting
        return "" if asked and self._told == self._known else self._told


class OpenTable(BaseTable):
    """Base of tables without secret hands: it answers presses and narrates every action.

    chooser            the choices of the player who is asked
    bars               for each end the bar while its players aren't asked; each item shows a page
    _before, _after    the boards, each a `Game` that only shows a state
    """

    def __init__(self, buzzer, seats: tuple, before, after, chooser, bars: tuple) -> None:
        super().__init__(buzzer, seats)
        self.chooser = chooser
        self.bars = bars
        self._before = before
        self._after = after

    def begin(self, views: tuple) -> None:
        """Take over a match that starts, was restored or went back."""
        self._told = ""
        self.narration.clear()
        self._copy(views[0])

    def _copy(self, view) -> None:
        """Copy the board from a view, which will change."""
        view.view(0, self._after)

    def happened(self, now: int, player: int, action: int, views: tuple) -> None:
        """Narrate the action of `player`, or the chance event, that led to `views`."""
        self._before, self._after = self._after, self._before
        self._copy(views[0])
        self._tell_action(player, action)
        if self.telling:
            self._deciding = -1
            self._changed()

    def _tell_action(self, player: int, action: int) -> None:
        """Narrate what `player` did, or what chance did in that player's turn."""

    def press(self, now: int, end: int, button: int):
        """Answer a press at one end; return an action id, a request, or None."""
        asks = self._asks(end)
        pauses = not asks and self.bars[end].item == PAUSE
        if button == OK and pauses:
            return tables.PAUSE
        if button == OK and self.telling:
            self.narration.hurry()
            return None
        if not asks:
            self._press_waiting(end, button)
            return None
        answer = self.chooser.press(button)
        if answer is None or answer is tables.HINT:
            self._buzzer.play(self.chooser.tune)
            self._pointed(end)
        return answer

    def focus(self, end: int):
        """Return where the cursor of the player who is asked is; None at the other end."""
        return self.chooser.at if self._asks(end) else None

    def _press_waiting(self, end: int, button: int) -> None:
        """Go along the bar at an end that isn't asked; up and OK go back to its first page."""
        bar = self.bars[end]
        tune = CURSOR_TUNE
        if button in (LEFT, RIGHT):
            bar.go(1 if button == RIGHT else -1)
        elif button in (UP, OK):
            bar.cursor = 0
        else:
            tune = ILLEGAL_TUNE
        self.stale |= 1 << end
        self._buzzer.play(tune)

    def _pointed(self, end: int) -> None:
        """Have drawn again what shows the cursor of the player who is asked, at this end."""
        self.stale |= LAMPS | 1 << end


_PIP = const(2)
_PIP_PITCH = const(3)  # from one pip to the next
_PIPS = (  # for each number the places of its pips in a 3 by 3 grid, counted row by row
    b"",
    b"\x04",
    b"\x02\x06",
    b"\x02\x04\x06",
    b"\x00\x02\x06\x08",
    b"\x00\x02\x04\x06\x08",
    b"\x00\x02\x03\x05\x06\x08",
)


def draw_die(frame, number: int, x: int, y: int, size: int, ink: int, tilted: int = 0) -> None:
    """Draw a die with its pips, its upper left corner at (x, y); `tilted`: on one of its edges.

    size: pixels of a side, an even number from 10 on. On an edge it reaches two pixels further.
    """
    half = size // 2
    if tilted:
        high = half + 2
        for row in range(-high, high):
            reach = high + (row if row < 0 else -1 - row)
            frame.hline(x + half - 1 - reach, y + half + row, 2 * reach + 2, ink)
    else:
        fill(frame, x + 1, y, size - 2, size, ink, SOLID)
        fill(frame, x, y + 1, size, size - 2, ink, SOLID)
    for place in _PIPS[number]:
        right = place % 3 - 1  # of the middle, and below it
        down = place // 3 - 1
        if tilted:
            right, down = right - down, right + down
        left = x + half - 1 + right * (_PIP if tilted else _PIP_PITCH)
        top = y + half - 1 + down * (_PIP if tilted else _PIP_PITCH)
        fill(frame, left, top, _PIP, _PIP, 1 - ink, SOLID)


_FLIP_MS = const(70)
_ORDER = b"\x02\x05\x03\x06\x01\x04"  # numbers that a die shows while it tumbles


class Tumble:
    """A roll of the dice in `mask`, after which all of them show `dice`, within `step_ms`.

    They show changing numbers and stop one by one, from left to right.

    numbers     what each die shows now
    tumbling    bit mask of the dice that tumble
    """

    def __init__(self, mask: int, dice: bytes | bytearray, step_ms: int) -> None:
        self.numbers = bytearray(dice)
        self.tumbling = mask
        self._final = dice
        self._pause = step_ms // (len(dice) + 2)  # ms between the stops of two dice
        self._since = -1
        self._flip = 0
        self._turn()

    @property
    def tilted(self) -> int:
        """Bit mask of the dice that stand on an edge: those that tumble, at every second flip."""
        return self.tumbling if self._flip & 1 else 0

    def advance(self, now: int) -> bool:
        """Go on; return whether the dice show other numbers. The first call starts the roll."""
        if not self.tumbling:
            return False
        if self._since < 0:
            self._since = now
        flip = ticks_diff(now, self._since) // _FLIP_MS
        if flip == self._flip:
            return False
        self._flip = flip
        self._turn()
        return True

    def _turn(self) -> None:
        for die in range(len(self._final)):
            if self.tumbling >> die & 1:
                if self._flip * _FLIP_MS >= self._pause * (die + 1):
                    self.numbers[die] = self._final[die]
                    self.tumbling &= ~(1 << die)
                else:
                    self.numbers[die] = _ORDER[(self._flip + 2 * die) % len(_ORDER)]

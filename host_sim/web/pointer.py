"""What somebody points at, on a display or a lamp: presses of the buttons lead the cursor there.

Directions are pressed, one after the other, until the cursor is where somebody points: that is dark
on light on a display, its lamp pulses fast, or the table says so (`host_sim.web.pointed`). Pointing
at what is under the cursor already presses OK. A line of a menu can have OK held. Runs on CPython
and MicroPython.
"""

from micropython import const

from host_sim.desk import BUTTONS, PRESS_MS, TICK_MS
from host_sim.web.target import EXACT, difference

_LEFT, _RIGHT, _UP, _DOWN, _OK = range(len(BUTTONS))
_BACK = (_RIGHT, _LEFT, _DOWN, _UP)  # of each direction
EVERYWHERE = (_LEFT, _RIGHT, _UP, _DOWN)
LINES = (_DOWN,)  # of a menu
_ROW = (_RIGHT,)

_MOST = const(120)  # presses, at most
_STILL_MS = const(20)  # a display that stays the same for so long after a press is drawn
_DRAWN_MS = const(3000)  # it is drawn by then in any case


class Pointer:
    """Leads the cursor of a `LiveDesk`."""

    def __init__(self, live):
        self._live = live
        self._end = 0
        self._there = None  # what is under the cursor where it was led to
        self._missed = None  # the number of the lamp that was pointed at then, beside another one
        self._leads = {}  # for each picture of the display, to which one each direction led
        self._by = {}  # for each but the first one, what led to it first: picture and direction

    def point(self, end: int, target, ways: tuple = EVERYWHERE) -> None:
        """Lead the cursor of `end` to a target; press OK if it is there.

        target: a `Spot` or a `Lamp`; ways: the directions to press
        """
        self._end = end
        if self._led_to(target):
            self._press(_OK)
            return
        self._there = None
        if target.blank and ways == EVERYWHERE:
            return
        came = self._find(target, ways)
        opens = came is None and target.opens(self._live.match)
        if opens:
            self._press(_OK)
            came = self._find(target, _ROW)
        if came is not None:
            self._there = target.under_cursor()
        if came is False and not opens:
            self._press(_OK)

    def point_near(self, end: int, lamp, near: list) -> None:
        """Point at a lamp, or at the first one `near` it that can be chosen in its place.

        What is under the cursor is meant only by who points at it, or again beside it: OK might
        do what was not meant.
        """
        again = self._missed == lamp.number
        self._missed = None
        if not lamp.can_be_chosen:
            for other in near:
                if other.can_be_chosen and (again or not other.here):
                    self._missed = lamp.number
                    lamp = other
                    break
        self.point(end, lamp)

    def hold(self, end: int, target, holder) -> None:
        """Lead the cursor of `end` to a line of a menu; OK is down there until `holder` is up."""
        self._end = end
        if self._led_to(target) or self._find(target, LINES) is not None:
            self._live.down(holder, end, _OK)

    def _led_to(self, target) -> bool:
        """Return whether the cursor is on the target, where it was led to."""
        there = self._there
        return target.here or (there is not None and target.under_cursor() == there)

    def _find(self, target, ways: tuple):
        """Press directions until the cursor is on the target.

        Return whether it came there: False if it was there before, None if it can't be led there.
        """
        start = before = self._picture()  # the latter: the last one without a change of the target
        first = target.state()
        seen = 0  # pictures
        turned = []  # how much the target is turned, with the picture
        tour = self._tour(target, ways)
        for picture in tour:
            state = target.state()
            seen += 1
            much = target.turned(first, state)
            if much:
                turned.append((much, picture))
            else:
                before = picture
            if much >= EXACT:
                came = self._came(target, first, state, tour)
                self._go_to(picture if came else before)
                return bool(came)
        if not seen:  # nothing moves: a text asks for OK
            self._press(_OK)
            return None
        if not turned:
            self._go_to(start)
            return None
        was_there = 2 * len(turned) > seen
        self._go_to(before if was_there else max(turned)[1])
        return not was_there

    def _came(self, target, first, now, tour) -> bool:
        """Return whether a press led to the target, and not away from it."""
        came = target.came(now)
        if came is None and next(tour, None):
            after = target.state()
            if target.turned(now, after):  # else the press may have left the cursor there
                came = not target.turned(first, after)
        return target.lighter(first, now) if came is None else came

    def _tour(self, target, ways: tuple):
        """Press all directions wherever the cursor gets to; yield each picture that is new."""
        self._leads = {self._picture(): {}}
        self._by = {}
        for _ in range(_MOST):
            now = self._picture()
            path = self._path(now, lambda picture: self._untried(picture, ways))
            if path is None:
                return
            button = path[0] if path else target.nearest(self._untried(now, ways))
            if self._step(now, button):
                yield self._picture()

    def _untried(self, picture: bytes, ways: tuple) -> list:
        return [button for button in ways if button not in self._leads[picture]]

    def _step(self, now: bytes, button: int) -> bool:
        """Press a direction and note where it led; return whether nothing had led there before."""
        self._press(button)
        picture = self._picture()
        new = picture not in self._leads
        self._leads[now][button] = picture
        if new:
            self._leads[picture] = {}
            self._by[picture] = now, button
        return new

    def _path_to(self, start: bytes, wanted: bytes):
        return self._path(start, lambda picture: picture == wanted)

    def _path(self, start: bytes, wanted):
        """Return the directions that led to the nearest picture that is `wanted`, or None."""
        paths = {start: []}
        waiting = [start]
        for picture in waiting:
            if wanted(picture):
                return paths[picture]
            for button, other in self._leads[picture].items():
                if other not in paths:
                    paths[other] = paths[picture] + [button]
                    waiting.append(other)
        return None

    def _go_to(self, wanted: bytes) -> None:
        """Go back to a picture, by the way that is known or by the one back.

        What a picture doesn't show may lead elsewhere: then once more. The words of the last play
        don't come again: then what looks most like it will do.
        """
        for _ in range(_MOST):
            now = self._picture()
            if now == wanted:
                return
            path = self._path_to(now, wanted)
            if path:
                self._step(now, path[0])
                continue
            if now not in self._by:
                return
            before, button = self._by[now]
            self._step(now, _BACK[button])
            if before == wanted and self._picture() != wanted:
                wanted = self._most_like(wanted)

    def _most_like(self, gone: bytes) -> bytes:
        """Return the picture that differs least from one that doesn't come again."""
        others = [picture for picture in self._leads if picture != gone]
        return min(others, key=lambda picture: difference(picture, gone))

    def _press(self, button: int) -> None:
        """Press a button, and wait until the display of this end is drawn."""
        live = self._live
        live.down(self, self._end, button)
        live.run(PRESS_MS)
        live.up(self, self._end, button)
        still = waited = 0
        picture = self._picture()
        while still < _STILL_MS and waited < _DRAWN_MS:
            live.run(TICK_MS)
            waited += TICK_MS
            now = self._picture()
            still = still + TICK_MS if now == picture else 0
            picture = now

    def _picture(self) -> bytes:
        return self._live.desk.oleds[self._end].picture()

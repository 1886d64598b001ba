"""The ten buttons: debounced, with repetition and a queue of events.

A button's index is `end * 5 + button`; the buttons of an end are LEFT, RIGHT, UP, DOWN, OK. An
event is a small integer: `event & KIND` is PRESS, REPEAT or RELEASE, `event >> INDEX` the button's
index (see `base`). A button that is down at power-on sends no events until it was released.

A press counts at once if the pin reads low for a third of a millisecond; no noise lasts so long.
A release counts once the pin has read high at every poll for 25 ms, so that a bouncing contact
makes no second press: a worn one opens for up to 15 ms. No finger presses again within 25 ms.

The queue always has room for the releases to come: a screen that was told of a press is told of its
release too. A press that finds no room counts once there is room, if the button is still down.
"""

from machine import Pin
from micropython import const

import wiring
from base import BUTTONS_PER_END, INDEX, KIND, OK, PRESS, RELEASE, REPEAT, ticks_add, ticks_diff

_BOUNCE_MS = const(25)  # longer than any contact opens as it bounces
_REPEAT_AFTER_MS = const(400)
_REPEAT_EVERY_MS = const(120)
_REPEATING = const(0b01111_01111)  # every button but the two OKs

_QUEUE = const(16)  # events kept; a power of two

_READS = const(60)  # of a pin, a third of a millisecond: longer than noise lasts
_FIRST_READS = const(200)  # the same with time for a pull-up that was just turned on


def held(pin: int) -> bool:
    """Return whether the button on the GPIO `pin` is held down now."""
    return _stays_down(Pin(pin, Pin.IN, Pin.PULL_UP), _FIRST_READS)


def ok_is_held() -> bool:
    """Return whether OK is held down at either end."""
    return any(held(end[OK]) for end in wiring.BUTTONS)


def _stays_down(pin, reads: int) -> bool:
    """Return whether the pin is low at each of so many reads."""
    for _ in range(reads):
        if pin():  # as `value`, in two thirds of the time
            return False
    return True


class Buttons:
    """Buttons to ground on the GPIOs `pins`, in the order of their indices.

    stuck    bit `1 << index` of each button that has been down since power-on
    """

    def __init__(self, pins):
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins]
        every = (1 << len(self._pins)) - 1
        # All count as down at first. Those that are up are released after 25 ms.
        self._state = every  # buttons that count as down
        self._mute = every  # buttons whose events are left out
        self.stuck = 0
        self._rising = 0  # buttons that count as down and were up at the last poll
        self._since = [0] * len(self._pins)  # ticks, for those
        self._repeat_at = [0] * len(self._pins)
        self._queue = bytearray(_QUEUE)
        self._head = 0
        self._waiting = 0
        self._releases = 0  # still to come, of presses that were queued

    def poll(self, now: int) -> None:
        """Read the pins and queue the events since the last poll; `now` in ticks."""
        down = self._sample()
        changed = self._pressed(down & ~self._state) | self._released(self._state & ~down, now)
        if changed:
            self._state ^= changed
            self._queue_changes(changed & ~self._mute, now)
            self._mute &= self._state
            self.stuck = self._mute
        repeating = self._state & ~self._mute & _REPEATING
        if repeating:
            self._queue_repeats(repeating, now)

    def take(self) -> int:
        """Return the oldest event and remove it from the queue; 0 if there is none."""
        if not self._waiting:
            return 0
        event = self._queue[self._head]
        self._head = (self._head + 1) & (_QUEUE - 1)
        self._waiting -= 1
        return event

    def waiting_presses(self, end: int) -> int:
        """Return how many presses of an end are in the queue; they stay there."""
        presses = 0
        for i in range(self._waiting):
            event = self._queue[(self._head + i) & (_QUEUE - 1)]
            if (event & KIND) == PRESS and (event >> INDEX) // BUTTONS_PER_END == end:
                presses += 1
        return presses

    def _pressed(self, down: int) -> int:
        """Return those of the buttons `down` that stay down."""
        if down:
            for i in range(len(self._pins)):
                if down & (1 << i) and not _stays_down(self._pins[i], _READS):
                    down &= ~(1 << i)
        return down

    def _released(self, up: int, now: int) -> int:
        """Return those of the buttons `up` that no longer bounce."""
        began = up & ~self._rising
        self._rising = up
        if up:
            for i in range(len(self._pins)):
                if began & (1 << i):
                    self._since[i] = now
                if ticks_diff(now, self._since[i]) < _BOUNCE_MS:
                    up &= ~(1 << i)
        return up

    def _sample(self) -> int:
        """Return the bits of the pins that are low."""
        sample = 0
        bit = 1
        for pin in self._pins:
            if not pin():
                sample |= bit
            bit <<= 1
        return sample

    def _queue_changes(self, changed: int, now: int) -> None:
        for i in range(len(self._pins)):
            if changed & (1 << i):
                if not self._state & (1 << i):
                    self._releases -= 1
                    self._put(RELEASE, i)
                elif self._has_room(2):  # for the press and its release
                    self._releases += 1
                    self._repeat_at[i] = ticks_add(now, _REPEAT_AFTER_MS)
                    self._put(PRESS, i)
                else:
                    self._state &= ~(1 << i)  # the next poll finds it pressed again

    def _queue_repeats(self, repeating: int, now: int) -> None:
        for i in range(len(self._pins)):
            if repeating & (1 << i) and ticks_diff(now, self._repeat_at[i]) >= 0:
                self._repeat_at[i] = ticks_add(now, _REPEAT_EVERY_MS)
                if self._has_room(1):
                    self._put(REPEAT, i)

    def _has_room(self, count: int) -> bool:
        """Return whether the queue has room for `count` events besides the releases to come."""
        return self._waiting + self._releases + count <= _QUEUE

    def _put(self, kind: int, index: int) -> None:
        """Queue an event; the queue has room."""
        self._queue[(self._head + self._waiting) & (_QUEUE - 1)] = index << 2 | kind
        self._waiting += 1

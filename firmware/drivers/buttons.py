"""The ten buttons: debounced, repeating, and queued so that a busy moment loses none.

A button's index is `end * 5 + button`, the buttons of an end being LEFT, RIGHT, UP, DOWN, OK.
An event is a small integer: `kind(event)` is PRESS, REPEAT or RELEASE, `index(event)` says of
which button. A button that is down at power-on is mute until it has been let go.

What closes a contact is a finger or a click of noise. No click lasts a third of a millisecond, so
whoever is down in look after look for so long is pressed, and that counts at once: nobody waits for
a contact to come to rest. That it bounces matters on the way up alone, where a bounce would be a
second press: a release counts when every poll of 10 ms has seen the pin up.
"""

from machine import Pin
from micropython import const

from drivers import ticks

LEFT = const(0)
RIGHT = const(1)
UP = const(2)
DOWN = const(3)
OK = const(4)
BUTTONS_PER_END = const(5)

PRESS = const(1)
REPEAT = const(2)
RELEASE = const(3)

_BOUNCE_MS = const(10)  # longer than any contact bounces
_REPEAT_AFTER_MS = const(400)
_REPEAT_EVERY_MS = const(120)
_REPEATING = const(0b01111_01111)  # every button but the two OKs

_QUEUE = const(16)  # events kept; a power of two

_LOOKS = const(60)  # at a pin, a third of a millisecond: too long for a click of noise
_FIRST_LOOKS = const(200)  # the same with time for a pull-up that was just turned on


def kind(event: int) -> int:
    """PRESS, REPEAT or RELEASE."""
    return event & 3


def index(event: int) -> int:
    """The button an event is about: `end * 5 + button`."""
    return event >> 2


def held(pin: int) -> bool:
    """Whether the button on this GPIO is down at this very moment, as a finger would hold it."""
    return _stays_down(Pin(pin, Pin.IN, Pin.PULL_UP), _FIRST_LOOKS)


def _stays_down(pin, looks: int) -> bool:
    for _ in range(looks):
        if pin.value():
            return False
    return True


class Buttons:
    """Buttons to ground on the GPIOs `pins`, in the order of their indices.

    `stuck` has the bit `1 << index` of each button that has been down ever since power-on.
    """

    def __init__(self, pins):
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins]
        everyone = (1 << len(self._pins)) - 1
        # As if all had been held for ever: what is truly up shows it in 10 ms.
        self._state = everyone
        self._mute = everyone
        self.stuck = 0
        self._rising = 0  # those that count as down, and were up at the last poll,
        self._up_since = [0] * len(self._pins)  # since when
        self._repeat_at = [0] * len(self._pins)
        self._queue = bytearray(_QUEUE)
        self._head = 0
        self._waiting = 0

    def poll(self, now: int) -> None:
        """Look at the pins and queue what happened; `now` in ticks."""
        down = self._sample()
        changed = self._pressed(down & ~self._state) | self._let_go(self._state & ~down, now)
        if changed:
            self._state ^= changed
            self._queue_changes(changed & ~self._mute, now)
            self._mute &= self._state
            self.stuck = self._mute
        repeating = self._state & ~self._mute & _REPEATING
        if repeating:
            self._queue_repeats(repeating, now)

    def take(self) -> int:
        """The oldest event not yet taken, or 0."""
        if not self._waiting:
            return 0
        event = self._queue[self._head]
        self._head = (self._head + 1) & (_QUEUE - 1)
        self._waiting -= 1
        return event

    def waiting_press(self) -> int:
        """The oldest press not yet taken, or 0; it stays where it is."""
        for i in range(self._waiting):
            event = self._queue[(self._head + i) & (_QUEUE - 1)]
            if kind(event) == PRESS:
                return event
        return 0

    def _pressed(self, down: int) -> int:
        """Those of the pins `down` that stay so."""
        if down:
            for i in range(len(self._pins)):
                if down & (1 << i) and not _stays_down(self._pins[i], _LOOKS):
                    down &= ~(1 << i)
        return down

    def _let_go(self, up: int, now: int) -> int:
        """Those of the pins `up` that no longer bounce."""
        began = up & ~self._rising
        self._rising = up
        if up:
            for i in range(len(self._pins)):
                if began & (1 << i):
                    self._up_since[i] = now
                if ticks.diff(now, self._up_since[i]) < _BOUNCE_MS:
                    up &= ~(1 << i)
        return up

    def _sample(self) -> int:
        sample = 0
        bit = 1
        for pin in self._pins:
            if not pin.value():
                sample |= bit
            bit <<= 1
        return sample

    def _queue_changes(self, changed: int, now: int) -> None:
        for i in range(len(self._pins)):
            if changed & (1 << i):
                if self._state & (1 << i):
                    self._repeat_at[i] = ticks.add(now, _REPEAT_AFTER_MS)
                    self._put(PRESS, i)
                else:
                    self._put(RELEASE, i)

    def _queue_repeats(self, repeating: int, now: int) -> None:
        for i in range(len(self._pins)):
            if repeating & (1 << i) and ticks.diff(now, self._repeat_at[i]) >= 0:
                self._repeat_at[i] = ticks.add(now, _REPEAT_EVERY_MS)
                self._put(REPEAT, i)

    def _put(self, kind: int, index: int) -> None:
        """Queue an event; a full queue loses the newest, so what was meant first happens first."""
        if self._waiting < _QUEUE:
            self._queue[(self._head + self._waiting) & (_QUEUE - 1)] = index << 2 | kind
            self._waiting += 1

"""Times on a real Pico, estimated from the events on the emulated one's pins.

The emulator has no flash cache and so no cache misses: a real chip's processor takes 1.2 times as
long, at worst 1.5. Transfers on the pins take the same time.
"""

import bisect

from tools.emulate.bridge import Event
from tools.emulate.pico import MARK_PIN, PRESS_PIN

CPU_FACTOR = 1.5


class Clock:
    """Notes the events of a Pico, and returns times.

    tick_began  start of the latest tick, in ns
    pressed     when the device took the latest press, in ns
    ticks       (start, end) of every tick, in ns
    frames      end of each frame of the board's LEDs, in ns
    writes      end of each erasure or programming of the flash, in ns
    """

    def __init__(self, board_pin: int):
        self._board_pin = board_pin
        self._began: list[float] = []  # start of each transfer
        self._waited: list[float] = [0.0]  # running total of their durations
        self.tick_began = 0.0
        self.pressed = 0.0
        self.ticks: list[tuple[float, float]] = []
        self.frames: list[float] = []
        self.writes: list[float] = []

    def note(self, event: Event) -> None:
        """Note an event."""
        if event.kind == "pin" and event.where == MARK_PIN:
            if event.what:
                self.tick_began = event.ns
            else:
                self.ticks.append((self.tick_began, event.ns))
        if event.kind == "pin" and event.where == PRESS_PIN and event.what:
            self.pressed = event.ns
        if event.took:
            self._began.append(event.ns - event.took)
            self._waited.append(self._waited[-1] + event.took)
        if event.kind == "leds" and event.where == self._board_pin:
            self.frames.append(event.ns)
        if event.kind == "flash":
            self.writes.append(event.ns)

    def ms(self, start: float, end: float) -> float:
        """Return ms between two moments: transfers, and CPU_FACTOR times the rest."""
        waited = self._transfers(start, end)
        return (waited + (end - start - waited) * CPU_FACTOR) / 1e6

    def longest(self, first: int, writing: bool) -> tuple[float, int]:
        """Return the longest tick that writes the flash, or of the others: ms, and its number.

        (0, -1) if there is none. first: the number of the tick from which on they count.
        """
        ticks = enumerate(self.ticks[first:], first)
        found = [(self.ms(*tick), i) for i, tick in ticks if self._writes(*tick) == writing]
        return max(found, default=(0.0, -1))

    def _writes(self, start: float, end: float) -> bool:
        return bisect.bisect_left(self.writes, start) < bisect.bisect_right(self.writes, end)

    def _transfers(self, start: float, end: float) -> float:
        return min(self._transferred(end) - self._transferred(start), end - start)

    def _transferred(self, moment: float) -> float:
        """Return the ns of all transfers up to a moment, which may be in the midst of one."""
        count = bisect.bisect_left(self._began, moment)
        if not count:
            return 0.0
        latest = self._waited[count] - self._waited[count - 1]
        return self._waited[count - 1] + min(latest, moment - self._began[count - 1])

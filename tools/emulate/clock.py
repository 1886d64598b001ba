"""How long things take, as a real Pico would take: from what left the emulated one by its wires.

The emulator has no cache in front of its flash and no cache misses: a real chip's processor takes
1.2 times as long, at worst 1.5. What the wires take it has right.
"""

import bisect

from tools.emulate.bridge import Event
from tools.emulate.pico import MARK_PIN

CPU_FACTOR = 1.5


class Clock:
    """Heeds the events of a Pico, to be asked how long something took.

    tick_began when the latest tick began, in ns
    ticks      (began, ended), in ns, for every tick while the mark was set
    frames     when a frame had come to the board's LEDs, in ns
    writes     when the flash was erased or programmed, in ns
    """

    def __init__(self, board_pin: int):
        self._board_pin = board_pin
        self._began: list[float] = []  # what went over wires: when, and for how long
        self._waited: list[float] = [0.0]  # running total
        self.tick_began = 0.0
        self.ticks: list[tuple[float, float]] = []
        self.frames: list[float] = []
        self.writes: list[float] = []

    def heed(self, event: Event) -> None:
        """Note an event."""
        if event.kind == "pin" and event.where == MARK_PIN:
            if event.what:
                self.tick_began = event.ns
            else:
                self.ticks.append((self.tick_began, event.ns))
        if event.took:
            self._began.append(event.ns - event.took)
            self._waited.append(self._waited[-1] + event.took)
        if event.kind == "leds" and event.where == self._board_pin:
            self.frames.append(event.ns)
        if event.kind == "flash":
            self.writes.append(event.ns)

    def ms(self, start: float, end: float) -> float:
        """Milliseconds between two moments: CPU_FACTOR times the processor's, and the wires'."""
        waited = self._wire(start, end)
        return (waited + (end - start - waited) * CPU_FACTOR) / 1e6

    def raw_ms(self, start: float, end: float) -> float:
        """The same as it was emulated."""
        return (end - start) / 1e6

    def _wire(self, start: float, end: float) -> float:
        first = bisect.bisect_left(self._began, start)
        last = bisect.bisect_left(self._began, end)
        return min(self._waited[last] - self._waited[first], end - start)

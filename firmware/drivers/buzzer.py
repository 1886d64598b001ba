"""Piezo buzzer: plays tunes of square-wave notes.

A tune is bytes, two for a note: its MIDI number (69 is A at 440 Hz, 0 a rest) and its duration in
hundredths of a second.
"""

from machine import PWM, Pin
from micropython import const

from base import ticks_add, ticks_diff

LOUD = 32768

_SILENT_HZ = const(1000)  # the PWM needs a frequency even while both pins are low
_FULL = const(65535)
_STEP_MS = const(10)
_TOP_OCTAVE = const(10)
# Hertz of MIDI notes 120..131; each octave below is half of it.
_NOTES = (8372, 8870, 9397, 9956, 10548, 11175, 11840, 12544, 13290, 14080, 14917, 15804)


class Buzzer:
    """A bare piezo between GPIO `pin_p` and `pin_n`, which must share one PWM slice.

    duty    of 65536: how long each pin is high in a period. LOUD is loudest, less is quieter;
            with 0 the next `update` silences it
    """

    def __init__(self, pin_p: int, pin_n: int):
        self._p = PWM(Pin(pin_p), freq=_SILENT_HZ, duty_u16=0)
        self._n = PWM(Pin(pin_n), freq=_SILENT_HZ, duty_u16=_FULL, invert=True)
        self.duty = LOUD
        self._tune = b""
        self._at = 0
        self._until = 0
        self._begun = False

    def play(self, tune: bytes) -> None:
        """Play `tune` from the next `update` on; it replaces the one that plays."""
        self._tune = tune
        self._at = 0
        self._begun = False

    def update(self, now: int) -> None:
        """Play the next note when it is due; `now` in ticks."""
        if not self._tune:
            return
        if not self.duty:
            self.stop()
            return
        if not self._begun:
            self._begun = True
            self._until = now
        while ticks_diff(now, self._until) >= 0:
            if self._at >= len(self._tune):
                self.stop()
                return
            self._sound(self._tune[self._at])
            self._until = ticks_add(self._until, self._tune[self._at + 1] * _STEP_MS)
            self._at += 2

    def stop(self) -> None:
        """Silence the buzzer at once."""
        self._tune = b""
        self._sound(0)

    def _sound(self, note: int) -> None:
        """Sound `note`. 0 is a rest with both pins low: a steady voltage damages a piezo."""
        if note:
            self._p.freq(_NOTES[note % 12] >> (_TOP_OCTAVE - note // 12))
            # Pin n is inverted: it is high at the end of a period, as long as p at the beginning.
            self._p.duty_u16(self.duty)
            self._n.duty_u16(_FULL + 1 - self.duty)
        else:
            self._p.duty_u16(0)
            self._n.duty_u16(_FULL)

"""The voltage of the LED rail, where its sense wire is there."""

from machine import ADC, Pin
from micropython import const

_REFERENCE_MV = const(3300)
_FULL = const(65535)
_SAMPLES = const(8)


class Sense:
    """Half the rail, on the analogue GPIO `pin`. Make it while nothing else drives the pin.

    `wired` says whether the divider of the wiring is there: it outweighs the Pico's own pulls,
    which a loose pin follows.
    """

    def __init__(self, pin: int):
        # Down before up: a loose pin of an RP2350 that was once high would stay there.
        low = Pin(pin, Pin.IN, Pin.PULL_DOWN).value() == 0
        high = Pin(pin, Pin.IN, Pin.PULL_UP).value() == 1
        self.wired = not (low and high)
        self._adc = ADC(Pin(pin))

    def millivolts(self) -> int:
        """What the rail has now; -1 where that can't be known."""
        if not self.wired:
            return -1
        total = 0
        for _ in range(_SAMPLES):
            total += self._adc.read_u16()
        return (2 * (total // _SAMPLES) * _REFERENCE_MV + _FULL // 2) // _FULL

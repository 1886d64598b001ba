"""The power supply: the voltage of the LED rail, and the current that a USB-C charger offers."""

from machine import ADC, Pin
from micropython import const

_REFERENCE_MV = const(3300)
_FULL = const(65535)
_SAMPLES = const(8)

# (mV, mA): from this voltage on, on the CC contact in use, this current is offered (USB Type-C 2.0,
# table 4-36).
_OFFERS = ((1230, 3000), (660, 1500), (200, 500))


class Sense:
    """The rail's voltage, halved by a divider, on the analogue GPIO `pin`.

    wired    whether the divider is there: a pin without one follows the Pico's own pull resistors

    Nothing else may drive the pin when this is created.
    """

    def __init__(self, pin: int):
        # Down before up: a loose pin of an RP2350 stays high once it was.
        low = Pin(pin, Pin.IN, Pin.PULL_DOWN).value() == 0
        high = Pin(pin, Pin.IN, Pin.PULL_UP).value() == 1
        self.wired = not (low and high)
        self._adc = ADC(Pin(pin))

    def millivolts(self) -> int:
        """Return the rail's voltage in mV; -1 if it isn't wired."""
        if not self.wired:
            return -1
        return (2 * _mean(self._adc) * _REFERENCE_MV + _FULL // 2) // _FULL


def prepare_offer(pins) -> None:
    """Pull the analogue GPIOs `pins` down, so that one without a wire reads 0."""
    for pin in pins:
        Pin(pin, Pin.IN, Pin.PULL_DOWN)


def offered_ma(pins) -> int:
    """Return the current on offer in mA, 0 for none. Call 10 ms after `prepare_offer`."""
    highest = max([_mean(ADC(Pin(pin))) for pin in pins]) * _REFERENCE_MV // _FULL
    for least, offer in _OFFERS:
        if highest >= least:
            return offer
    return 0


def _mean(adc) -> int:
    """Return the mean of some readings, 0..65535."""
    total = 0
    for _ in range(_SAMPLES):
        total += adc.read_u16()
    return total // _SAMPLES

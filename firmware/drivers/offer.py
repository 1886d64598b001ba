"""The current that a USB-C charger offers, from the voltage of the socket's CC contacts."""

from machine import ADC, Pin
from micropython import const

_REFERENCE_MV = const(3300)
_FULL = const(65535)
_SAMPLES = const(8)

# From so many millivolts on, on the contact in use: milliamperes (USB Type-C 2.0, table 4-36).
_OFFERS = ((1230, 3000), (660, 1500), (200, 500))


def prepare(pins) -> None:
    """Pull the analogue GPIOs `pins` down, so that one without a wire reads nothing."""
    for pin in pins:
        Pin(pin, Pin.IN, Pin.PULL_DOWN)


def read(pins) -> int:
    """Return what is offered in mA, 0 for nothing. Some 10 ms have to pass after `prepare`."""
    highest = 0
    for pin in pins:
        adc = ADC(Pin(pin))
        total = 0
        for _ in range(_SAMPLES):
            total += adc.read_u16()
        highest = max(highest, total // _SAMPLES * _REFERENCE_MV // _FULL)
    for least, offer in _OFFERS:
        if highest >= least:
            return offer
    return 0

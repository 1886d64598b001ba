"""What the Pico finds out about the wires of a display, by its own pull resistors.

A display module has pull-up resistors of 4.7 or 10 kilohm on SDA and SCL. They are stronger than
the Pico's pull-down of 50 kilohm or more. A module without power pulls both lines low.
"""

from machine import Pin, SoftI2C
from micropython import const

import wiring
from drivers.pico import bus

# What holds a line.
PULLED = const(0)  # a pull-up resistor outside of the Pico
FREE = const(1)  # nothing
LOW = const(2)  # something that holds it low

_ADDRESSES = (wiring.OLED_ADDRESS, 0x3C, 0x3D)
_SLOW_HZ = const(50_000)  # works with the Pico's own pull-ups
_STRETCH_US = const(1000)


def display(end: int) -> tuple:
    """Return what holds SDA and SCL, the address that answers, and the one with both swapped.

    0 stands for no address. The bus works on afterwards.
    """
    sda, scl = wiring.OLED_SDA[end], wiring.OLED_SCL[end]
    held = (_held(sda), _held(scl))
    found = (0, 0) if LOW in held else (_answers(sda, scl), _answers(scl, sda))
    bus(end)
    return held + found


def _held(pin: int) -> int:
    Pin(pin, Pin.OPEN_DRAIN, value=0)  # a loose pin of an RP2350 stays high once it was
    if Pin(pin, Pin.IN, Pin.PULL_DOWN).value():
        return PULLED
    return FREE if Pin(pin, Pin.IN, Pin.PULL_UP).value() else LOW


def _answers(sda: int, scl: int) -> int:
    """Return the address at which a display answers slowly, or 0."""
    wires = SoftI2C(scl=Pin(scl), sda=Pin(sda), freq=_SLOW_HZ, timeout=_STRETCH_US)
    for address in _ADDRESSES:
        try:
            wires.writeto(address, b"")
        except OSError:
            continue
        return address
    return 0

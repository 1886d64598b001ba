"""The table's hardware, built from the wiring."""

from machine import I2C, Pin, soft_reset
from micropython import const

import wiring
from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.oled import OLED
from drivers.sense import Sense
from drivers.store import Store
from drivers.strip import PEAK, Rail, Strip

# Bits of `Pico.faults`; those below are the buttons that are stuck.
MISSING = const(1 << 10)  # the panel of end A does not answer; the next bit is end B's
DARK = const(1 << 12)  # the lamps have too little power, or none

_WEAK_MV = const(4000)  # below that a WS2812's blue fades, and then it forgets what it shows
_I2C_US = const(
    10_000
)  # three times what a page takes; a bus held down by a fault mustn't stall us


class Pico:
    """Everything on the Pico's pins, and its flash folder `flash`.

    `oleds` (end A, end B), `strip` (the board), `panel` (the hexagon's strip, None where none is
    wired), `rail` (which feeds and shows both), `sense` (of the rail's voltage), `buttons`,
    `buzzer`, `store`.
    """

    def __init__(self, flash: str):
        # The big buffers first, while the heap is whole.
        self.oleds = (_oled(0), _oled(1))
        self.strip = Strip(Pin(wiring.LED_MAIN), wiring.LEDS)
        self.panel = Strip(Pin(wiring.LED_HEX), wiring.HEX_LEDS) if wiring.HEX_LEDS else None
        # The rail comes on with the data lines already quiet.
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        strips = (self.strip, self.panel) if self.panel else (self.strip,)
        self.rail = Rail(strips, wiring.LED_BUDGET_MA, PEAK)
        self.sense = Sense(wiring.LED_SENSE)
        self.buttons = Buttons(wiring.BUTTONS[0] + wiring.BUTTONS[1])
        self.buzzer = Buzzer(wiring.BUZZER_P, wiring.BUZZER_N)
        self.store = Store(flash)

    def start_anew(self) -> None:
        """Start the firmware on an empty heap; what is on the pins stays as it is. No return."""
        soft_reset()

    @property
    def faults(self) -> int:
        """What can be seen to be wrong now: a bit for each stuck button, MISSING and DARK."""
        faults = self.buttons.stuck
        for end in range(2):
            if not self.oleds[end].present:
                faults |= MISSING << end
        if 0 <= self.sense.millivolts() < _WEAK_MV:
            faults |= DARK
        return faults


def _oled(end: int) -> OLED:
    sda = Pin(wiring.OLED_SDA[end])
    scl = Pin(wiring.OLED_SCL[end])
    i2c = I2C(end, scl=scl, sda=sda, freq=wiring.OLED_HZ, timeout=_I2C_US)
    return OLED(i2c, wiring.OLED_ADDRESS)

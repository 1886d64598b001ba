"""The table's hardware, built from the wiring."""

from machine import I2C, Pin, reset, soft_reset
from micropython import const

import wiring
from drivers import offer
from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.oled import OLED
from drivers.sense import Sense
from drivers.store import Store
from drivers.strip import PEAK, Rail, Strip

# Bits of `Pico.faults`; those below are the buttons that are stuck.
MISSING = const(1 << 10)  # the panel of end A does not answer; the next bit is end B's
DARK = const(1 << 12)  # the lamps have too little power, or none
LIMITED = const(1 << 14)  # the supply offers less than the wiring says

_WEAK_MV = const(4000)  # below that a WS2812's blue fades, and then it forgets what it shows
_I2C_US = const(
    10_000
)  # three times what a page takes; a bus held down by a fault mustn't stall us


class Pico:
    """Everything on the Pico's pins, and its flash folder `flash`.

    `oleds` (end A, end B), `strip` (the board), `panel` (the hexagon's strip, None where none is
    wired), `rail` (which feeds and shows both), `sense` (of the rail's voltage), `buttons`,
    `buzzer`, `store`. `supply_ma` is what may be drawn from the supply: what the wiring says, and
    no more than is offered.
    """

    def __init__(self, flash: str):
        offer.prepare(wiring.CC_SENSE)
        # The big buffers first, while the heap is whole.
        self.oleds = (_oled(0), _oled(1))
        self.strip = Strip(Pin(wiring.LED_MAIN), wiring.LEDS)
        self.panel = Strip(Pin(wiring.LED_HEX), wiring.HEX_LEDS) if wiring.HEX_LEDS else None
        # The rail comes on with the data lines already quiet.
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        strips = (self.strip, self.panel) if self.panel else (self.strip,)
        self._vbus = Pin(wiring.VBUS_SENSE, Pin.IN)
        self._offered_ma = offer.read(wiring.CC_SENSE)  # setting up the displays took 10 ms
        self._sagged = False
        self.supply_ma = self._allowed_ma()
        self.rail = Rail(strips, wiring.led_budget_ma(self.supply_ma), PEAK)
        self.sense = Sense(wiring.LED_SENSE)
        self.buttons = Buttons(wiring.BUTTONS[0] + wiring.BUTTONS[1])
        self.buzzer = Buzzer(wiring.BUZZER_P, wiring.BUZZER_N)
        self.store = Store(flash)

    def start_anew(self) -> None:
        """Start the firmware on an empty heap; what is on the pins stays as it is. No return."""
        soft_reset()

    def reset(self) -> None:
        """Reset the chip; nothing of the program runs on. No return."""
        reset()

    def watch_supply(self) -> None:
        """Take no more than the supply gives: less once the rail has sagged or a PC is there."""
        if 0 <= self.sense.millivolts() < _WEAK_MV:
            self._sagged = True
        self.supply_ma = self._allowed_ma()
        self.rail.limit(wiring.led_budget_ma(self.supply_ma))

    def _allowed_ma(self) -> int:
        most = wiring.UNOFFERED_MA
        if self._offered_ma and not self._vbus.value() and not self._sagged:
            most = self._offered_ma
        return min(wiring.SUPPLY_MA, most)

    @property
    def faults(self) -> int:
        """What can be seen to be wrong now: a bit for each stuck button, and those above."""
        faults = self.buttons.stuck
        for end in range(2):
            if not self.oleds[end].present:
                faults |= MISSING << end
        if 0 <= self.sense.millivolts() < _WEAK_MV:
            faults |= DARK
        if self.supply_ma < wiring.SUPPLY_MA:
            faults |= LIMITED
        return faults


def _oled(end: int) -> OLED:
    sda = Pin(wiring.OLED_SDA[end])
    scl = Pin(wiring.OLED_SCL[end])
    i2c = I2C(end, scl=scl, sda=sda, freq=wiring.OLED_HZ, timeout=_I2C_US)
    return OLED(i2c, wiring.OLED_ADDRESS, wiring.OLED_CONTROLLER)

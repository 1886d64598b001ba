"""The table's hardware, built from the wiring."""

from machine import I2C, Pin

import wiring
from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.oled import OLED
from drivers.store import Store
from drivers.strip import Rail, Strip


class Pico:
    """Everything on the Pico's pins, and its flash folder `flash`.

    `oleds` (end A, end B), `strip` (the board), `panel` (the hexagon's strip, None where none is
    wired), `rail` (which feeds and shows both), `buttons`, `buzzer`, `store`.
    """

    def __init__(self, flash: str):
        # The big buffers first, while the heap is whole.
        self.oleds = (_oled(0), _oled(1))
        self.strip = Strip(Pin(wiring.LED_MAIN), wiring.LEDS)
        self.panel = Strip(Pin(wiring.LED_HEX), wiring.HEX_LEDS) if wiring.HEX_LEDS else None
        # The rail comes on with the data lines already quiet.
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        strips = (self.strip, self.panel) if self.panel else (self.strip,)
        self.rail = Rail(strips, wiring.LED_BUDGET_MA)
        self.buttons = Buttons(wiring.BUTTONS[0] + wiring.BUTTONS[1])
        self.buzzer = Buzzer(wiring.BUZZER_P, wiring.BUZZER_N)
        self.store = Store(flash)


def _oled(end: int) -> OLED:
    sda = Pin(wiring.OLED_SDA[end])
    scl = Pin(wiring.OLED_SCL[end])
    return OLED(I2C(end, scl=scl, sda=sda, freq=wiring.OLED_HZ), wiring.OLED_ADDRESS)

"""The table's hardware, built from the wiring."""

from machine import I2C, Pin

import wiring
from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.oled import OLED
from drivers.store import Store
from drivers.strip import Strip


class Pico:
    """Everything on the Pico's pins, and its flash folder `flash`.

    `oleds` (end A, end B), `strip`, `buttons`, `buzzer`, `store`.
    """

    def __init__(self, flash: str):
        # The big buffers first, while the heap is whole.
        self.oleds = (_oled(0), _oled(1))
        self.strip = Strip(Pin(wiring.LED_MAIN), wiring.LEDS, wiring.LED_BUDGET_MA)
        # The rail comes on with the data line already quiet.
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        self.buttons = Buttons(wiring.BUTTONS[0] + wiring.BUTTONS[1])
        self.buzzer = Buzzer(wiring.BUZZER_P, wiring.BUZZER_N)
        self.store = Store(flash)


def _oled(end: int) -> OLED:
    sda = Pin(wiring.OLED_SDA[end])
    scl = Pin(wiring.OLED_SCL[end])
    return OLED(I2C(end, scl=scl, sda=sda, freq=wiring.OLED_HZ), wiring.OLED_ADDRESS)

"""A desk with the table on it: a virtual Pico, its chips, and fingers, in virtual time.

Of the firmware it knows `main.power_on(flash, seed)`, which returns an object with `tick(now)`
and the `pico` it was built on; the firmware knows nothing of this.
"""

import wiring
from host_sim.chips import rp2040
from host_sim.chips.piezo import Piezo
from host_sim.chips.ssd1306 import SSD1306
from host_sim.chips.ws2812 import Chain

TICK_MS = 5
BUTTONS = ("left", "right", "up", "down", "ok")
PRESS_MS = 40  # long enough to be debounced, too short to repeat

_TICKS_MASK = (1 << 30) - 1  # ticks wrap as on the Pico


class Desk:
    """The table with its flash kept in the folder `flash` and chance drawn from `seed`.

    `oleds` (end A, end B), `strip` (the board) and `panel` (the hexagon; no LEDs if the wiring has
    none) are the virtual chips; `console` is the firmware's object while it is switched on, else
    None; `now` is the virtual time in ms, which starts at 0 and goes on while it is off.
    """

    def __init__(self, flash: str, seed: int):
        self.flash = flash
        self.seed = seed
        self.now = 0
        self.console = None
        self._since = 0

        chip = rp2040.RP2040()
        self.oleds = (SSD1306(), SSD1306())
        for end in range(2):
            sda = wiring.OLED_SDA[end]
            scl = wiring.OLED_SCL[end]
            chip.attach_i2c(sda, scl, wiring.OLED_ADDRESS, self.oleds[end])
        self.strip = Chain(wiring.LEDS)
        self.panel = Chain(wiring.HEX_LEDS)
        chip.attach_stream(wiring.LED_MAIN, self.strip)
        chip.attach_stream(wiring.LED_HEX, self.panel)
        chip.listen(wiring.LED_POWER, self._power_leds)
        self._piezo = Piezo(chip, wiring.BUZZER_P >> 1 & 7)
        self._chip = chip

    def _power_leds(self, on: int):
        self.strip.power(on)
        self.panel.power(on)

    def power_on(self):
        """Switch on: the firmware starts from nothing but its flash."""
        import main  # the firmware's, loaded as late as on the Pico

        rp2040.power_on(self._chip)
        for oled in self.oleds:
            oled.reset()
        self._since = self.now
        self.console = main.power_on(self.flash, self.seed)

    def power_off(self):
        """Cut the power, whatever is going on; the flash stays."""
        self.console = None
        self._chip.reset()
        for oled in self.oleds:
            oled.reset()

    def tick(self):
        """Let TICK_MS pass, and the firmware do one tick at the beginning of them."""
        if self.console is not None:
            self.console.tick((self.now - self._since) & _TICKS_MASK)
        self.now += TICK_MS

    def run(self, ms: int):
        """Let at least `ms` milliseconds pass."""
        end = self.now + ms
        while self.now < end:
            self.tick()

    def down(self, end: int, button):
        """Put a finger on a button of end 0 or 1: its number, or its name in BUTTONS."""
        self._chip.drive(_pin(end, button), 0)

    def up(self, end: int, button):
        """Take the finger off."""
        self._chip.release(_pin(end, button))

    def press(self, end: int, button):
        """Press a button and let it go; takes twice PRESS_MS."""
        self.down(end, button)
        self.run(PRESS_MS)
        self.up(end, button)
        self.run(PRESS_MS)

    @property
    def tone(self) -> int:
        """What the buzzer sounds, in hertz; 0 when silent."""
        return self._piezo.tone

    @property
    def milliamps(self) -> int:
        """What the table draws from its supply, rounded up; 0 when off."""
        if self.console is None:
            return 0
        leds = self.strip.microamps + self.panel.microamps
        return (wiring.FIXED_UA + leds + 999) // 1000

    @property
    def limiting(self) -> bool:
        """Whether the firmware is dimming its LEDs to keep within the supply."""
        return self.console is not None and self.console.pico.rail.limiting


def _pin(end: int, button) -> int:
    if isinstance(button, str):
        button = BUTTONS.index(button)
    return wiring.BUTTONS[end][button]

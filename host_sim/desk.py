"""A desk with the table on it: a virtual Pico, its chips, and fingers, in virtual time.

Of the firmware it knows `main.power_on(flash, seed)`, which returns a `console.guard.Guard`; the
firmware knows nothing of this.
"""

import gc

import wiring
from host_sim.chips import rp2040
from host_sim.chips.oled import CONTROLLERS
from host_sim.chips.piezo import Piezo
from host_sim.chips.ws2812 import Chain
from host_sim.mishaps import Mishaps

TICK_MS = 5
BUTTONS = ("left", "right", "up", "down", "ok")
PRESS_MS = 40  # long enough to be debounced, too short to repeat

_TICKS_MASK = (1 << 30) - 1  # ticks wrap as on the Pico
_NOTE = "/crash.txt"


class Crashed(Exception):
    """The firmware came upon an exception that nobody had planned; the message is its note."""


class Desk:
    """The table with its flash kept in the folder `flash` and chance drawn from `seed`.

    `oleds` (end A, end B), `strip` (the board) and `panel` (the hexagon; no LEDs if the wiring has
    none) are the virtual chips, `mishaps` what may befall them; `device` is the firmware's object
    while it is switched on, else None; `now` is the virtual time in ms, which starts at 0 and goes
    on while it is off.

    The firmware survives its crashes. That would hide them from whoever tests it, so the desk
    raises Crashed where there are more of them than the `crashes` that are still expected.
    """

    def __init__(self, flash: str, seed: int):
        self.flash = flash
        self.seed = seed
        self.now = 0
        self.device = None
        self.crashes = 0
        self._survived = 0  # since power-on
        self._since = 0
        self._ended = False  # it waits for OK to be let go, to start anew
        self._restarts = 0

        chip = rp2040.RP2040()
        panel = CONTROLLERS[wiring.OLED_CONTROLLER]
        self.oleds = (panel(), panel())
        self.strip = Chain(wiring.LEDS)
        self.panel = Chain(wiring.HEX_LEDS)
        chip.attach_stream(wiring.LED_MAIN, self.strip)
        chip.attach_stream(wiring.LED_HEX, self.panel)
        self.mishaps = Mishaps(chip, self.oleds, (self.strip, self.panel), flash)
        self._piezo = Piezo(chip, wiring.BUZZER_P >> 1 & 7)
        self._chip = chip

    def power_on(self):
        """Switch on: the firmware starts from nothing but its flash."""
        rp2040.power_on(self._chip)
        for oled in self.oleds:
            oled.reset()
        self._since = self.now
        self._restarts = 0
        self._start()

    def power_off(self):
        """Cut the power, whatever is going on; the flash stays."""
        self.device = None
        self._ended = False
        self._chip.reset()
        for oled in self.oleds:
            oled.reset()

    def tick(self):
        """Let TICK_MS pass, and the firmware do one tick at the beginning of them."""
        if self._ended:
            self._wait_for_ok()
        elif self.device is not None:
            try:
                self.device.tick((self.now - self._since) & _TICKS_MASK)
                self._see_crashes()
            except SystemExit:
                self._ended = True
        self.now += TICK_MS

    def _wait_for_ok(self):
        """Start anew once OK is up, as main.run() does."""
        import main

        if not main.ok_is_held():
            self.start_anew()

    def start_anew(self):
        """Start the firmware again, as a soft reset does; flash and chips stay as they are."""
        from console import shelf

        self.device = None
        shelf.clear()  # no code stays in memory
        self._chip.soft_reset()
        self._restarts += 1
        self._start()

    def _start(self):
        import main  # the firmware's, loaded as late as on the Pico

        self._ended = False
        self._survived = 0
        _leave_out_of_sweeps()
        self.device = main.power_on(self.flash, self.seed + self._restarts)  # other dice each time
        self._see_crashes()

    def _see_crashes(self):
        """Raise Crashed at a crash that was not expected."""
        if self.device.crashes > self._survived:
            self._survived += 1
            self.crashes -= 1
            if self.crashes < 0:
                with open(self.flash + _NOTE) as note:
                    raise Crashed(note.read())

    @property
    def console(self):
        """The firmware's `console.device.Console`; None while no game is on the table."""
        return self.device.console if self.device else None

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
        if self.device is None:
            return 0
        leds = self.strip.microamps + self.panel.microamps
        return (wiring.FIXED_UA + leds + 999) // 1000

    @property
    def limiting(self) -> bool:
        """Whether the firmware is dimming its LEDs to keep within the supply."""
        return self.device is not None and self.device.pico.rail.limiting


def _leave_out_of_sweeps():
    """Leave what is in memory by now out of the firmware's sweeps.

    CPython's heap is a hundred times as large as a Pico's, and each sweep would halt the table.
    """
    if hasattr(gc, "freeze"):
        gc.collect()
        gc.freeze()


def _pin(end: int, button) -> int:
    if isinstance(button, str):
        button = BUTTONS.index(button)
    return wiring.BUTTONS[end][button]

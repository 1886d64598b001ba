"""The simulated table: a virtual Pico with its chips and buttons, in virtual time.

It starts the firmware by `start.power_on(flash, seed)`, which returns an `app.Supervisor`.
"""

import gc

import wiring
from host_sim.cable import Cable
from host_sim.chips import rp2040
from host_sim.chips.oled import CONTROLLERS
from host_sim.chips.piezo import Piezo
from host_sim.chips.ws2812 import Chain
from host_sim.mishaps import Mishaps
from host_sim.miswiring import Miswiring

TICK_MS = 5
BUTTONS = ("left", "right", "up", "down", "ok")
PRESS_MS = 40  # long enough to be debounced, too short to repeat

_TICKS_MASK = (1 << 30) - 1  # ticks wrap as on the Pico
_NOTE = "/crash.txt"
_LONGEST_LINE = 2000  # bytes that are sent of a line: the table refuses one of half as many


class Crashed(Exception):
    """The firmware crashed unexpectedly; the message is its crash note."""


class Desk:
    """The table. Its flash is the folder `flash`; `seed` decides all chance.

    oleds     the displays of end A and end B
    strip     the LEDs of the board
    hexagon   the LEDs of the hexagon, none if the wiring has none
    mishaps   fault injection
    cable     the `Cable` at its USB port
    pins      for each button, by its index, the pins that it pulls to ground
    device    the firmware's object, None while switched off
    now       virtual time in ms; it starts at 0 and goes on while switched off
    crashes   how many crashes are still expected

    The firmware survives its crashes, which would hide them from tests: the desk raises Crashed at
    one that is not expected.
    """

    def __init__(self, flash: str, seed: int):
        self.flash = flash
        self.seed = seed
        self.now = 0
        self.device = None
        self.crashes = 0
        self._survived = 0  # crashes since power-on
        self._since = 0
        self._restarts = 0

        chip = rp2040.RP2040()
        panel = CONTROLLERS[wiring.OLED_CONTROLLER]
        self.oleds = (panel(), panel())
        self.strip = Chain(wiring.LEDS)
        self.hexagon = Chain(wiring.HEX_LEDS)
        chip.attach_stream(wiring.LED_MAIN, self.strip)
        chip.attach_stream(wiring.LED_HEX, self.hexagon)
        self.mishaps = Mishaps(chip, self.oleds, (self.strip, self.hexagon), flash)
        self.piezo = Piezo(chip, wiring.BUZZER_P >> 1 & 7)
        self.cable = Cable()
        self.pins = [(pin,) for end in wiring.BUTTONS for pin in end]
        self.chip = chip

    def power_on(self):
        """Switch on: only the flash keeps its contents."""
        rp2040.power_on(self.chip)
        for oled in self.oleds:
            oled.reset()
        self._since = self.now
        self._restarts = 0
        self._start()

    def power_off(self):
        """Cut the power; the flash keeps its contents."""
        self.device = None
        self.chip.reset()
        for oled in self.oleds:
            oled.reset()

    def tick(self):
        """Run one tick of the firmware; TICK_MS pass."""
        if self.device is not None:
            if self.device.restarts:
                self._wait_for_ok()
            else:
                self.device.tick((self.now - self._since) & _TICKS_MASK)
                self._see_crashes()
        self.now += TICK_MS

    def _wait_for_ok(self):
        """Restart the firmware once OK is up, as start.run() does."""
        from drivers.buttons import ok_is_held

        if not ok_is_held():
            self.restart()

    def restart(self):
        """Restart the firmware as a soft reset does; flash and chips keep their state."""
        self.device = None
        self.chip.soft_reset()
        self._restarts += 1
        self._start()

    def _start(self):
        import start  # the firmware's, imported at power-on as on the Pico

        self._survived = 0
        _freeze_heap()
        self.device = start.power_on(
            self.flash, self.seed + self._restarts
        )  # a restart draws other dice
        self.device.pico.console = self.cable  # pyright: ignore[reportAttributeAccessIssue]
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
    def app(self):
        """The firmware's `app.app.App`; None while there is none."""
        return self.device.app if self.device else None

    def run(self, ms: int):
        """Run ticks for at least `ms` milliseconds."""
        end = self.now + ms
        while self.now < end:
            self.tick()

    def down(self, end: int, button):
        """Press down a button of end 0 or 1, given by number or by name in BUTTONS."""
        for pin in self._pins(end, button):
            self.chip.drive(pin, 0)

    def up(self, end: int, button):
        """Release a button."""
        for pin in self._pins(end, button):
            self.chip.release(pin)

    def _pins(self, end: int, button) -> tuple:
        if isinstance(button, str):
            button = BUTTONS.index(button)
        return self.pins[len(BUTTONS) * end + button]

    def link(self, line: str):
        """Send a line to the USB port, where the table listens from then on. Raises ValueError."""
        if self.app is None:
            raise ValueError("the table doesn't run")
        if "\n" in line:
            raise ValueError("one line at a time")
        if not self.cable.send(line.encode()[:_LONGEST_LINE] + b"\n"):
            raise ValueError("the table hasn't heard the lines before")
        if self.app.away is None:
            self.app.listen()

    def write(self, name: str):
        """Type a name where the set-up asks for one; elsewhere nothing happens."""
        if self.app and getattr(self.app.screen, "editor", None):
            self.app.screen.write(name)  # pyright: ignore[reportAttributeAccessIssue]

    def wire_wrong(self, fault: str):
        """Wire the table wrong in one of the ways of `miswiring.FAULTS`, while it is off."""
        Miswiring(self).do(fault)

    def press(self, end: int, button):
        """Press and release a button; takes twice PRESS_MS."""
        self.down(end, button)
        self.run(PRESS_MS)
        self.up(end, button)
        self.run(PRESS_MS)

    @property
    def tone(self) -> int:
        """Frequency of the buzzer in Hz; 0 when silent."""
        return self.piezo.tone

    @property
    def milliamps(self) -> int:
        """Current drawn from the supply, rounded up; 0 when off."""
        if self.device is None:
            return 0
        leds = self.strip.microamps + self.hexagon.microamps
        return (wiring.FIXED_UA + leds + 999) // 1000

    @property
    def limiting(self) -> bool:
        """Whether the firmware is dimming its LEDs to keep within the supply."""
        return self.device is not None and self.device.pico.rail.limiting


def _freeze_heap():
    """Leave all objects that exist now out of later garbage collections.

    The firmware collects as on a Pico; CPython's heap is a hundred times as large, and each
    collection would halt the table.
    """
    if hasattr(gc, "freeze"):
        gc.collect()
        gc.freeze()

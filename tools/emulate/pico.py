"""Emulated Pico with the table on its pins, and its REPL."""

from pathlib import Path

import wiring
from host_sim.chips.oled import CONTROLLERS
from host_sim.chips.ws2812 import Chain
from tools.emulate.bridge import Bridge, Event
from tools.installing.trouble import Failed
from tools.trouble import Trouble

_INPUTS = wiring.BUTTONS[0] + wiring.BUTTONS[1]
# Pins that wiring.py leaves free: the firmware marks its ticks on the first, and the presses it
# takes on the second. The third stops it.
MARK_PIN = 21
PRESS_PIN = 25
GO_PIN = 15
_HALF_RAIL = 4095 * 25 // 33  # ADC value of 2.5 V at the rail's sense pin

_CONNECT_MS = 5_000
_PROMPT_MS = 5_000
_ASK_AGAIN_MS = 100
_RAW_PROMPT = "raw REPL; CTRL-B to exit\r\n>"
_RESET_PROMPT = "soft reboot\r\n" + _RAW_PROMPT
_INTERRUPT, _RAW, _SOFT_RESET = "\x03", "\x01", "\x04"


class Pico:
    """A Pico with the stock image, and the chips on its pins.

    watched: further pins of which each change of level is an event.

    oleds, strip, hexagon   the simulator's virtual chips
    ns                      emulated time since power-on
    watch                   called with every event, after the chips have it
    """

    def __init__(self, image: Path, flash: Path | None = None, watched: tuple[int, ...] = ()):
        oled = CONTROLLERS[wiring.OLED_CONTROLLER]
        self.oleds = (oled(), oled())
        self.strip = Chain(wiring.LEDS)
        self.hexagon = Chain(wiring.HEX_LEDS)
        self._chains = {wiring.LED_MAIN: self.strip, wiring.LED_HEX: self.hexagon}
        self.watch = lambda event: None
        self._bridge = Bridge(image, self._note)
        self._bridge.ask(
            wire={
                "i2c": {bus: [wiring.OLED_ADDRESS] for bus in range(2)},
                "leds": list(self._chains),
                "watch": [wiring.LED_POWER, MARK_PIN, PRESS_PIN, *watched],
                "adc": {wiring.LED_SENSE - 26: _HALF_RAIL},
            }
        )
        if flash:
            self._bridge.ask(load=str(flash))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._bridge.close()

    @property
    def ns(self) -> float:
        return self._bridge.ns

    def power_on(self) -> None:
        """Switch off and on; only the flash keeps its contents."""
        for oled in self.oleds:
            oled.reset()
        for chain in (self.strip, self.hexagon):
            chain.power(0)
        self._bridge.ask(power=dict.fromkeys(_INPUTS, 1))
        self._bridge.said = ""

    def run(self, ms: float, **until) -> bool:
        """Let time pass until `until` or `stop` of chip/bridge.cjs; return whether that came."""
        return self._bridge.ask(run=ms, **until)

    def drive(self, pin: int, level: int) -> None:
        """Hold an input at a level."""
        self._bridge.ask(pin=[pin, level])

    def stall(self, bus: int) -> None:
        """Hold an I2C bus down until power-on."""
        self._bridge.ask(stall=bus)

    def send(self, text: str) -> None:
        """Send text to the serial port."""
        self._bridge.ask(send=text)

    def take(self) -> str:
        """Return the output of the serial port since the last call."""
        said, self._bridge.said = self._bridge.said, ""
        return said

    def store(self, flash: Path) -> None:
        """Write the whole flash to a file."""
        self._bridge.ask(store=str(flash))

    def await_host(self) -> None:
        """Wait until the chip has found its USB host. Raises Trouble."""
        while not self._bridge.connected:
            if self.ns > _CONNECT_MS * 1e6:
                raise Trouble("the image doesn't start: its USB is silent")
            self.run(1)

    def stop(self) -> None:
        """Interrupt the program and soft-reset into the raw REPL: an empty heap, no main.py.

        Raises Trouble.
        """
        self.await_host()
        self._await_prompt()
        self._say(_SOFT_RESET, _RESET_PROMPT)  # any earlier prompt answers an interrupt before it

    def execute(self, code: str, ms: float = 60_000) -> str:
        """Run code in the raw REPL; return its output. Raises Failed, and Trouble after `ms`."""
        self.begin(code)
        return self.finish(ms)

    def begin(self, code: str) -> None:
        """Start code in the raw REPL; it runs while time passes."""
        self._say(code + "\x04", "OK")

    def finish(self, ms: float = 60_000) -> str:
        """Wait for the end of the started code; return its output. Raises Failed and Trouble."""
        said = self._say("", "\x04>", ms)
        output, error = said.removesuffix("\x04>").split("\x04")
        if error:
            raise Failed(error)
        return output.replace("\r\n", "\n")

    def _await_prompt(self) -> None:
        """Interrupt until the raw REPL answers: before the board reads its port, input is lost."""
        latest = self.ns + _PROMPT_MS * 1e6
        while self.ns < latest:
            self.send(_INTERRUPT + _RAW)
            if self.run(_ASK_AGAIN_MS, until=_RAW_PROMPT):
                return
        raise Trouble(f"the board does not answer; it last said {self.take()[-300:]!r}")

    def _say(self, text: str, until: str, ms: float = _PROMPT_MS) -> str:
        """Send `text`; return the output up to `until`. Raises Trouble."""
        self._bridge.ask(send=text)
        if not self.run(ms, until=until):
            raise Trouble(f"the board does not answer; it last said {self.take()[-300:]!r}")
        return self.take()

    def _note(self, event: Event) -> None:
        if event.kind == "i2c":
            self.oleds[event.where].receive(bytes.fromhex(str(event.what)))
        elif event.kind == "leds":
            self._chains[event.where].receive(wiring.LED_NS, bytes.fromhex(str(event.what)))
        elif event.kind == "pin" and event.where == wiring.LED_POWER:
            for chain in self._chains.values():
                chain.power(int(event.what))
        self.watch(event)

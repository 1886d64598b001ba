"""Playing and recording of press scripts, tick by tick. Runs on CPython and MicroPython."""

import os

from drivers import store
from host_sim import entrance, files
from host_sim.desk import PRESS_MS, TICK_MS
from host_sim.script import BUTTONS, ENDS, Script
from host_sim.trouble import Trouble, at

STILL_MS = 2_000  # `settle` waits until no display has changed for so long, longer than any pulse
SETTLE_MS = 60_000  # `settle` fails after so long

_KEPT = ("capture", "picture", "game")
_OF_THE_DESK = {
    "fill": lambda desk, _flash: desk.mishaps.fill_flash(),
    "clear": lambda desk, _flash: desk.mishaps.clear_flash(),
    "unplug": lambda desk, part: desk.mishaps.unplug(part),
    "plug": lambda desk, part: desk.mishaps.plug(part),
    "link": lambda desk, line: desk.link(line),
    "write": lambda desk, name: desk.write(name),  # where the set-up asks for one
    "wire": lambda desk, fault: desk.wire_wrong(fault),
}
# What a recorder is told of besides presses and ticks.
_NOTED = ("power", "damage", "fail")
_NOTED += tuple(_OF_THE_DESK)
_NOTED += entrance.COMMANDS


class Session:
    """A script played on a desk.

    desk: a `host_sim.desk.Desk`, not yet powered on
    keep(what, name): writes a "capture", "picture" or "game" of the desk as it is now; raises
        ValueError if that is not possible
    longest: the most ticks that a session may take; 0 for no limit
    recorder: a Recorder of every press and tick, or None
    """

    def __init__(self, desk, keep, longest: int = 0, recorder=None):
        self.desk = desk
        self.ticks = 0
        self._keep = keep
        self._longest = longest
        self._recorder = recorder
        self._file = ""
        self._line = 0

    def play(self, script: Script) -> None:
        """Power the desk on and run every step. Raises Trouble."""
        self._file = script.file
        self.desk.power_on()
        for line, command, arguments in script.steps:
            self._line = line
            self.do(command, arguments)

    def do(self, command: str, arguments: tuple) -> None:
        """Do a step of a script. Raises Trouble."""
        try:
            if command in entrance.COMMANDS:
                entrance.show(self.desk, command, *arguments)
            elif command in _KEPT:
                self._keep(command, *arguments)
            elif command in _OF_THE_DESK:
                _OF_THE_DESK[command](self.desk, *arguments)
            else:
                getattr(self, "_" + command)(*arguments)
        except ValueError as error:
            raise self._trouble(str(error)) from None
        if self._recorder and command in _NOTED:
            self._recorder.note(" ".join([command] + [str(word) for word in arguments]))

    def _press(self, end: int, buttons: tuple) -> None:
        for button in buttons:
            self._hold(end, button, PRESS_MS)

    def _hold(self, end: int, button: int, ms: int) -> None:
        self._down(end, button)
        self._wait(ms)
        self._up(end, button)
        self._wait(PRESS_MS)

    def _down(self, end: int, button: int) -> None:
        self.desk.down(end, button)
        if self._recorder:
            self._recorder.down(end, button)

    def _up(self, end: int, button: int) -> None:
        self.desk.up(end, button)
        if self._recorder:
            self._recorder.up(end, button)

    def _wait(self, ms: int) -> None:
        for _ in range((ms + TICK_MS - 1) // TICK_MS):
            self._tick()

    def _settle(self) -> None:
        still = waited = 0
        seen = self._panels()
        while still < STILL_MS:
            if waited >= SETTLE_MS:
                raise self._trouble(f"the displays still change after {SETTLE_MS} ms")
            self._tick()
            waited += TICK_MS
            still += TICK_MS
            now = self._panels()
            if now != seen:
                seen = now
                still = 0

    def _power(self, _cycle: str) -> None:
        self.desk.power_off()
        self.desk.power_on()

    def _damage(self, _saves: str) -> None:
        """Overwrite every save, as worn flash would."""
        folder = f"{self.desk.flash}/{store.FOLDER}"
        try:
            names = os.listdir(folder)
        except OSError:
            raise self._trouble("nothing has been saved that could be damaged") from None
        for name in names:
            files.write(f"{folder}/{name}", (b"spoilt",))

    def _fail(self, error: str) -> None:
        """Raise an error in the firmware, which must survive it."""
        self.desk.crashes += 1
        self.desk.mishaps.fail(error)

    def _panels(self) -> list:
        return [panel.picture() for panel in self.desk.oleds]

    def _tick(self) -> None:
        if self.ticks == self._longest > 0:
            raise self._trouble(f"stopped after {self.ticks} ticks, the most that were allowed")
        self.desk.tick()
        self.ticks += 1
        if self._recorder:
            self._recorder.tick()

    def _trouble(self, what: str) -> Trouble:
        return at(self._file, self._line, what)


class Recorder:
    """Records a live session as a press script that gives the same session when it is played.

    Its methods are called for everything that reaches the desk, in order. `settings` are
    (name, value) pairs.
    """

    def __init__(self, seed: int, settings=()):
        self._lines = [f"seed {seed}"]
        self._lines += [f"set {name} {value}" for name, value in settings]
        self._ticks = 0

    def tick(self) -> None:
        self._ticks += 1

    def down(self, end: int, button: int) -> None:
        self.note(f"down {ENDS[end]} {BUTTONS[button]}")

    def up(self, end: int, button: int) -> None:
        self.note(f"up {ENDS[end]} {BUTTONS[button]}")

    def text(self) -> str:
        """Return the script up to this tick."""
        self._write_wait()
        return "\n".join(self._lines) + "\n"

    def note(self, line: str) -> None:
        """Add a line of a script for what happens between two ticks."""
        self._write_wait()
        self._lines.append(line)

    def _write_wait(self) -> None:
        if self._ticks:
            self._lines.append(f"wait {self._ticks * TICK_MS}")
            self._ticks = 0

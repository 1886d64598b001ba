"""Carries out a press script on a desk, tick by tick. Runs on CPython and MicroPython."""

import os

from drivers import store
from host_sim import files
from host_sim.desk import PRESS_MS, TICK_MS
from host_sim.script import BUTTONS, ENDS, Mistake, Script

STILL_MS = 2_000  # `settle` waits until no panel has changed for longer than any beat lasts
SETTLE_MS = 60_000  # and gives up after so long


class Session:
    """A desk and a script that is being played on it.

    desk: a `host_sim.desk.Desk`, not yet powered on
    keep(what, name): keeps the desk as it is now, as a "capture", "picture" or "game";
        raises ValueError if that can't be
    longest: the session ends with a Mistake after that many ticks; 0 sets no limit
    recorder: a Recorder that is told of every press and tick, or None
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
        """Power the desk on and carry out every step. Raises Mistake."""
        self._file = script.file
        self.desk.power_on()
        for line, command, arguments in script.steps:
            self._line = line
            getattr(self, "_" + command)(*arguments)

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
                raise self._mistake(f"the panels still change after {SETTLE_MS} ms")
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
        self._write_down("power cycle")

    def _damage(self, _saves: str) -> None:
        """Spoil every save, as worn flash would."""
        folder = f"{self.desk.flash}/{store.FOLDER}"
        try:
            names = os.listdir(folder)
        except OSError:
            raise self._mistake("nothing has been saved that could be damaged") from None
        for name in names:
            files.write(f"{folder}/{name}", (b"spoilt",))
        self._write_down("damage saves")

    def _fill(self, _flash: str) -> None:
        self.desk.mishaps.fill_flash()
        self._write_down("fill flash")

    def _clear(self, _flash: str) -> None:
        self.desk.mishaps.clear_flash()
        self._write_down("clear flash")

    def _unplug(self, part: str) -> None:
        self.desk.mishaps.unplug(part)
        self._write_down("unplug " + part)

    def _plug(self, part: str) -> None:
        self.desk.mishaps.plug(part)
        self._write_down("plug " + part)

    def _fail(self, error: str) -> None:
        """Let the firmware fail, which it shall survive."""
        self.desk.crashes += 1
        self.desk.mishaps.fail(error)
        self._write_down("fail " + error)

    def _write_down(self, line: str) -> None:
        if self._recorder:
            self._recorder.note(line)

    def _capture(self, name: str) -> None:
        self._keep_as("capture", name)

    def _picture(self, name: str) -> None:
        self._keep_as("picture", name)

    def _game(self, name: str) -> None:
        self._keep_as("game", name)

    def _keep_as(self, what: str, name: str) -> None:
        try:
            self._keep(what, name)
        except ValueError as error:
            raise self._mistake(str(error)) from None

    def _panels(self) -> list:
        return [panel.picture() for panel in self.desk.oleds]

    def _tick(self) -> None:
        if self.ticks == self._longest > 0:
            raise self._mistake(f"stopped after {self.ticks} ticks, the most that were allowed")
        self.desk.tick()
        self.ticks += 1
        if self._recorder:
            self._recorder.tick()

    def _mistake(self, what: str) -> Mistake:
        return Mistake(self._file, self._line, what)


class Recorder:
    """Writes a live session down as a press script which, played, is the same session again.

    It is told of everything that reaches the desk, in order: every tick, press and power cycle.
    `settings` are (name, value) pairs.
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
        """The script so far, up to this very tick."""
        self._write_wait()
        return "\n".join(self._lines) + "\n"

    def note(self, line: str) -> None:
        """Write down what happens between two ticks, as a line of a script."""
        self._write_wait()
        self._lines.append(line)

    def _write_wait(self) -> None:
        if self._ticks:
            self._lines.append(f"wait {self._ticks * TICK_MS}")
            self._ticks = 0

"""The emulated Pico as a desk for press scripts: ticks of 5 ms in virtual time.

A tick takes longer than 5 ms on a Pico. To draw the same screens as the simulator, the firmware
gets the simulator's time instead of its own: a tick for each byte from the serial port.
"""

import tempfile
from pathlib import Path

import games
import wiring
from drivers import store
from host_sim.desk import TICK_MS
from host_sim.saved import prepare
from host_sim.script import Script
from tools.emulate.pico import Pico
from tools.trouble import Trouble

_TICK = "t"
_DONE = "."
_LOOP = """
import sys, finder, start
device = start.power_on("", %d)
start.settle()
now = 0
while sys.stdin.read(1) == "t":
    device.tick(now)
    now += %d
    sys.stdout.write(".")
"""
_FEWER_GAMES = """
import finder
import games
games.NAMES = %r
"""
_NO_SAVES = """
import os
try:
    os.mkdir(%r)
except OSError:
    pass
os.chdir(%r)
for name in os.listdir():
    os.remove(name)
os.chdir("/")
"""
_POWER_ON_MS = 20_000
_LONGEST_TICK_MS = 3_000
_AT_ONCE = 200


class EmulatedDesk:
    """A desk as `host_sim.desk.Desk`, on the flash of `pico` with the saves of `script`."""

    def __init__(self, pico: Pico, script: Script):
        self._pico = pico
        self._script = script
        self._due = 0
        self._runs = False
        self.strip = pico.strip
        self.hexagon = pico.hexagon
        self._set_up()

    @property
    def oleds(self):
        self._catch_up()
        return self._pico.oleds

    def power_on(self) -> None:
        self._pico.power_on()
        self._pico.stop()
        fewer = self._script.games if self._script.games != games.NAMES else ()
        self._pico.begin(
            (_FEWER_GAMES % (fewer,) if fewer else "") + _LOOP % (self._script.seed or 0, TICK_MS)
        )
        self._runs = True

    def power_off(self) -> None:
        self._catch_up()
        self._runs = False

    def tick(self) -> None:
        self._due += 1
        if self._due == _AT_ONCE:
            self._catch_up()

    def down(self, end: int, button: int) -> None:
        self._catch_up()
        self._pico.drive(wiring.BUTTONS[end][button], 0)

    def up(self, end: int, button: int) -> None:
        self._catch_up()
        self._pico.drive(wiring.BUTTONS[end][button], 1)

    def _catch_up(self) -> None:
        """Run the ticks that are due."""
        due, self._due = self._due, 0
        if not due or not self._runs:
            return
        self._pico.send(_TICK * due)
        limit = self._pico.ns + (_POWER_ON_MS + due * _LONGEST_TICK_MS) * 1e6
        done = ""
        while len(done) < due:
            self._pico.run(1 if due < _AT_ONCE else 20)
            done += self._pico.take()
            if done.strip(_DONE):
                raise Trouble(f"the firmware stopped:\n{done.strip(_DONE)}")
            if self._pico.ns > limit:
                raise Trouble("the firmware hangs")

    def _set_up(self) -> None:
        """Write the saves of the script into the board's flash, and no others."""
        self._pico.power_on()
        self._pico.stop()
        save_files(self._pico, self._script)


def save_files(pico: Pico, script: Script) -> None:
    """Write the saves that `script` sets into the flash, and no others, by the raw REPL."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder, (script,))
        saves = Path(folder, store.FOLDER)
        files = {path.name: path.read_bytes() for path in saves.iterdir()} if saves.exists() else {}
    pico.execute(_NO_SAVES % (store.FOLDER, store.FOLDER))
    for name, contents in files.items():
        path = f"{store.FOLDER}/{name}"
        pico.execute(f"with open({path!r}, 'wb') as file: file.write({contents!r})\n")

"""Run a match of each game at rest on a locked heap: lamps pulse, nothing is allocated.

The hexagon pulses brightly, so that the current limit acts at every frame.
"""

import micropython

import games
from base import loader
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse
from ui.lights import PULSE

TICKS = 600


class Still:
    """A match at rest. `steady` notes whether the LEDs of board and hexagon change."""

    def __init__(self, flash: str, name: str):
        prepare(flash, [parse("set people 2\nset game " + name, "match_locked.py")])
        self.desk = desk = Desk(flash, 1)
        desk.power_on()
        desk.run(100)
        for _ in range(3):  # title, menu, number of people
            desk.press(0, "ok")
        desk.run(3000)
        desk.press(desk.app.match.game.to_act() & 1, "right")  # a choice, so that lamps pulse
        desk.run(3000)
        for place in range(desk.hexagon.count):
            desk.app.hexagon.mark(place, PULSE, 0xFFFFFF)
        desk.run(20)
        self._board = bytes(desk.strip.colours)
        self._hexagon = bytes(desk.hexagon.colours)
        self.board_moved = self.hexagon_moved = self.limited = False

    def steady(self) -> None:
        """Run TICKS ticks."""
        self.board_moved = self.hexagon_moved = self.limited = False
        for _ in range(TICKS):
            self.desk.tick()
            if self.desk.strip.colours != self._board:
                self.board_moved = True
            if self.desk.hexagon.colours != self._hexagon:
                self.hexagon_moved = True
            if self.desk.limiting:
                self.limited = True


for name in games.NAMES:
    flash = files.scratch_folder()
    still = Still(flash, name)
    still.steady()  # what is made once is made here
    micropython.heap_lock()
    still.steady()
    micropython.heap_unlock()
    print(name, still.board_moved, still.hexagon_moved, still.limited)
    still.desk.power_off()
    files.remove_folder(flash)
    loader.end(loader.GAME)  # the code of the next game needs the room

"""Let a match of each game stand on a locked heap: people think, lamps pulse, nothing is allocated.

The panel pulses brightly, so that the current limit has its work at every frame.
"""

import micropython

import games
from console import shelf
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse
from ui.lights import PULSE

TICKS = 600


class Still:
    """A match that has come to rest: `steady` watches what moves on its board and its panel."""

    def __init__(self, flash: str, name: str):
        prepare(flash, [parse("set game " + name, "match_locked.py")])
        self.desk = desk = Desk(flash, 1)
        desk.power_on()
        desk.run(100)
        for _ in range(3):  # title, menu, set-up
            desk.press(0, "ok")
        desk.run(3000)
        desk.press(desk.console.match.game.to_act() & 1, "right")  # a choice, so that lamps pulse
        desk.run(3000)
        for place in range(desk.panel.count):
            desk.console.panel.mark(place, PULSE, 0xFFFFFF)
        desk.run(20)
        self._board = bytes(desk.strip.colours)
        self._panel = bytes(desk.panel.colours)
        self.board_moved = self.panel_moved = self.limited = False

    def steady(self) -> None:
        """Live through TICKS ticks."""
        self.board_moved = self.panel_moved = self.limited = False
        for _ in range(TICKS):
            self.desk.tick()
            if self.desk.strip.colours != self._board:
                self.board_moved = True
            if self.desk.panel.colours != self._panel:
                self.panel_moved = True
            if self.desk.limiting:
                self.limited = True


for name in games.NAMES:
    flash = files.scratch_folder()
    still = Still(flash, name)
    still.steady()  # what is made once is made here
    micropython.heap_lock()
    still.steady()
    micropython.heap_unlock()
    print(name, still.board_moved, still.panel_moved, still.limited)
    still.desk.power_off()
    files.remove_folder(flash)
    shelf.clear()  # the code of the next game needs the room

"""Nim as it is played here: the buttons step through the legal actions, and OK plays one."""

import tables
from base import DOWN, OK, RIGHT
from games.nim import SEATS
from games.nim.game import COUNT_OF, HEAP_OF, Game
from tables.shared import OpenTable
from ui.canvas import header
from ui.lights import COLUMNS, PULSE, dimmed
from ui.texts import say

_PALETTES = {"royal": 0x1858C0, "contrast": 0xA07000}
FIRST = 6  # the column where a heap begins
_TAKEN = 4  # sixteenths of a stone's light, for those that would be taken
_TUNE = b"\x4a\x08"


class Table(OpenTable):
    """See `tables` for the contract. The cursor is on a legal action, or behind them on Pause."""

    def __init__(self, lights, _hexagon, buzzer, seats: tuple) -> None:
        super().__init__(buzzer, seats, Game(), Game(), None, ())  # its own press needs neither
        self._lights = lights
        self._colour = 0
        self._legal = bytearray(Game.ACTIONS)
        self._count = 0
        self._cursor = 0

    def dress(self, colours: str, step_ms: int) -> None:
        self._colour = _PALETTES[colours]
        self._narration.step_ms = step_ms

    def show(self, now: int, views: tuple, deciding: int, _can_take_back: bool) -> None:
        self._look(views[0])
        self._deciding = deciding
        self._count = self._after.legal(self._legal)
        self._cursor = 0
        self._changed()

    def _tell_action(self, player: int, action: int) -> None:
        self._told = say("%s takes %d") % (say(SEATS[player]), COUNT_OF[action])
        self._narration.add(self._told, _TUNE, None)

    def advance(self, now: int) -> None:
        if self._narration.advance(now):
            self._changed()

    def press(self, now: int, end: int, button: int):
        if self.telling:
            if button == OK:
                self._narration.hurry()
            return None
        if not self._asks(end):
            return tables.PAUSE if button == OK else None
        if button == OK:
            return self._legal[self._cursor] if self._takes() else tables.PAUSE
        by = 1 if button in (RIGHT, DOWN) else -1
        self._cursor = (self._cursor + by) % (self._count + 1)
        self._changed()
        return None

    def _takes(self) -> bool:
        """Return whether the cursor is on an action."""
        return self._deciding >= 0 and self._cursor < self._count

    def paint(self, now: int) -> None:
        heaps = self._after.heaps
        self._lights.clear(now)
        for heap in range(len(heaps)):
            for stone in range(heaps[heap]):
                self._lights.paint(heap * COLUMNS + FIRST + stone, self._colour)
        if self._takes():
            action = self._legal[self._cursor]
            heap = HEAP_OF[action]
            for stone in range(heaps[heap] - COUNT_OF[action], heaps[heap]):
                place = heap * COLUMNS + FIRST + stone
                self._lights.mark(place, PULSE, dimmed(self._colour, _TAKEN))

    def draw(self, end: int, canvas) -> None:
        asked = self._asks(end)
        player = say(SEATS[self._after.player])
        header(canvas, say("Your turn") if asked else say("%s plays") % player)
        self._draw_heaps(canvas)
        canvas.centre(self._words(), 37)
        if asked and self._takes():
            action = self._legal[self._cursor]
            canvas.centre(say("Take %d of heap %d") % (COUNT_OF[action], HEAP_OF[action] + 1), 50)
        elif not self.telling:
            canvas.centre(say("Pause"), 50)

    def _draw_heaps(self, canvas) -> None:
        canvas.centre_title("  ".join([str(stones) for stones in self._after.heaps]), 16)

    def celebrate(self, now: int, winners: int) -> None:
        self._deciding = -1
        self.paint(now)
        self._lights.wave(self._colour)

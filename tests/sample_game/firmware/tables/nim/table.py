"""Nim as it is played here: a row of lamps for each heap."""

from games.nim.game import COUNT_OF, HEAP_OF, Game
from tables.simple import SimpleTable
from ui.lights import COLUMNS, PULSE, dimmed
from ui.texts import say

FIRST = 6  # the column where a heap begins
_TAKEN = 4  # sixteenths of a stone's light, for those that would be taken


class Table(SimpleTable):
    COLOURS = {"royal": (0x1858C0,), "contrast": (0xA07000,)}
    TUNE = b"\x4a\x08"

    def __init__(self, lights, _hexagon, buzzer, seats: tuple) -> None:
        super().__init__(Game, lights, buzzer, seats)

    def describe(self, board, action: int) -> str:
        return say("%d of heap %d") % (COUNT_OF[action], HEAP_OF[action] + 1)

    def draw_board(self, canvas) -> None:
        canvas.centre_title("  ".join([str(stones) for stones in self.board.heaps]), 16)

    def paint(self, now: int) -> None:
        heaps = self.board.heaps
        self.lights.clear(now)
        for heap in range(len(heaps)):
            for stone in range(heaps[heap]):
                self.lights.paint(heap * COLUMNS + FIRST + stone, self.colours[0])
        if self.aimed >= 0:
            heap = HEAP_OF[self.aimed]
            for stone in range(heaps[heap] - COUNT_OF[self.aimed], heaps[heap]):
                place = heap * COLUMNS + FIRST + stone
                self.lights.mark(place, PULSE, dimmed(self.colours[0], _TAKEN))

"""Past turns of Nim: the table that shows them again."""

from tables.nim.table import Table
from tables.steps import Steps, draw_when
from ui.canvas import header
from ui.texts import say


class Past(Table):
    """Table that narrates each action as a computer player's."""

    def __init__(self, lights, hexagon, buzzer, players: int) -> None:
        super().__init__(lights, hexagon, buzzer, ("",) * players)
        self._narration = self.steps = Steps()

    def draw_past(self, canvas, when: str) -> None:
        header(canvas, say("Last turns"))
        self._draw_heaps(canvas)
        canvas.centre(self.steps.words, 37)
        draw_when(canvas, when, 54)

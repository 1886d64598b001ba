"""Past turns of Banquet Royal: the table that shows them again, step by step."""

from tables.banquet_royal.pages import draw_told
from tables.banquet_royal.table import Table
from tables.shared import BAR_Y
from tables.steps import Steps, draw_when


class Past(Table):
    """Table that narrates each action and event as a computer player's.

    steps    the steps of the last action or event
    """

    def __init__(self, lights, hexagon, buzzer, players: int) -> None:
        super().__init__(lights, hexagon, buzzer, ("",) * players)
        self._narration = self.steps = Steps()

    def draw_past(self, canvas, when: str) -> None:
        """Draw the step on both displays; when: how long ago, the last line."""
        scene = self._seen()
        draw_told(canvas, scene, self.steps.words, scene.rolled or scene.board.die)
        draw_when(canvas, when, BAR_Y)

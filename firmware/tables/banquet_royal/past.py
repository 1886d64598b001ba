"""Past turns of Banquet Royal: the table that shows them again, step by step."""

from tables.banquet_royal.pages import COLUMN_X, SPACE_Y, draw_name
from tables.banquet_royal.table import Table
from tables.steps import Steps
from ui.canvas import HEIGHT, LINE, WIDTH, line_count


class Past(Table):
    """Table that narrates each action and event as a computer player's.

    steps    the steps of the last action or event
    """

    def __init__(self, lights, hexagon, buzzer, players: int) -> None:
        super().__init__(lights, hexagon, buzzer, ("",) * players)
        self._narration = self.steps = Steps()

    def draw_past(self, canvas, when: str) -> None:
        """Draw the step on both displays; when: how long ago, where there is room."""
        scene = self._seen()
        self._map.draw(canvas.frame, scene)
        draw_name(canvas, scene.player)
        wide = WIDTH - COLUMN_X
        when = "▲ %s ▼" % when
        y = HEIGHT - 1 - LINE * line_count(when, wide)
        if canvas.paragraph(self.steps.words, COLUMN_X, SPACE_Y, wide) <= y:
            canvas.paragraph(when, COLUMN_X, y, wide)

"""Past turns of Roi & Compagnie: the table that shows them again, step by step."""

from tables.roi_et_compagnie.pages import draw_told
from tables.roi_et_compagnie.table import Table
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
        draw_told(canvas, self._seen(), self.steps.words)
        draw_when(canvas, when, BAR_Y)

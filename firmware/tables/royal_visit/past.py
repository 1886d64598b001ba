"""Past turns of Royal Visit: the table that shows them again, step by step."""

from micropython import const

from games import CHANCE
from games.royal_visit import plays
from tables.royal_visit import page
from tables.royal_visit.table import Table
from tables.steps import Steps, draw_when
from ui import icons
from ui.canvas import WIDTH

_CARD_Y = const(12)
_ICON_Y = const(22)
_WORDS_Y = const(44)
_WHEN_Y = const(54)
_PITCH = const(17)  # from one card to the next


class Past(Table):
    """Table that narrates each action and event as a computer player's. It shows no hand.

    steps    the steps of the last action or event
    """

    def __init__(self, lights, hexagon, buzzer, players: int) -> None:
        super().__init__(lights, hexagon, buzzer, ("",) * players)
        self._narration = self.steps = Steps()
        self._action = CHANCE

    def happened(self, now: int, player: int, action: int, views: tuple) -> None:
        """Take the steps of the action of `player`, or the chance event, that led to `views`."""
        self._action = action
        super().happened(now, player, action, views)

    def draw_past(self, canvas, when: str) -> None:
        """Draw the step on both displays; when: how long ago, the last line."""
        page.draw_header(canvas, self._seen(), page.NOBODY)
        self._draw_picture(canvas)
        canvas.centre(self.steps.words, _WORDS_Y)
        draw_when(canvas, when, _WHEN_Y)

    def _draw_picture(self, canvas) -> None:
        """Draw the cards that were played, the Crown if it steps, or the back of a card."""
        action = self._action
        x = (WIDTH - page.CARD_WIDTH) // 2
        if self._seen().stepping:
            canvas.icon(icons.CROWN_BIG, x + 3, _ICON_Y)
        elif action in (CHANCE, plays.END):
            page.draw_card_back(canvas, x, _CARD_Y)
        elif plays.COST[action]:
            self._draw_cards(canvas, plays.CARD[action], plays.COST[action])
        elif action != plays.PASS:
            canvas.icon(icons.WIZARD_HEAD, x + 1, _ICON_Y)

    def _draw_cards(self, canvas, kind: int, count: int) -> None:
        """Draw so many cards of a kind."""
        x = (WIDTH - count * _PITCH) // 2
        for i in range(count):
            page.draw_kind(canvas, x + i * _PITCH, _CARD_Y, kind, page.NORMAL)

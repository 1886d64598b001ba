"""Page of the past turns of Royal Visit."""

from micropython import const

from games import CHANCE
from games.royal_visit import plays
from tables.royal_visit import page
from ui import icons
from ui.canvas import WIDTH

_CARD_Y = const(12)
_ICON_Y = const(22)
_WORDS_Y = const(44)
_PITCH = const(17)  # from one card to the next


def draw(canvas, scene, words: str, action: int) -> None:
    """Draw the words of a step, with the cards that were played, the Crown or a card's back."""
    page.draw_header(canvas, scene, page.NOBODY)
    canvas.centre(words, _WORDS_Y)
    x = (WIDTH - page.CARD_WIDTH) // 2
    if scene.stepping:
        canvas.icon(icons.CROWN_BIG, x + 3, _ICON_Y)
    elif action in (CHANCE, plays.END):
        page.draw_card_back(canvas, x, _CARD_Y)
    elif plays.COST[action]:
        _draw_cards(canvas, plays.CARD[action], plays.COST[action])
    elif action != plays.PASS:
        canvas.icon(icons.WIZARD_HEAD, x + 1, _ICON_Y)


def _draw_cards(canvas, kind: int, count: int) -> None:
    """Draw so many cards of a kind."""
    x = (WIDTH - count * _PITCH) // 2
    for i in range(count):
        page.draw_kind(canvas, x + i * _PITCH, _CARD_Y, kind, page.NORMAL)

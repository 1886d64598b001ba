"""Small figures over the lamps, and the switch that leaves the lamps bare."""

import io

import pytest
from PIL import Image

from tests.browser.test_naming import place, table
from ui.lights import COLUMNS, PULSE

__all__ = ["table"]  # a match of Royal Visit

KING = (1, ord("i") - ord("a"))
REACH = 6  # CSS pixels from a lamp's middle that are looked at
DARK = 80  # of 255: on a bright lamp only the outline of a figure is darker
BRIGHT = 180  # of 255: on a bright lamp a figure is brighter


@pytest.mark.parametrize("phone", [False, True])
def test_figures_stand_over_the_pieces_but_on_bare_lamps_and_fade_with_them(visit, table, phone):
    visitor = visit(table, phone=phone)
    visitor.until(lambda: visitor.page.evaluate("regalia.state()?.figures('board', 1, 8)[0]") == 2)
    visitor.until(lambda: shades(visitor)[0] < DARK and shades(visitor)[1] > BRIGHT)
    for bare in (True, False):
        visitor.page.evaluate("document.getElementById('bare').click()")
        visitor.until(lambda bare=bare: (shades(visitor)[0] > DARK) is bare)
    row, column = KING
    table.live.desk.app.lights.mark(row * COLUMNS + column, PULSE, 0)
    visitor.until(lambda: shades(visitor)[1] < BRIGHT)
    visitor.until(lambda: shades(visitor)[1] > BRIGHT)
    assert shades(visitor)[0] < DARK


def shades(visitor) -> tuple:
    """Return the darkest and the brightest shade at the King, 0..255."""
    x, y = place(visitor, *KING)
    box = {"x": x - REACH, "y": y - REACH, "width": 2 * REACH, "height": 2 * REACH}
    shot = io.BytesIO(visitor.page.screenshot(clip=box))
    return Image.open(shot).convert("L").getextrema()

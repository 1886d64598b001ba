"""Small figures over the lamps, and the switch that leaves the lamps bare."""

import io

import pytest
from PIL import Image

from tests.browser.test_naming import place, table

__all__ = ["table"]  # a match of Royal Visit

KING = (1, ord("i") - ord("a"))
REACH = 6  # CSS pixels from a lamp's middle that are looked at
DARK = 80  # of 255: on a bright lamp only the outline of a figure is darker


@pytest.mark.parametrize("phone", [False, True])
def test_figures_stand_over_the_pieces_until_lamps_are_bare(visit, table, phone):
    visitor = visit(table, phone=phone)
    visitor.until(lambda: visitor.page.evaluate("regalia.state()?.figures('board', 1, 8)[0]") == 2)

    def darkest() -> int:
        x, y = place(visitor, *KING)
        box = {"x": x - REACH, "y": y - REACH, "width": 2 * REACH, "height": 2 * REACH}
        shot = io.BytesIO(visitor.page.screenshot(clip=box))
        return Image.open(shot).convert("L").getextrema()[0]

    visitor.until(lambda: darkest() < DARK)
    for bare in (True, False):
        visitor.page.evaluate("document.getElementById('bare').click()")
        visitor.until(lambda bare=bare: (darkest() > DARK) is bare)

"""The page by the size of the screen, and by how many people play."""

import functools

import pytest

from games import NAMES
from tests.app.positions import position
from tests.host_sim.served import ResumedDesk

DESKS = {(1280, 720): 256, (1920, 1080): 384}  # CSS pixels across a display where two play
SCREENS = [(360, 640), (390, 844), (844, 390), (820, 1180), *DESKS]
MATCH = f"set red person\nset green {{}}\nset match {position('gikhj')}"


@pytest.fixture
def visit(visit_desk):
    """Open the page of a match: visit(what is set, the screen)."""
    return functools.partial(visit_desk, ResumedDesk)


def display(visitor, end: int) -> float:
    """How wide a display is, in CSS pixels."""
    return visitor.page.evaluate(f"regalia.plan().ends[{end}].oled.width * regalia.plan().unit")


def test_the_display_of_one_person_is_large_and_the_other_is_a_line(visit):
    visitor = visit(MATCH.format("squire"), SCREENS[0])
    for screen, across in DESKS.items():
        visitor.resize(*screen)
        visitor.until(lambda: visitor.shows_hand("a"))
        assert display(visitor, 0) >= 1.8 * across
        visitor.page.locator("#across", has_text="Computer: squire").wait_for()
        assert not visitor.button("b", "ok").is_visible()


def test_two_people_at_one_desk_have_both_ends(visit):
    visitor = visit(MATCH.format("person"), SCREENS[0])
    for screen, across in DESKS.items():
        visitor.resize(*screen)
        visitor.button("b", "ok").wait_for()
        assert [display(visitor, end) for end in range(2)] == [across] * 2
        assert not visitor.page.locator("#across").is_visible()


@pytest.mark.parametrize("game", NAMES)
def test_the_signs_of_the_board_are_named_on_every_screen(visit, game):
    visitor = visit(f"set game {game}", SCREENS[0])
    legend = visitor.page.locator("#legend li")
    for width, height in SCREENS:
        visitor.resize(width, height)
        if not legend.first.is_visible():
            visitor.tool("open-tools").click()  # the one button
        for sign in legend.all():
            box = sign.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height

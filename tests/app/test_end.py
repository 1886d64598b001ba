"""The end of a match of two people, and what comes after it."""

import pytest

from app.result import IGNORED_MS
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position


@pytest.fixture
def at_the_end(begun):
    """People who see how Red's King came home."""
    people = begun(green="squire", match=position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3"))
    people.play_text("K1:cb")
    people.settle()
    people.run(IGNORED_MS)
    return people


def test_who_hurries_through_the_end_still_sees_it(begun):
    people = begun(match=position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3"))
    people.play_text("K1:cb")
    for _ in range(8):
        people.press(RED, "ok")
    assert people.reads(GREEN, "Red wins")


@pytest.mark.parametrize("cut", [False, True])
def test_a_finished_game_is_not_offered_again(at_the_end, cut):
    if cut:
        at_the_end.power_cycle()
        at_the_end.press(RED, "ok")
    else:
        at_the_end.choose(RED, "Menu")
    for end in ENDS:
        assert at_the_end.reads(end, "Royal Visit")
        assert not at_the_end.reads(end, "Resume %s")


def test_power_lost_before_the_end_was_told_does_not_lose_the_end(begun):
    people = begun(match=position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3"))
    people.play_text("K1:cb")
    people.until(lambda: not people.screen.busy)
    people.power_cycle()
    people.press(RED, "ok", "ok")
    people.settle()
    assert people.reads(RED, "Red wins")

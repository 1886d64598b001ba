"""Resigning takes a long press, and nothing else does it."""

import pytest

from app.menu import HOLD_MS
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position

RESIGN = "Hold OK to resign"
DEBOUNCE_MS = 50  # more than a press takes to be heard, less than anybody notices


@pytest.mark.parametrize("loser", ENDS)
def test_the_other_side_wins_by_the_full_hold_for_good(people, loser):
    people.use(loser, "Pause")
    people.point(loser, RESIGN)
    people.hold(loser, "ok", HOLD_MS + DEBOUNCE_MS)
    winner = 1 - loser
    assert people.match.winners == 1 << winner
    for end in ENDS:
        assert people.reads(end, ("Red wins", "Green wins")[winner])
        assert people.tells(end, ("Red resigned.", "Green resigned.")[loser])
    people.until(lambda: people.app.shown == "result")
    people.power_cycle()
    people.press(RED, "ok")
    assert not people.reads(RED, "Resume %s")


def test_at_the_computers_end_the_person_resigns(begun):
    people = begun(green="squire", match=position("gikhj"))
    people.press(GREEN, "ok")
    people.point(GREEN, RESIGN)
    people.hold(GREEN, "ok", HOLD_MS + DEBOUNCE_MS)
    assert people.match.winners == 1 << GREEN
    assert people.reads(RED, "Good game!")
    assert people.tells(RED, "You resigned.")
    assert people.tells(GREEN, "Red resigned.")
    assert "Turns that decided" not in [line.key for line in people.app.screen.lines]


def test_a_hold_cut_short_is_nothing(people):
    people.use(RED, "Pause")
    people.point(RED, RESIGN)
    before = people.pictures()
    for _ in range(3):
        people.hold(RED, "ok", HOLD_MS - DEBOUNCE_MS)
        assert not people.match.over
    assert people.pictures() == before, "the bar is empty again"


def test_a_button_held_from_before_does_not_resign(people):
    """The press that led to the pause is still down when its cursor comes to the line."""
    people.use(RED, "Pause")
    people.desk.down(RED, "ok")
    people.run(HOLD_MS)
    assert not people.reads(RED, "Pause"), "that press led on"
    people.run(2 * HOLD_MS)
    assert not people.match.over


def test_a_game_that_has_been_won_cannot_be_given_up(begun):
    """Red brings the King home, and pauses while that is still being told."""
    people = begun(match=position("achgm"), speed="slow")
    people.play_text("K1:cb")
    people.press(RED, "down")
    people.use(RED, "Pause")
    people.point(RED, RESIGN)
    people.hold(RED, "ok", HOLD_MS + DEBOUNCE_MS)
    assert people.match.winners == 1 << RED
    assert people.tells(GREEN, "The King is in Red’s Chateau.")


@pytest.mark.parametrize("before", range(16))
def test_a_release_while_many_presses_wait_ends_the_hold(people, before):
    """The other player presses too while the table is at work, until no more presses are kept."""
    people.use(RED, "Pause")
    people.point(RED, RESIGN)
    desk = people.desk
    people.app.work(iter([None] * 1000))
    for n in range(before):
        (desk.up if n & 1 else desk.down)(GREEN, "left")
        people.run(DEBOUNCE_MS)
    desk.down(RED, "ok")
    people.run(DEBOUNCE_MS)
    desk.up(RED, "ok")
    desk.up(GREEN, "left")
    people.run(DEBOUNCE_MS)
    people.until(lambda: not people.app.working)
    people.run(2 * HOLD_MS)
    assert not people.match.over

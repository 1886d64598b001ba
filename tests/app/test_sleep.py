"""Nobody plays: the displays dim, then go dark. The press that lights them does nothing else."""

import pytest

from tests.app.people import BUTTONS, ENDS, GREEN, RED
from tests.app.positions import position

MINUTE_MS = 60_000
MOMENT_MS = 500


def in_menu(sit):
    people = sit(match=position("gikhj"))
    people.press(RED, "ok")
    return people


def in_match(sit):
    people = sit(match=position("gikhj"))
    people.begin()
    return people


@pytest.fixture(params=[in_menu, in_match])
def people(request, sit):
    return request.param(sit)


def displays(people) -> list[tuple[bool, int]]:
    """Whether each display is lit, and at which contrast."""
    return [(oled.on, oled.contrast) for oled in people.desk.oleds]


def state(people) -> tuple:
    """Where people are, what they see there and which game they play."""
    memory = tuple(bytes(oled.memory) for oled in people.desk.oleds)
    match = (people.position, list(people.match.covered)) if people.match else None
    return people.app.shown, memory, match


def test_they_dim_after_two_minutes_and_go_dark_after_ten(people):
    bright = displays(people)
    people.wait(2 * MINUTE_MS - MOMENT_MS)
    assert displays(people) == bright
    people.wait(MOMENT_MS)
    for (on, contrast), (_, before) in zip(displays(people), bright, strict=True):
        assert on
        assert contrast < before // 4
    dim = displays(people)
    people.wait(8 * MINUTE_MS - 2 * MOMENT_MS)
    assert displays(people) == dim
    people.wait(2 * MOMENT_MS)
    assert [on for on, _ in displays(people)] == [False, False]


@pytest.mark.parametrize("button", BUTTONS)
def test_a_press_that_lights_dark_displays_does_nothing_else(people, button):
    bright = displays(people)
    before = state(people)
    for end in ENDS:
        people.wait(10 * MINUTE_MS)
        assert displays(people) != bright
        people.hold(end, button, MOMENT_MS)
        assert displays(people) == bright
        assert state(people) == before


def test_a_long_press_that_wakes_does_not_repeat(people):
    before = state(people)
    people.wait(10 * MINUTE_MS)
    people.hold(RED, "down", 3000)
    assert state(people) == before


def test_another_button_acts_while_the_waking_one_is_still_down(people):
    before = state(people)
    people.wait(10 * MINUTE_MS)
    people.desk.down(RED, "ok")
    people.run(50)
    assert state(people) == before
    people.press(GREEN, "down")
    assert state(people) != before


def test_whoever_plays_keeps_the_displays_awake(people):
    bright = displays(people)
    for _ in range(10):
        people.wait(2 * MINUTE_MS - MOMENT_MS)
        people.press(RED, "right")
        assert displays(people) == bright


def test_waking_is_no_long_press_that_resigns(sit):
    people = in_match(sit)
    people.use(RED, "Pause")
    people.point(RED, "Hold OK to resign")
    people.wait(10 * MINUTE_MS)
    people.hold(RED, "ok", 5000)
    assert not people.match.over


@pytest.mark.parametrize("line", ["Hold OK to resign", "Settings"])
def test_ok_held_until_they_are_dark_is_no_press_when_it_is_released(sit, line):
    people = in_match(sit)
    people.use(RED, "Pause")
    people.point(RED, line)
    people.desk.down(RED, "ok")
    people.run(2000)
    shown = people.app.shown
    people.wait(11 * MINUTE_MS)
    people.desk.up(RED, "ok")
    people.run(MOMENT_MS)
    assert people.app.shown == shown
    before = state(people)
    people.press(RED, "down")
    assert state(people) != before, "it lit the displays, and the next press acts"

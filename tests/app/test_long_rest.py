"""Nobody is there for days, longer than ticks can be compared: then the device hears a press."""

import pytest

from tests.app.people import RED
from tests.app.positions import position
from tests.app.test_screens import cases, opened, seated

DAY_MS = 24 * 60 * 60 * 1000
STEP_MS = 60 * 60 * 1000
LOOK_MS = 2000

# A button that each screen answers in any state.
BUTTONS = {"setup": "right", "people": "down"}
NAMES = sorted({name for name, _ in cases("Screens")} - {"match"})


def rest(people, days: int) -> None:
    """Let days pass, with a tick every hour; then wake the displays."""
    for _ in range(days * DAY_MS // STEP_MS):
        people.desk.now += STEP_MS
        people.desk.tick()
    people.run(100)
    people.press(RED, "left")


def state(people) -> tuple:
    return people.desk.device._screens.shown, people.pictures()


@pytest.mark.parametrize("days", [7, 13])
@pytest.mark.parametrize("name", NAMES)
def test_a_screen_hears_a_press(sit, flash, name, days):
    people = opened(sit, flash, name)
    rest(people, days)
    before = state(people)
    for button in ("ok",) if name != "selftest" else ("ok", "ok"):
        people.press(RED, button)
    people.run(LOOK_MS)
    assert state(people) != before


@pytest.mark.parametrize("days", [7, 13])
def test_the_last_tick_of_the_wait_is_not_needed(sit, flash, days):
    """A screen that was just opened, before its presses count."""
    people = opened(sit, flash, "pause")
    people.app.match.resign(RED)
    people.app._go("result", people.desk.now)
    people.run(100)
    rest(people, days)
    before = people.pictures()
    people.press(RED, "down")
    assert people.pictures() != before


@pytest.mark.parametrize("days", [7, 13])
@pytest.mark.parametrize("game", ["royal-visit", "roi-et-compagnie", "banquet-royal"])
def test_a_narration_behind_the_pause_goes_on(sit, game, days):
    people = seated(sit, game)
    people.screen.table._narration.add("", b"", people.screen.table._seen())
    people.run(20)
    people.app._go("pause", people.desk.now)
    people.run(100)
    rest(people, days)
    people.choose(RED, "Go on")
    people.until(lambda: not people.screen.table.telling)


@pytest.mark.parametrize("days", [7, 13])
def test_a_lesson_hears_a_press(sit, flash, days):
    people = sit(match=position("gikhj"))
    people.press(RED, "ok")
    people.choose(RED, "Royal Visit")
    people.choose(RED, "Learn")
    people.run(500)
    people.press(RED, "ok")
    people.until(lambda: people.app._screen._card_shown)
    people.run(LOOK_MS)
    rest(people, days)
    before = people.pictures()
    people.press(RED, "ok")
    people.run(LOOK_MS)
    assert people.pictures() != before


@pytest.mark.parametrize("days", [7, 13])
def test_the_end_of_a_problem_hears_a_press(sit, flash, days):
    people = opened(sit, flash, "problems")
    people.press(RED, "ok")
    people.run(200)
    people.app._screen._conclude(people.desk.now)
    people.run(LOOK_MS)
    rest(people, days)
    before = people.pictures()
    people.press(RED, "down")
    assert people.pictures() != before

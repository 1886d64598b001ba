"""Nobody is there for days, longer than ticks can be compared: then the device hears a press."""

import pytest

import games
import tables
from app import pause
from app.menu import HOLD_MS
from tests.app.people import GREEN, RED
from tests.app.positions import position
from tests.app.test_screens import BELOW, cases, opened

DAY_MS = 24 * 60 * 60 * 1000
STEP_MS = 60 * 60 * 1000
WATCHED_MS = 2000

NAMES = sorted({name for name, _ in cases("Screens")})
BRIEF = {"deal", "deal away", "restore"}  # screens that last a moment
WAYS = {
    "rules": "Rules for this turn",
    "turns": "Last turns",
    "review": "Turn by turn",
    "luck": "Luck and choice",
}


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
    for button in {"selftest": ("ok", "ok"), "settings": ("right",)}.get(name, ("ok",)):
        people.press(RED, button)
    people.run(WATCHED_MS)
    assert state(people) != before


def opened_by_its_way(sit, name: str):
    """People before a screen that `opened` doesn't know, with a turn behind them in a match."""
    people = sit(match=position("gikhj"))
    if name == "safe start":
        people.desk.power_off()
        people.desk.down(RED, "ok")
        people.desk.power_on()
        people.run(WATCHED_MS)
        people.desk.up(RED, "ok")
        people.run(WATCHED_MS)
        return people
    people.begin()
    people.play_text("W1:hi", "end")
    people.settle()
    people.use(GREEN, "Pause")
    if name in ("review", "luck"):  # of a match that is over
        people.point(RED, "Hold OK to resign")
        people.hold(RED, "ok", HOLD_MS + 50)
        people.run(WATCHED_MS)
    people.choose(RED, WAYS[name])
    people.run(WATCHED_MS)
    return people


@pytest.mark.parametrize("days", [7, 13])
@pytest.mark.parametrize("name", sorted(BELOW - BRIEF - {"learn"}))
def test_a_screen_within_a_match_or_a_safe_start_hears_a_press(sit, name, days):
    people = opened_by_its_way(sit, name)
    assert people.desk.device._screens.shown == name
    rest(people, days)
    before = state(people)
    people.press(RED, "ok")
    people.run(WATCHED_MS)
    assert state(people) != before


@pytest.mark.parametrize("days", [7, 13])
@pytest.mark.parametrize("game", games.NAMES)
def test_a_match_hears_a_press(begun, game, days):
    people = begun(game=game)
    rest(people, days)
    before = people.pictures()
    people.press(tables.end_of(people.game.to_act()), "right")
    assert people.pictures() != before


@pytest.mark.parametrize("days", [7, 13])
def test_the_last_tick_of_the_wait_is_not_needed(sit, flash, days):
    """A screen that was just opened, before its presses count."""
    people = opened(sit, flash, "pause")
    pause.resign(people.match, RED)
    people.lead_to("result")
    rest(people, days)
    before = people.pictures()
    people.press(RED, "down")
    assert people.pictures() != before


@pytest.mark.parametrize("days", [7, 13])
@pytest.mark.parametrize("game", games.NAMES)
def test_a_narration_behind_the_pause_goes_on(begun, game, days):
    people = begun(game=game)
    people.screen.table.narration.add("", b"", people.screen.table.seen())
    people.run(20)
    people.lead_to("pause")
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
    people.until(lambda: people.app.screen._card_shown)
    people.run(WATCHED_MS)
    rest(people, days)
    before = people.pictures()
    people.press(RED, "ok")
    people.run(WATCHED_MS)
    assert people.pictures() != before


@pytest.mark.parametrize("days", [7, 13])
def test_the_end_of_a_problem_hears_a_press(sit, flash, days):
    people = opened(sit, flash, "problems")
    people.press(RED, "ok")
    people.run(200)
    people.app.screen._conclude(people.desk.now, True)
    people.run(WATCHED_MS)
    rest(people, days)
    before = people.pictures()
    people.press(RED, "down")
    assert people.pictures() != before

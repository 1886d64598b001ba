"""Nobody is there for days, longer than ticks can be compared: then the device hears a press."""

import pytest

import games
import tables
from base import Rng
from host_sim.session import Session
from tests.app.people import RED
from tests.app.test_monkey import SCREENS
from tests.app.way_back import shown
from tests.app.ways import Ways

DAY_MS = 24 * 60 * 60 * 1000
STEP_MS = 60 * 60 * 1000
WATCHED_MS = 2000

BRIEF = {"deal", "deal away", "restore"}  # screens that last a moment
PRESSES = {"selftest": ("ok", "ok"), "settings": ("right",), "setup": ("down",)}

DAYS = pytest.mark.parametrize("days", [7, 13])


def rest(people, days: int) -> None:
    """Let days pass, with a tick every hour; then wake the displays."""
    for _ in range(days * DAY_MS // STEP_MS):
        people.desk.now += STEP_MS
        people.desk.tick()
    people.run(100)
    people.press(RED, "left")


def hears(people, end: int, *buttons: str) -> bool:
    """Whether presses lead to another screen or another page."""
    before = shown(people), people.pictures()
    people.press(end, *buttons)
    people.run(WATCHED_MS)
    return (shown(people), people.pictures()) != before


@DAYS
@pytest.mark.parametrize("name", sorted({*SCREENS} - BRIEF - {"match"}))
def test_a_screen_hears_a_press(sit, name, days):
    people = sit(people="2", speed="fast")
    people.press(RED, "ok")
    Ways(people, Session(people.desk, None), Rng(1)).go(name, games.NAMES[0])
    people.run(WATCHED_MS)
    assert shown(people) == name
    rest(people, days)
    assert hears(people, RED, *PRESSES.get(name, ("ok",)))


@DAYS
@pytest.mark.parametrize("game", games.NAMES)
def test_a_match_hears_a_press(begun, game, days):
    people = begun(game=game)
    rest(people, days)
    assert hears(people, tables.end_of(people.game.to_act()), "right")


@DAYS
def test_the_last_tick_of_the_wait_is_not_needed(begun, days):
    """A screen that was just opened, before its presses count."""
    people = begun()
    people.match.resign(RED)
    people.lead_to("result")
    rest(people, days)
    assert hears(people, RED, "down")


@DAYS
@pytest.mark.parametrize("game", games.NAMES)
def test_a_narration_behind_the_pause_goes_on(begun, game, days):
    people = begun(game=game)
    people.screen.table.narration.add("", b"", people.screen.table.seen())
    people.run(20)
    people.lead_to("pause")
    rest(people, days)
    people.choose(RED, "Go on")
    people.until(lambda: not people.screen.table.telling)


@DAYS
def test_the_end_of_a_problem_hears_a_press(sit, days):
    people = sit()
    people.enter_from_title("Problems")
    people.press(RED, "ok")
    people.run(200)
    people.app.screen._conclude(people.desk.now, True)
    people.run(WATCHED_MS)
    rest(people, days)
    assert hears(people, RED, "down")

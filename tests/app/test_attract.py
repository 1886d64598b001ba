"""The title at rest: the lamps show a game of the computer, until a press."""

import sys

import pytest

import games
from drivers.store import Store
from tests.app.people import RED

REST_MS = 31_000
LONG_MS = 40_000


def at_rest(sit, **settings):
    people = sit(people="2", **settings)
    people.run(REST_MS)
    return people


def loaded() -> set[str]:
    return {name for name in sys.modules if name.startswith(("games.", "tables.", "ai."))}


@pytest.mark.parametrize("name", games.NAMES)
def test_the_lamps_show_a_game_that_goes_on_and_the_displays_keep_the_title(sit, name):
    people = at_rest(sit, game=name)
    pictures = people.pictures()
    seen = set()

    def has_gone_on() -> bool:
        people.run(2_000)
        seen.add(people.lamps())
        return len(seen) > 5

    people.until(has_gone_on)
    assert people.app.shown == "attract"
    assert people.pictures() == pictures


def test_it_is_silent_and_writes_nothing(sit, monkeypatch):
    people = at_rest(sit)
    monkeypatch.setattr(Store, "save", lambda *_: pytest.fail("it saves"))
    heard = set()
    people.watch = lambda: heard.add(people.desk.tone)
    people.run(LONG_MS)
    assert heard == {0}


@pytest.mark.parametrize("button", ["left", "ok"])
def test_one_press_leads_to_the_menu_and_all_is_forgotten(sit, button):
    people = sit(people="2")
    people.run(1000)
    before = loaded()
    people.run(REST_MS + LONG_MS)
    assert "games.royal_visit.game" in loaded()
    people.press(RED, button)
    people.run(300)
    assert people.app.shown == "menu"
    assert people.app.match is None
    assert not [name for name in loaded() - before if name.endswith((".game", ".table", ".squire"))]


def test_a_saved_match_waits_meanwhile(begun):
    people = begun(people="2")
    position = people.position
    people.power_cycle()
    people.run(REST_MS + LONG_MS)
    assert people.app.shown == "attract"
    people.press(RED, "ok", "ok")
    people.settle()
    assert people.position == position


def test_a_fault_is_shown_meanwhile(sit):
    people = at_rest(sit)
    people.desk.mishaps.unplug("oled-b")
    people.run(2000)
    assert people.app.shown == "faults"

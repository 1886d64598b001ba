"""OK held at power-on: a start without a game, whatever a game has left or broken."""

import pytest
from version import VERSION

from tests.app.people import GREEN, RED
from tests.app.positions import position


@pytest.fixture
def people(sit):
    return sit(language="fr", match=position("gikhj"))


def power_on_holding(people, end, button="ok", ms=1000) -> None:
    people.desk.power_off()
    people.desk.down(end, button)
    people.run(ms)
    people.desk.power_on()
    people.run(ms)


@pytest.mark.parametrize("button", ["left", "right", "up", "down"])
def test_another_button_does_not(people, button):
    power_on_holding(people, GREEN, button)
    assert people.app is not None


def test_it_leads_to_the_game_where_the_match_waits_to_be_asked_for(people):
    power_on_holding(people, RED)
    people.desk.up(RED, "ok")
    people.run(100)
    people.choose(RED, "Start the game")
    people.run(100)
    assert people.app.shown == "title"
    assert people.match is None
    assert people.app.waiting.position == position("gikhj")


def test_with_an_ok_that_is_stuck_the_other_one_leads_on(people):
    power_on_holding(people, RED)
    people.choose(GREEN, "Start the game")
    people.run(100)
    assert people.app.shown == "title"


def test_it_leads_to_the_self_test_and_back(people):
    power_on_holding(people, RED)
    people.desk.up(RED, "ok")
    people.run(100)
    people.choose(RED, "Self-test")
    people.run(300)
    assert people.reads(RED, "Memory")
    assert people.reads(RED, VERSION)


@pytest.mark.parametrize("spoilt", [b"", b"\xff" * 600, b"RGL\x01" + bytes(500)])
def test_no_save_is_in_its_way(people, flash, spoilt):
    for name in ("save.0", "save.1"):
        (flash / "saves" / name).write_bytes(spoilt)
    power_on_holding(people, RED)
    assert people.reads(GREEN, "Safe start")


def test_no_broken_game_is_in_its_way(people, monkeypatch):
    monkeypatch.setattr("app.app.App", None)
    power_on_holding(people, RED)
    assert people.reads(GREEN, "Safe start")
    people.desk.crashes += 1
    people.choose(GREEN, "Start the game")
    people.run(100)
    assert people.reads(GREEN, "Something went wrong")

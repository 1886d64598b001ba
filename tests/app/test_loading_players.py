"""Computer players are loaded while their match is shown already."""

import sys

import pytest

import games
from base import UP
from tests.app.people import RED
from tests.moments import legal

GAMES = pytest.mark.parametrize("name", games.NAMES)


@pytest.fixture
def shown(sit, forget):
    """A match of a person, who may begin, against the strongest computer, as it is first shown."""

    def show(name: str, seed: int):
        declared = games.declared(name)
        computer = {declared.SEATS[1].lower(): declared.LEVELS[-1]}
        people = sit(seed, name=str(seed), game=name, people=1, **computer)
        forget(f"ai.{games.folder(name)}.")
        people.press(RED, "ok", "ok")
        people.desk.down(RED, "ok")
        people.until(lambda: people.app.shown == "match")
        people.desk.up(RED, "ok")
        return people

    return show


def loaded(name: str) -> list[str]:
    return [module for module in sys.modules if module.startswith(f"ai.{games.folder(name)}.")]


@GAMES
def test_a_match_is_shown_before_its_computer_players_are_loaded(shown, name):
    people = shown(name, 3)
    assert not loaded(name)
    people.until(lambda: not people.screen.busy)
    assert loaded(name)


@GAMES
def test_an_action_may_come_before_they_are_loaded(shown, name):
    dealt = (shown(name, seed) for seed in range(3, 13))
    people = next(people for people in dealt if people.game.to_act() == RED)
    people.until(lambda: not people.screen.table.telling)
    assert not loaded(name)
    before = people.position
    action = legal(people.game)[0]
    people.screen.table.press = lambda now, end, button: action if button == UP else None
    people.press(RED, "up")
    people.until(lambda: not people.screen.busy)
    assert people.position != before
    assert loaded(name)

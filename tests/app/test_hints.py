"""Hints in every game: the best acts are shown and can be followed, one after the other."""

import importlib
import sys

import pytest

import games
import tables
from base import OK
from tests import facts
from tests.app.people import RED

GAMES = pytest.mark.parametrize("name", facts.reviewed())


@pytest.fixture
def asked(sit):
    """A person who begins, against a person, with a hint on the display."""

    def ask(name: str, seed: int = 3):
        people = sit(seed, game=name)
        people.press(RED, "ok", "ok", "ok")
        people.until(lambda: people.match is not None and not people.screen.busy)
        while people.game.to_act() != RED:
            follow_turn(people)
        show(people)
        return people

    return ask


def show(people) -> None:
    """Ask for a hint, as a request of the table, and wait for it."""
    end = people.game.to_act() & 1
    press = people.screen.table.press
    people.screen.table.press = lambda now, end, button: _request(press, now, end, button)
    people.press(end, "ok")
    people.screen.table.press = press
    hints = people.screen._advice._finder
    people.until(lambda: hints.hint and not _thinking(hints))
    people.run(60)


def _request(press, now: int, end: int, button: int):
    return tables.HINT if button == OK else press(now, end, button)


def _thinking(hints) -> bool:
    return (hints._work if hasattr(hints, "_work") else hints._asked) is not None


def follow(people) -> None:
    """Play the act that is shown."""
    people.press(people.game.to_act() & 1, "ok")
    people.until(lambda: not people.screen.busy)
    people.run(60)


def follow_turn(people) -> None:
    player = people.game.to_act()
    while people.game.to_act() == player:
        show(people)
        follow(people)


@GAMES
def test_acts_are_followed_one_by_one(asked, name):
    people = asked(name)
    actions = people.screen._advice._finder.hint
    played = []
    play = people.match.play
    people.match.play = lambda action: (played.append(action), play(action))[1]
    for i in range(len(actions)):
        assert bytes(played) == actions[:i]
        follow(people)
    assert bytes(played) == actions


@pytest.mark.parametrize(
    "name", [name for name in facts.reviewed() if games.declared(name).TAKEBACK]
)
def test_a_followed_act_can_be_taken_back(asked, name):
    people = asked(name)
    before = people.position
    follow(people)
    assert people.position != before
    assert people.game.can_take_back()
    people.screen._work = people.screen._change(people.desk.now, RED, tables.TAKE_BACK)
    people.run(60)
    assert people.position == before


@pytest.mark.parametrize(
    "name", [name for name in facts.reviewed() if not games.declared(name).HINT_LEVEL]
)
def test_what_found_a_hint_is_unloaded_after_it(asked, name, forget):
    folder = "ai." + games.folder(name)
    forget(folder, "app.advisor")
    people = asked(name)
    assert "app.advisor" in sys.modules
    assert folder in sys.modules
    while people.screen._advice._finder:
        follow(people)
    assert "app.advisor" not in sys.modules
    level = games.declared(name).LEVELS[-1]
    assert importlib.import_module(folder).PARTS[level][-1] not in sys.modules


@GAMES
def test_what_a_hint_needs_is_loaded_a_module_a_tick_before_it_is_shown(sit, name, forget):
    people = sit(3, game=name)
    people.press(RED, "ok", "ok", "ok")
    people.until(lambda: people.match is not None and not people.screen.busy)
    hints = people.match.hints
    people.until(lambda: hints is None or hints.watching)
    folder = games.folder(name)
    forget(f"ai.{folder}", f"tables.{folder}.hint", "app.advisor")
    known = loaded()
    most = 0

    def watch() -> None:
        nonlocal known, most
        most = max(most, len(loaded() - known))
        known = loaded()

    def hint(*given) -> None:
        show_hint(*given)
        assert loaded() == known, "in a tick that loads nothing"

    people.watch = watch
    show_hint = people.screen.table.hint
    people.screen.table.hint = hint
    show(people)
    assert f"tables.{folder}.hint" in known
    assert most == 1


def loaded() -> set[str]:
    return {name for name in sys.modules if name.startswith(("ai.", "app.", "games.", "tables."))}


@GAMES
def test_another_press_leaves_the_hint_and_nothing_is_played(asked, name):
    people = asked(name)
    before = people.position
    people.press(RED, "left", "up")
    assert people.position == before


@GAMES
def test_a_whole_turn_can_be_played_by_hints(asked, name):
    people = asked(name)
    follow_turn(people)
    assert people.game.to_act() != RED or people.match.over

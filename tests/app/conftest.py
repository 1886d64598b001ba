"""People at a desk whose flash holds what a test wants to begin with."""

import sys

import pytest

import games
from host_sim import saved
from host_sim.desk import Desk
from host_sim.script import parse
from tables import PERSON
from tests import facts
from tests.app.people import RED, People
from tests.app.positions import position


@pytest.fixture
def flash(tmp_path, monkeypatch):
    """The folder that is the table's flash; after the test it takes writes again."""
    monkeypatch.setattr("builtins.open", open)
    return tmp_path


def _people(settings: dict) -> int:
    """How many people sit there by a set-up, as the setting has it."""
    declared = games.declared(settings.get("game", games.NAMES[0]))
    players = int(settings.get("players", declared.MIN_PLAYERS))
    return sum(settings.get(seat.lower(), PERSON) == PERSON for seat in declared.SEATS[:players])


@pytest.fixture
def forget(monkeypatch):
    """Unload the modules whose names begin so: other tests have imported some."""

    def unload(*names: str) -> None:
        for module in [name for name in sys.modules if name.startswith(names)]:
            monkeypatch.delitem(sys.modules, module)

    return unload


@pytest.fixture
def sit(flash):
    """Sit down at a table that has just been switched on, its flash prepared as in a script.

    `sit(seed, language="fr", match="gikhj i+ r ...")` sets what `set` in a script can. Two tables
    that stand side by side need a `name` each.
    """

    def sit_down(seed=3, name="", **settings) -> People:
        folder = flash / name
        if settings or not (folder / "saves").exists():  # else it is as the test wrote it
            settings = {"language": "en", "people": _people(settings)} | settings
        folder.mkdir(exist_ok=True)
        # The game brings its set-up, and a match is begun with what is set before it.
        by_rank = sorted(settings, key=lambda name: (name == "match") - (name == "game"))
        lines = [f"set {setting} {settings[setting]}" for setting in by_rank]
        saved.prepare(str(folder), [parse("\n".join(lines), "settings")])
        people = People(Desk(str(folder), seed))
        people.desk.power_on()
        people.run(200)
        return people

    return sit_down


@pytest.fixture
def begun(sit):
    """The same, and begin the match, or go back into it."""

    def begin(*seed, **settings) -> People:
        people = sit(*seed, **settings)
        people.begin()
        return people

    return begin


@pytest.fixture
def people(begun):
    """Two people in the middle of a match of Royal Visit."""
    return begun(match=position("gikhj"))


@pytest.fixture
def over(sit):
    """People at a match that two computers have just ended."""

    def play(name: str, **settings) -> People:
        settings = {"game": name, "speed": "fast", **settings}
        people = sit(**facts.computers(name) | facts.of(name).near_the_end() | settings)
        people.press(RED, "ok", "ok")
        people.until(lambda: people.match.over, 300_000)
        people.run(2500)
        return people

    return play

"""People at a desk whose flash holds what a test wants to begin with."""

import pytest

from host_sim import saved
from host_sim.desk import Desk
from host_sim.script import parse
from tests.app.people import People


@pytest.fixture
def flash(tmp_path):
    """The folder that is the table's flash."""
    return tmp_path


@pytest.fixture
def sit(flash):
    """Sit down at a table that has just been switched on, its flash prepared as in a script.

    `sit(seed, language="fr", match="gikhj i+ r ...")` sets what `set` in a script can. Two tables
    that stand side by side need a `name` each.
    """

    def sit_down(seed=3, name="", **settings) -> People:
        folder = flash / name
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

"""People at a desk whose flash holds what a test wants to begin with."""

import pytest

from host_sim import saved
from host_sim.desk import Desk
from host_sim.script import parse
from tests.console.people import People


@pytest.fixture
def flash(tmp_path):
    """The folder of the saves."""
    return tmp_path


@pytest.fixture
def sit(flash):
    """Sit down at a table that has just been switched on, its flash prepared as in a script.

    `sit(seed, language="fr", match="gikhj i+ r ...")` sets what `set` in a script can.
    """

    def sit_down(seed=3, watch=None, **settings) -> People:
        lines = [f"set {name} {value}" for name, value in settings.items()]
        saved.prepare(str(flash), [parse("\n".join(lines), "settings")])
        people = People(Desk(str(flash), seed), watch)
        people.desk.power_on()
        people.run(200)
        return people

    return sit_down

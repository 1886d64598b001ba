"""Every text fits: nothing is written beyond a display's edge or over other text.

On the screens of the scripts, tests/test_golden.py sees to that.
"""

import pytest

import games
from base import Rng
from host_sim import saved
from host_sim.desk import BUTTONS, Desk
from host_sim.script import parse
from tests.extra import extra
from tools import golden

PRESSES = 400


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("language", [golden.LANGUAGES[0], *extra(*golden.LANGUAGES[1:])])
@pytest.mark.parametrize("game", games.NAMES)
def test_wherever_a_monkey_presses_everything_fits(tmp_path, game, language):
    chance = Rng(1)
    saved.prepare(str(tmp_path), [parse(f"set game {game}", "monkey")])
    desk = Desk(str(tmp_path), seed=1)
    desk.power_on()
    console = desk.app
    assert console
    console.settings.set("language", language)
    console.changed()
    for _ in range(PRESSES):
        desk.press(chance.below(2), BUTTONS[chance.below(len(BUTTONS))])
        desk.run(200)

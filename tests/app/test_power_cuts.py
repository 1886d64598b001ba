"""A match on a real littlefs, the power cut at every operation of its flash, whole and torn.

Each operation is cut in five ways. One way in 97 is tried in Royal Visit, with `dev.py test --slow`
one in 13 of each game, or all where REGALIA_EVERY_CUT=1.
"""

import os
import re

import pytest

import games
from tools import interpreters

STRIDE = 1 if os.environ.get("REGALIA_EVERY_CUT") else 13
HEAP = "6m"  # for the flash, its journal, and what a cut leaves of it


@pytest.mark.usefixtures("micropython")  # skips where there is none
@pytest.mark.parametrize(
    ("name", "stride"),
    [
        ("royal-visit", 97),
        *[pytest.param(name, STRIDE, marks=pytest.mark.slow) for name in games.NAMES],
    ],
)
def test_a_match_survives_a_power_cut_at_any_operation_of_the_flash(name, stride):
    program = "tests/on_micropython/match_power_cut.py"
    said = interpreters.micropython(HEAP).output(program, name, str(stride))
    figures = re.search(r"(\d+) operations\nsurvived (\d+) cuts, (\d+) of them in the", said)
    assert figures
    operations, cuts, in_a_match = map(int, figures.groups())
    assert cuts >= 5 * operations // stride
    assert in_a_match > cuts // 2
    assert "kept ['0001.txt']" in said

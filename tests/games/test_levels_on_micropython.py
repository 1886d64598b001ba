"""Trained levels on MicroPython: the same judgements, in bounded memory."""

import pytest

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/judgements.py"

# Bytes, weights included, which a Pico reads in flash; on a desktop's 64 bits a little more than
# on 32.
MOST_AT_WORK = {"royal-visit": 24 * 1024, "banquet-royal": 40 * 1024, "roi-et-compagnie": 52 * 1024}
MOST_LEFT = 10 * 1024  # the one who decides next needs the room of the one before


@pytest.mark.parametrize("game", MOST_AT_WORK)
def test_machine_code_judges_as_plain_python_does(micropython, game):
    here = cpython().output(SCRIPT, game)
    assert micropython.output(SCRIPT, game) == here
    assert here.count("sovereign: ") > 5


@pytest.mark.parametrize("game", MOST_AT_WORK)
def test_a_level_thinks_in_bounded_memory(micropython, game):
    for line in micropython.output(SCRIPT, game, "memory").splitlines():
        level, taken, left = line.split()
        assert int(taken) <= MOST_AT_WORK[game], level
        assert int(left) <= MOST_LEFT, level

"""Trained levels of Roi & Compagnie on MicroPython: the same decisions, in bounded memory."""

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/roi_decisions.py"
MOST_AT_WORK = 36 * 1024  # bytes; on a desktop's 64 bits a little more than on 32


def test_machine_code_decides_as_plain_python_does(micropython):
    here = cpython().output(SCRIPT)
    assert micropython.output(SCRIPT) == here
    assert here.count("roll:") > 2


def test_a_level_thinks_in_bounded_memory(micropython):
    for line in micropython.output(SCRIPT, "memory").splitlines():
        level, taken = line.split()
        assert int(taken) <= MOST_AT_WORK, level

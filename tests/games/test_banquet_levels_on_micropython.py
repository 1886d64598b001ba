"""Learned levels of Banquet Royal on MicroPython: the same judgements, in bounded memory."""

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/banquet_judgements.py"
MOST_AT_WORK = 40 * 1024  # bytes, weights included, which a Pico reads in flash


def test_machine_code_judges_as_plain_python_does(micropython):
    here = cpython().output(SCRIPT)
    assert micropython.output(SCRIPT) == here
    assert here.count("sovereign: ") > 5


def test_a_level_thinks_in_bounded_memory(micropython):
    for line in micropython.output(SCRIPT, "memory").splitlines():
        level, taken = line.split()
        assert int(taken) <= MOST_AT_WORK, level

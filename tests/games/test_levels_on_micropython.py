"""Trained levels on MicroPython: the same judgements, in bounded memory."""

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/judgements.py"
MOST_AT_WORK = 24 * 1024  # bytes, weights included; on a desktop's 64 bits a little more than on 32


def test_machine_code_judges_every_act_as_plain_python_does(micropython):
    here = cpython().output(SCRIPT)
    assert micropython.output(SCRIPT) == here
    assert here.count("sovereign: ") > 5


def test_a_level_thinks_in_bounded_memory(micropython):
    for line in micropython.output(SCRIPT, "memory").splitlines():
        level, taken = line.split()
        assert int(taken) <= MOST_AT_WORK, level

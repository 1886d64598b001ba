"""The learned levels as MicroPython compiles them: the same judgements, in bounded memory."""

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/judgements.py"
MOST_AT_WORK = 24 * 1024  # bytes, weights included; on a desktop's 64 bits a little more than on 32


def test_machine_code_judges_every_act_as_plain_python_does(micropython):
    here = cpython().run(SCRIPT)
    there = micropython.run(SCRIPT)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == here.stdout
    assert here.stdout.count("sovereign: ") > 5


def test_a_level_thinks_in_bounded_memory(micropython):
    done = micropython.run(SCRIPT, "memory")
    assert (done.returncode, done.stderr) == (0, "")
    for line in done.stdout.splitlines():
        level, taken = line.split()
        assert int(taken) <= MOST_AT_WORK, level

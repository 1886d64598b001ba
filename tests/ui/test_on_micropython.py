"""Drawing on a real MicroPython: nothing is allocated, and the pixels are CPython's."""

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/ui_locked.py"


def test_drawing_allocates_nothing_and_gives_the_same_pixels(micropython):
    runs = [interpreter.run(SCRIPT) for interpreter in (micropython, cpython())]
    for run in runs:
        assert run.returncode == 0, run.stdout + run.stderr
    pictures = runs[0].stdout.splitlines()
    assert len(set(pictures)) == 6
    assert pictures == runs[1].stdout.splitlines()

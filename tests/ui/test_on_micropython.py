"""Drawing on a real MicroPython: nothing is allocated, and the pixels are CPython's."""

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/ui_locked.py"


def test_drawing_allocates_nothing_and_gives_the_same_pixels(micropython):
    pictures = micropython.output(SCRIPT).splitlines()
    assert len(set(pictures)) == 6
    assert pictures == cpython().output(SCRIPT).splitlines()

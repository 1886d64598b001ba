"""The framebuf stand-in: pixel by pixel MicroPython's own."""

import framebuf
import pytest

from tools.interpreters import cpython

SCRIPT = "tests/on_micropython/framebuf_pixels.py"
OPERATIONS = "3000"


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_thousands_of_random_operations_give_the_same_pixels(micropython, seed):
    ours = cpython().output(SCRIPT, seed, OPERATIONS)
    theirs = micropython.output(SCRIPT, seed, OPERATIONS)
    assert ours.splitlines() == theirs.splitlines()
    assert len(ours) > 2000


@pytest.mark.parametrize(
    "arguments",
    [
        (bytearray(7), 8, 8, framebuf.MONO_VLSB),
        (bytearray(15), 8, 9, framebuf.MONO_VLSB),
        (bytearray(8), 8, 8, framebuf.MONO_VLSB, 7),
        (bytearray(8), 0, 8, framebuf.MONO_VLSB),
        (bytearray(8), 8, 8, 9),
    ],
)
def test_impossible_buffers_are_refused(arguments):
    with pytest.raises(ValueError):  # noqa: PT011  MicroPython gives no message
        framebuf.FrameBuffer(*arguments)

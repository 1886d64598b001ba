"""Draw at random with framebuf and print a checksum of the picture after every few operations.

The same lines must come out of every interpreter. Arguments: seed, number of operations.
"""

import sys
from binascii import crc32

import framebuf

WIDTH = 61  # no multiple of anything
HEIGHT = 37
STRIDE = 70
GUARD = 16  # bytes after the picture that nothing may touch


class Dice:
    """Park and Miller's generator: small, and the same everywhere."""

    def __init__(self, seed):
        self._state = seed * 2 + 1

    def between(self, low, high):
        self._state = self._state * 16807 % 2147483647
        return low + self._state % (high - low + 1)

    def bytes(self, n):
        return bytearray(self.between(0, 255) for _ in range(n))


def x(dice):
    return dice.between(-20, WIDTH + 20)


def y(dice):
    return dice.between(-20, HEIGHT + 20)


def size(dice):
    return dice.between(-3, 40)


def some(dice):
    return bool(dice.between(0, 1))


def pixel(f, d, c):
    f.pixel(x(d), y(d), c)
    print(f.pixel(x(d), y(d)))


# What is drawn: on a frame f, by dice d, in the colour c.
DRAWN = (
    lambda f, d, c: f.fill_rect(x(d), y(d), size(d), size(d), c),
    lambda f, d, c: f.rect(x(d), y(d), size(d), size(d), c),
    lambda f, d, c: f.rect(x(d), y(d), size(d), size(d), c, some(d)),
    lambda f, d, c: f.hline(x(d), y(d), size(d), c),
    lambda f, d, c: f.vline(x(d), y(d), size(d), c),
    pixel,
    lambda f, d, c: f.line(x(d), y(d), x(d), y(d), c),
    lambda f, d, c: d.between(0, 9) or f.fill(c),
)


def draw(frame, dice):
    DRAWN[dice.between(0, len(DRAWN) - 1)](frame, dice, dice.between(0, 2))


def main(seed, operations):
    dice = Dice(seed)
    buffer = dice.bytes(STRIDE * 5 + GUARD)
    frame = framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB, STRIDE)
    for done in range(operations):
        draw(frame, dice)
        if done % 20 == 19:
            print(done + 1, crc32(buffer))


main(int(sys.argv[1]), int(sys.argv[2]))

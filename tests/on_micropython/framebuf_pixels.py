"""Draw at random with framebuf and print a checksum of the picture after every few operations.

The same lines must come out of every interpreter. Arguments: seed, number of operations.
"""

import sys
from array import array
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


def picture(dice):
    width = dice.between(1, 24)
    height = dice.between(1, 20)
    stride = width + dice.between(0, 3)
    data = dice.bytes(stride * ((height + 7) // 8))
    arguments = (data, width, height, framebuf.MONO_VLSB, stride)
    return arguments if dice.between(0, 1) else framebuf.FrameBuffer(*arguments)


def palette(dice):
    if dice.between(0, 1):
        return None
    return framebuf.FrameBuffer(dice.bytes(2), 2, 1, framebuf.MONO_VLSB)


def draw(frame, dice):
    def x():
        return dice.between(-20, WIDTH + 20)

    def y():
        return dice.between(-20, HEIGHT + 20)

    def size():
        return dice.between(-3, 40)

    c = dice.between(0, 2)
    which = dice.between(0, 12)
    if which == 0:
        frame.fill_rect(x(), y(), size(), size(), c)
    elif which == 1:
        frame.rect(x(), y(), size(), size(), c)
    elif which == 2:
        frame.rect(x(), y(), size(), size(), c, bool(dice.between(0, 1)))
    elif which == 3:
        frame.hline(x(), y(), size(), c)
        frame.vline(x(), y(), size(), c)
    elif which == 4:
        frame.pixel(x(), y(), c)
        print(frame.pixel(x(), y()))
    elif which == 5:
        frame.line(x(), y(), x(), y(), c)
    elif which == 6:
        frame.ellipse(x(), y(), dice.between(0, 30), dice.between(0, 30), c)
    elif which == 7:
        fill, mask = bool(dice.between(0, 1)), dice.between(0, 15)
        frame.ellipse(x(), y(), dice.between(0, 30), dice.between(0, 30), c, fill, mask)
    elif which == 8:
        corners = array("h", [dice.between(-30, 30) for _ in range(dice.between(0, 13))])
        frame.poly(x(), y(), corners, c, bool(dice.between(0, 1)))
    elif which == 9:
        frame.blit(picture(dice), x(), y())
    elif which == 10:
        frame.blit(picture(dice), x(), y(), dice.between(-1, 1), palette(dice))
    elif which == 11:
        frame.scroll(dice.between(-70, 70) // 6, dice.between(-45, 45) // 4)
    elif dice.between(0, 9) == 0:
        frame.fill(c)


def main(seed, operations):
    dice = Dice(seed)
    buffer = dice.bytes(STRIDE * 5 + GUARD)
    frame = framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB, STRIDE)
    for done in range(operations):
        draw(frame, dice)
        if done % 20 == 19:
            print(done + 1, crc32(buffer))


main(int(sys.argv[1]), int(sys.argv[2]))

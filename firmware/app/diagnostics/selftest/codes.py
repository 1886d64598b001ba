"""QR codes of the faults, which open their sections on the site. Made by tools/codes.py.

Modules are two pixels wide: cameras don't read those of one.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import micropython
from micropython import const

from base import flash_data
from ui.canvas import HEIGHT, WIDTH

_FILE = "app/diagnostics/selftest/codes.bin"
_MODULE = const(2)  # pixels

LEFT = WIDTH - HEIGHT  # column at which the code begins, with its quiet zone


def draw(canvas, index: int) -> None:
    """Draw the code of the fault with that index in `diagnosis.FAULTS`, dark on light."""
    packed = flash_data.copied(_FILE)
    side = packed[0]  # modules
    canvas.frame.fill_rect(LEFT, 0, HEIGHT, HEIGHT, 1)
    bit = 8 * (1 + index * ((side * side + 7) // 8))
    top = (HEIGHT - _MODULE * side) // 2
    _paint(canvas.frame, packed, bit, side, LEFT + top, top)


@micropython.viper
def _paint(frame: ptr8, packed: ptr8, bit: int, side: int, left: int, top: int):
    """Darken the dark modules of a code, whose bits begin at `bit`."""
    for row in range(side):
        for column in range(side):
            if packed[bit >> 3] >> (bit & 7) & 1:
                for i in range(_MODULE * _MODULE):
                    y = top + _MODULE * row + (i & 1)
                    x = left + _MODULE * column + (i >> 1)
                    frame[(y >> 3 << 7) + x] &= ~(1 << (y & 7))
            bit += 1

"""QR codes of the faults, which open their sections on the site. Made by tools/codes.py.

Modules are two pixels wide: cameras don't read those of one.
"""

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
    bit = 8 * (1 + index * ((side * side + 7) // 8))
    frame = canvas.frame
    frame.fill_rect(LEFT, 0, HEIGHT, HEIGHT, 1)
    top = (HEIGHT - _MODULE * side) // 2
    for row in range(side):
        for column in range(side):
            if packed[bit >> 3] >> (bit & 7) & 1:
                x = LEFT + top + _MODULE * column
                frame.fill_rect(x, top + _MODULE * row, _MODULE, _MODULE, 0)
            bit += 1

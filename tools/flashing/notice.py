"""The main.py of a board that is being copied to: says so, on its console and on its panels.

It is so small that littlefs has room for it on a flash that is full.
"""

import wiring
from tools.flashing import words

MOST = 512  # bytes of a file that takes no block of its own

# What the panels take of the firmware is copied before the rest; without it only the console tells.
DRIVER = ("drivers/__init__.mpy", "drivers/oled.mpy")

_NOTICE = '''\
print("""%s""")
try:
 from machine import I2C, Pin
 from drivers.oled import OLED
 for end, sda, scl in %r:
  oled = OLED(I2C(end, sda=Pin(sda), scl=Pin(scl)), %d)
  oled.text(%r, 0, 16)
  oled.text(%r, 0, 40)
  oled.flush(8)
except Exception:
 pass
'''

NOTICE = (
    _NOTICE
    % (
        words.COPIED_IN_PART,
        tuple(zip((0, 1), wiring.OLED_SDA, wiring.OLED_SCL, strict=True)),
        wiring.OLED_ADDRESS,
        *words.ON_A_PANEL,
    )
).encode()

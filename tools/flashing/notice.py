"""main.py of a board during a copy: a notice on the serial console and both displays.

It is so small that littlefs has room for it on a full flash.
"""

import wiring
from tools.flashing import words

MOST = 512  # bytes of a file that needs no block of its own

# Copied first, for the displays; without it only the serial console has the notice.
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
        *words.ON_A_DISPLAY,
    )
).encode()

"""main.py of a board during a copy: a notice on the serial console and both displays.

It is so small that littlefs has room for it on a full flash.
"""

import wiring

# What it says on the console, and in lines of 16 letters on the displays.
COPIED_IN_PART = """\
Regalia was copied to this board only in part.
Install it again, from the web page or with:  python3 tools/dev.py flash
It goes on where it stopped."""
ON_A_DISPLAY = ("Copied in part:", "install it again")

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
        COPIED_IN_PART,
        tuple(zip((0, 1), wiring.OLED_SDA, wiring.OLED_SCL, strict=True)),
        wiring.OLED_ADDRESS,
        *ON_A_DISPLAY,
    )
).encode()

"""Run the main.py in FILE on a table with both displays; draw what they show, end A's first.

micropython notice.py FILE
"""

import sys

import host_sim  # noqa: F401 - finds the firmware's driver and the stand-ins
import wiring
from host_sim.capture import panel_lines
from host_sim.chips import rp2040
from host_sim.chips.ssd1306 import SSD1306

chip = rp2040.RP2040()
rp2040.power_on(chip)
oleds = (SSD1306(), SSD1306())
for end in range(2):
    chip.attach_i2c(wiring.OLED_SDA[end], wiring.OLED_SCL[end], wiring.OLED_ADDRESS, oleds[end])
with open(sys.argv[1]) as file:
    exec(file.read())
for oled in oleds:
    print("on" if oled.on else "off")
    print("".join(panel_lines(oled)))

"""Virtual display chips by their names in wiring.py."""

from host_sim.chips.sh1106 import SH1106
from host_sim.chips.ssd1306 import SSD1306
from host_sim.chips.ssd1309 import SSD1309

CONTROLLERS = {"SSD1306": SSD1306, "SSD1309": SSD1309, "SH1106": SH1106}

"""Virtual SH1106 display, 128 x 64 pixels on I2C, on the usual module.

Unlike an SSD1306 it has page addressing only, a memory of 132 columns of which columns 2 to 129 are
visible, and its own converter for the high voltage.
Source: SH1106 data sheet V2.3, commands 1 to 24.
"""

from host_sim.chips.ssd1306 import SSD1306, WIDTH

COLUMNS = 132
_LEFT = (COLUMNS - WIDTH) // 2
_CONVERTER = 0xAD


class SH1106(SSD1306):
    """The display; see SSD1306. Writes to invisible columns are dropped."""

    arguments = b"\x81\xa8\xad\xd3\xd5\xd9\xda\xdb"

    def reset(self):
        super().reset()
        self._charge_pump = True  # its converter is on until it is switched off

    def _store(self, byte: int):
        x = (self._column if self._column_remap else COLUMNS - 1 - self._column) - _LEFT
        if 0 <= x < WIDTH:
            self.memory[self._page * WIDTH + x] = byte
        if self._column < COLUMNS - 1:
            self._column += 1

    def _do(self, code: int):
        if code < 0x10:
            self._column = self._column & 0xF0 | code
        elif code < 0x20:
            self._column = (code & 15) << 4 | self._column & 0x0F
        elif code >= 0x40:  # those between set a voltage, or mean nothing to it
            super()._do(code)

    def _set(self, code: int, value: int):
        if code == _CONVERTER:
            self._charge_pump = value == 0x8B
        else:
            super()._set(code, value)

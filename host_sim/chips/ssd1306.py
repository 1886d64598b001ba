"""Virtual SSD1306 display, 128 x 64 pixels on I2C, on the usual module.

Source: SSD1306 data sheet rev 1.1, sections 8.1.5.2 (I2C), 9 and 10 (commands).
"""

WIDTH = 128
HEIGHT = 64
_PAGES = 8

_SHOWN = 8  # bytes of `latest`

_HORIZONTAL = 0
_VERTICAL = 1
_BY_PAGE = 2

# How many bytes of argument follow a command; no entry means none.
_ARGUMENTS = {
    0x20: 1,
    0x21: 2,
    0x22: 2,
    0x26: 6,
    0x27: 6,
    0x29: 5,
    0x2A: 5,
    0x81: 1,
    0x8D: 1,
    0xA3: 2,
    0xA8: 1,
    0xD3: 1,
    0xD5: 1,
    0xD9: 1,
    0xDA: 1,
    0xDB: 1,
}


class SSD1306:
    """The display. `memory` is 1024 bytes laid out like a MONO_VLSB framebuf of the visible pixels.

    on          whether it shines
    contrast    as it was set, 0..255
    traffic     how many bytes it received since its reset
    latest      the first bytes of the latest transfer, zeros after its end
    """

    arguments = _ARGUMENTS
    most_contrast = 255  # that its supply allows

    def __init__(self):
        self.reset()

    @property
    def brightness(self) -> int:
        """The contrast as a share of the most, 0..255."""
        return self.contrast * 255 // self.most_contrast

    def reset(self):
        """Reset as power-on does: registers at their defaults, memory random, display off."""
        noise = 1
        self.memory = bytearray(WIDTH * _PAGES)
        for i in range(len(self.memory)):
            noise = noise * 75 % 65537
            self.memory[i] = noise & 255
        self.contrast = 0x7F
        self.traffic = 0
        self.latest = bytearray(_SHOWN)
        self._display_on = False
        self._charge_pump = False
        self._entire = False
        self._inverted = False
        self._start_line = 0
        self._offset = 0
        self._rows = HEIGHT
        self._column_remap = False
        self._row_remap = False
        self._addressing = _BY_PAGE
        self._first_column = 0
        self._last_column = WIDTH - 1
        self._first_page = 0
        self._last_page = _PAGES - 1
        self._column = 0
        self._page = 0
        self._page_start = 0  # column to which page addressing wraps
        self._command = bytearray(7)  # a command whose arguments have not all come
        self._received = 0  # how many of its bytes have

    @property
    def on(self) -> bool:
        """Whether it shines: switched on, with the charge pump running."""
        return self._display_on and self._charge_pump

    def lit(self, x: int, y: int) -> bool:
        """Whether the glass shines at column `x`, row `y`, (0, 0) being top left."""
        row = y if self._row_remap else HEIGHT - 1 - y
        if not self.on or row >= self._rows:
            return False
        if self._entire:
            return True
        row = (row + self._start_line + self._offset) % HEIGHT
        bit = self.memory[(row >> 3) * WIDTH + x] >> (row & 7) & 1
        return bool(bit) != self._inverted

    def picture(self) -> bytes:
        """Return the visible pixels as 1024 bytes of MONO_VLSB."""
        if not self.on:
            return bytes(WIDTH * _PAGES)
        plain = self._row_remap and not self._entire and not self._inverted
        if plain and self._rows == HEIGHT and (self._start_line + self._offset) % HEIGHT == 0:
            return bytes(self.memory)
        shown = bytearray(WIDTH * _PAGES)
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if self.lit(x, y):
                    shown[(y >> 3) * WIDTH + x] |= 1 << (y & 7)
        return bytes(shown)

    def receive(self, data):
        """Process one I2C transfer without its address byte; allocates nothing.

        A control byte says what follows. Bit 6: data or commands. Bit 7: one byte and then another
        control byte, or all the rest.
        """
        self.traffic += len(data)
        for i in range(_SHOWN):
            self.latest[i] = data[i] if i < len(data) else 0
        at = 0
        while at < len(data):
            control = data[at]
            end = min(at + 2, len(data)) if control & 0x80 else len(data)
            for i in range(at + 1, end):
                if control & 0x40:
                    self._store(data[i])
                else:
                    self._obey(data[i])
            at = end

    def _store(self, byte: int):
        """Write one byte of picture at the memory pointer, and advance the pointer."""
        # Remapping swaps the columns as they are written; on the module's glass it is the
        # remapped order that runs from left to right.
        x = self._column if self._column_remap else WIDTH - 1 - self._column
        self.memory[self._page * WIDTH + x] = byte
        if self._addressing == _BY_PAGE:
            wrapped = self._column == WIDTH - 1
            self._column = self._page_start if wrapped else self._column + 1
        elif self._addressing == _HORIZONTAL:
            if self._next_column():
                self._next_page()
        elif self._next_page():
            self._next_column()

    def _next_column(self) -> bool:
        """Advance the column in the window; return whether it wrapped to its start."""
        wrapped = self._column == self._last_column
        self._column = self._first_column if wrapped else (self._column + 1) % WIDTH
        return wrapped

    def _next_page(self) -> bool:
        wrapped = self._page == self._last_page
        self._page = self._first_page if wrapped else (self._page + 1) % _PAGES
        return wrapped

    def _obey(self, byte: int):
        """Process one byte of a command; a command may span several transfers."""
        self._command[self._received] = byte
        self._received += 1
        if self._received > self.arguments.get(self._command[0], 0):
            if self._received == 1:
                self._do(byte)
            else:
                self._set(self._command)
            self._received = 0

    def _do(self, code: int):
        """Run a command without arguments; the low bits of many carry a value."""
        if code < 0x10:
            self._column = self._page_start = self._page_start & 0x70 | code
        elif code < 0x20:
            self._column = self._page_start = self._page_start & 0x0F | (code & 7) << 4
        elif 0x40 <= code < 0x80:
            self._start_line = code & 63
        elif code in (0xA0, 0xA1):
            self._column_remap = code == 0xA1
        elif code in (0xA4, 0xA5):
            self._entire = code == 0xA5
        elif code in (0xA6, 0xA7):
            self._inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self._display_on = code == 0xAF
        elif 0xB0 <= code < 0xB8:
            self._page = code & 7
        elif 0xC0 <= code < 0xD0:
            self._row_remap = bool(code & 8)

    def _set(self, command: bytearray):
        """Run a command with arguments; those for timing and voltage are ignored."""
        code = command[0]
        value = command[1]
        if code == 0x20:
            self._addressing = value & 3
        elif code == 0x21:
            self._first_column = self._column = value & 127
            self._last_column = command[2] & 127
        elif code == 0x22:
            self._first_page = self._page = value & 7
            self._last_page = command[2] & 7
        elif code == 0x81:
            self.contrast = value
        elif code == 0x8D:
            self._charge_pump = bool(value & 4)
        elif code == 0xA8:
            self._rows = (value & 63) + 1
        elif code == 0xD3:
            self._offset = value & 63

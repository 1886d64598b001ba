"""Virtual SSD1306 display, 128 x 64 pixels on I2C, on the usual module.

Only page addressing is here, which all controllers have. A set-up that the module's glass doesn't
suit, as with another addressing or from another row on, shows its picture light for dark.

Source: SSD1306 data sheet rev 1.1, sections 8.1.5.2 (I2C), 9 and 10 (commands).
"""

WIDTH = 128
HEIGHT = 64
_PAGES = 8

_SHOWN = 8  # bytes of `latest`
_DATA = 0x40  # the first byte of a transfer of pixels; of one of commands it is 0

# What suits the glass: page addressing, 64 rows, no offset; by command.
_SUITS = {0x20: 2, 0xA8: HEIGHT - 1, 0xD3: 0}


class SSD1306:
    """The display. `memory` is 1024 bytes laid out like a MONO_VLSB framebuf of the visible pixels.

    on          whether it shines
    contrast    as it was set, 0..255
    traffic     how many bytes it received since its reset
    latest      the first bytes of the latest transfer, zeros after its end
    """

    arguments = b"\x20\x81\x8d\xa8\xd3\xd5\xd9\xda\xdb"  # the commands with one
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
        self._unsuited = set()  # the commands that have set what doesn't suit the glass
        self._column_remap = False
        self._row_remap = False
        self._column = 0
        self._page = 0
        self._page_start = 0  # column to which page addressing wraps
        self._command = 0  # one whose argument has not come

    @property
    def on(self) -> bool:
        """Whether it shines: switched on, with the charge pump running."""
        return self._display_on and self._charge_pump

    def lit(self, x: int, y: int) -> bool:
        """Whether the glass shines at column `x`, row `y`, (0, 0) being top left."""
        row = y if self._row_remap else HEIGHT - 1 - y
        bit = self.memory[(row >> 3) * WIDTH + x] >> (row & 7) & 1
        return self.on and bool(bit) != bool(self._unsuited)

    def picture(self) -> bytes:
        """Return the visible pixels as 1024 bytes of MONO_VLSB."""
        if not self.on:
            return bytes(WIDTH * _PAGES)
        if self._row_remap and not self._unsuited:
            return bytes(self.memory)
        shown = bytearray(WIDTH * _PAGES)
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if self.lit(x, y):
                    shown[(y >> 3) * WIDTH + x] |= 1 << (y & 7)
        return bytes(shown)

    def receive(self, data):
        """Process one I2C transfer without its address byte; allocates nothing."""
        self.traffic += len(data)
        for i in range(_SHOWN):
            self.latest[i] = data[i] if i < len(data) else 0
        for i in range(1, len(data)):
            if data[0] == _DATA:
                self._store(data[i])
            else:
                self._obey(data[i])

    def _store(self, byte: int):
        """Write one byte of picture at the memory pointer, and advance the pointer."""
        # Remapping swaps the columns as they are written; on the module's glass it is the
        # remapped order that runs from left to right.
        x = self._column if self._column_remap else WIDTH - 1 - self._column
        self.memory[self._page * WIDTH + x] = byte
        self._column = self._page_start if self._column == WIDTH - 1 else self._column + 1

    def _obey(self, byte: int):
        """Process one byte of a command, whose argument may come in another transfer."""
        if self._command:
            self._set(self._command, byte)
            self._command = 0
        elif byte in self.arguments:
            self._command = byte
        else:
            self._do(byte)

    def _do(self, code: int):
        """Run a command without an argument; the low bits of many carry a value."""
        if code < 0x10:
            self._column = self._page_start = self._page_start & 0x70 | code
        elif code < 0x20:
            self._column = self._page_start = self._page_start & 0x0F | (code & 7) << 4
        elif 0x40 <= code < 0x80:
            self._suit(0x40, code == 0x40)  # the row of memory on top
        elif code in (0xA0, 0xA1):
            self._column_remap = code == 0xA1
        elif code in (0xA4, 0xA5, 0xA6, 0xA7):
            self._suit(code & 0xFE, code & 1 == 0)  # every pixel lit; inverted
        elif code in (0xAE, 0xAF):
            self._display_on = code == 0xAF
        elif 0xB0 <= code < 0xB8:
            self._page = code & 7
        elif 0xC0 <= code < 0xD0:
            self._row_remap = bool(code & 8)

    def _set(self, code: int, value: int):
        """Run a command with its argument; those for timing and voltage are ignored."""
        if code in _SUITS:
            self._suit(code, value == _SUITS[code])
        elif code == 0x81:
            self.contrast = value
        elif code == 0x8D:
            self._charge_pump = bool(value & 4)

    def _suit(self, code: int, suits: bool):
        """Note whether what a command has set suits the glass."""
        if suits:
            self._unsuited.discard(code)
        else:
            self._unsuited.add(code)

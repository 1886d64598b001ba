"""OLED display, 128 x 64, on I2C: draw in it like any framebuf, flush it a page at a time.

A page is eight rows of pixels. The driver remembers what the panel shows and sends only the
changed columns of changed pages, so a tick can afford to flush and nothing flickers. What is sent
begins and ends at every eighth column: each length of a message takes memory of its own.

The controllers SSD1306, SSD1309 and SH1106 differ in how they make their high voltage, and in the
columns of their memory. All of them know page addressing, and no more is used.

Sources: SSD1306 data sheet rev 1.1, sections 8.1.5 (I2C), 9 and 10 (commands); SSD1309 rev 1.1,
section 9; SH1106 V2.3, commands 1 to 24.
"""

import framebuf
import micropython
from micropython import const

_PAGES = const(8)
_ALL_PAGES = const(0xFF)
_COLUMNS = const(128)
_GRAIN = const(8)  # columns; what is sent is a multiple of it

# What the first byte of a transfer says of the rest.
_COMMANDS = const(0x00)
_DATA = const(0x40)

_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)
_PAGE = const(0xB0)
_SET_CONTRAST = const(0x81)
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)

_START = (
    b"\x00"  # commands follow
    b"\xae"  # display off
    b"\xd5\x80"  # clock: the data sheet's default
    b"\xa8\x3f"  # 64 rows
    b"\xd3\x00"  # no vertical offset
    b"\x40"  # memory row 0 on top
    b"\xa1\xc8"  # columns and rows mirrored, as the modules are mounted
    b"\xda\x12"  # row pins alternate
    b"\x81\xff"  # contrast
    b"\xa4"  # show the memory
    b"\xa6"  # not inverted
)

# By controller: the commands that it alone needs, and the column of its memory where the glass
# begins.
_CONTROLLERS = {
    # Page addressing; charge pump on, with its precharge and deselect level.
    "SSD1306": (b"\x00\x20\x02\x8d\x14\xd9\xf1\xdb\x30", 0),
    "SSD1309": (b"\x00\x20\x02", 0),  # page addressing; the module makes the high voltage
    "SH1106": (b"\x00\xad\x8b", 2),  # converter on; 132 columns of memory
}


_NOTHING = b"\x00\xe3"  # a command that does nothing, but for being acknowledged

# A message with the columns of a page, for one panel after the other; and a view of every length
# that it can have, so that sending one makes no new slice.
_data = bytearray(1 + _COLUMNS)
_data[0] = _DATA
_runs = [memoryview(_data)[: 1 + n] for n in range(0, _COLUMNS + 1, _GRAIN)]


class OLED(framebuf.FrameBuffer):
    """The panel at `address` on `i2c`, and the picture meant for it.

    `controller` is "SSD1306", "SSD1309" or "SH1106".

    Nothing here raises when the panel is missing or drops out: `present` turns False, and the
    firmware goes on without it. `picture` is the framebuf's own 1024 bytes.
    """

    WIDTH = 128
    HEIGHT = 64

    def __init__(self, i2c, address: int = 0x3C, controller: str = "SSD1306"):
        size = self.WIDTH * _PAGES
        self._own, self._left = _CONTROLLERS[controller]
        self._i2c = i2c
        self._address = address
        self.picture = bytearray(size)
        self._panel = bytearray(size)  # what the panel's memory holds, apart from stale pages
        super().__init__(self.picture, self.WIDTH, self.HEIGHT, framebuf.MONO_VLSB)

        self._place = bytearray((_COMMANDS, _PAGE, _COLUMN_LOW, _COLUMN_HIGH))
        self._switch = bytearray((_COMMANDS, _DISPLAY_OFF))
        self._contrast = bytearray((_COMMANDS, _SET_CONTRAST, 255))

        self._next = 0
        self._on = True
        self.connect()

    def connect(self) -> bool:
        """Set the panel up, as at power-on or after it was unplugged; True if it answers."""
        self._stale = _ALL_PAGES  # its memory holds noise
        self._shining = False
        self.present = True
        return self._send(_START) and self._send(self._own) and self._send(self._contrast)

    def look(self) -> None:
        """Notice a panel that was unplugged while its picture stood still, or is back."""
        if self.present:
            self._send(_NOTHING)
        else:
            self.connect()

    def flush(self, pages: int) -> bool:
        """Send at most `pages` changed pages; True when the panel shows the whole picture.

        The search goes on where the last flush stopped, so no page starves.
        """
        if not self.present:
            return True
        for _ in range(_PAGES if self._stale or self.picture != self._panel else 0):
            page = self._next
            if self._stale & (1 << page):
                run = _COLUMNS
            else:
                run = _changed(self.picture, self._panel, page * _COLUMNS)
            if run:
                if pages == 0:
                    return False
                pages -= 1
                if not self._send_page(page, run >> 8, run & 0xFF):
                    return True
            self._next = (page + 1) & (_PAGES - 1)
        if self._on and not self._shining:  # only now: the noise must not flash up
            self._light(True)
        return True

    def contrast(self, level: int) -> None:
        """Set the brightness, 0 (dim, not dark) to 255."""
        self._contrast[2] = level
        self._send(self._contrast)

    def power(self, on: bool) -> None:
        """Light the panel or make it dark; picture and memory stay either way."""
        self._on = on
        if not self._stale and on != self._shining:
            self._light(on)

    def _light(self, on: bool) -> None:
        self._switch[1] = _DISPLAY_ON if on else _DISPLAY_OFF
        self._shining = on
        self._send(self._switch)

    def _send_page(self, page: int, first: int, end: int) -> bool:
        """Send the columns `first` to `end - 1` of `page`."""
        _copy(self.picture, self._panel, _data, page * _COLUMNS + first, end - first)
        place = self._place
        column = first + self._left
        place[1] = _PAGE | page
        place[2] = _COLUMN_LOW | column & 15
        place[3] = _COLUMN_HIGH | column >> 4
        self._stale &= ~(1 << page)
        return self._send(place) and self._send(_runs[(end - first) // _GRAIN])

    def _send(self, message) -> bool:
        if self.present:
            try:
                self._i2c.writeto(self._address, message)
            except OSError:
                self.present = False
        return self.present


@micropython.viper
def _changed(picture, panel, start: int) -> int:
    """What to send of the page that begins at `start`: its first column << 8 | its end; 0: none."""
    new = ptr8(picture)
    old = ptr8(panel)
    first = 0
    while first < _COLUMNS and new[start + first] == old[start + first]:
        first += 1
    if first == _COLUMNS:
        return 0
    last = _COLUMNS - 1
    while new[start + last] == old[start + last]:
        last -= 1
    return (first & ~(_GRAIN - 1)) << 8 | (last | (_GRAIN - 1)) + 1


@micropython.viper
def _copy(picture, panel, data, start: int, count: int):
    """Copy so many columns from `start` on to what the panel will hold, and behind `data[0]`."""
    new = ptr8(picture)
    old = ptr8(panel)
    message = ptr8(data)
    for i in range(count):
        byte = new[start + i]
        old[start + i] = byte
        message[i + 1] = byte

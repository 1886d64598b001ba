"""OLED display, 128 x 64, on I2C: a framebuf that is sent to the display page by page.

A page is eight rows of pixels. The driver keeps a copy of what the display shows and sends only the
changed columns of changed pages, which takes little time and doesn't flicker. What is sent begins
and ends at a multiple of sixteen columns: each length of a message needs a view of its own.

The controllers SSD1306, SSD1309 and SH1106 differ in how they make their high voltage and in the
columns of their memory. All of them have page addressing, the only mode used here.

Sources: SSD1306 data sheet rev 1.1, sections 8.1.5 (I2C), 9 and 10 (commands); SSD1309 rev 1.1,
section 9; SH1106 V2.3, commands 1 to 24.
"""

import framebuf
import micropython
from micropython import const

_PAGES = const(8)
_ALL_PAGES = const(0xFF)
_COLUMNS = const(128)
_GRAIN = const(16)  # columns; what is sent is a multiple of them

# The first byte of a transfer: what follows.
_COMMANDS = const(0x00)
_DATA = const(0x40)

_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)
_PAGE = const(0xB0)
_SET_CONTRAST = const(0x81)
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)

_SET_UP = (
    b"\x00"  # commands follow
    b"\xd5\x80"  # clock: the data sheet's default
    b"\xa8\x3f"  # 64 rows
    b"\xd3\x00"  # no vertical offset
    b"\x40"  # memory row 0 on top
    b"\xa1\xc8"  # columns and rows mirrored, as the modules are mounted
    b"\xda\x12"  # row pins alternate
    b"\xa4"  # show the memory
    b"\xa6"  # not inverted
)

# By controller: commands that only it needs, the memory column of the leftmost pixel, and the
# greatest contrast. That keeps the current in `wiring` with every pixel lit.
_CONTROLLERS = {
    # Page addressing; charge pump on, with its precharge and deselect level.
    "SSD1306": (b"\x20\x02\x8d\x14\xd9\xf1\xdb\x30", 0, 255),
    "SSD1309": (b"\x20\x02", 0, 80),  # page addressing; the module makes the high voltage
    "SH1106": (b"\xad\x8b", 2, 255),  # converter on; 132 columns of memory
}

# A buffer for the columns of a page, shared by the displays, and a view of it for every length, so
# that sending allocates nothing.
_data = bytearray(1 + _COLUMNS)
_data[0] = _DATA
_runs = [memoryview(_data)[: 1 + n] for n in range(0, _COLUMNS + 1, _GRAIN)]


class OLED(framebuf.FrameBuffer):
    """The display at `address` on `i2c`, and the picture meant for it.

    controller: "SSD1306", "SSD1309" or "SH1106". No method raises an exception when the display
    is missing or is unplugged.

    picture    the framebuf's 1024 bytes
    present    whether the display has answered the last message
    """

    WIDTH = 128
    HEIGHT = 64

    def __init__(self, i2c, address: int = 0x3C, controller: str = "SSD1306"):
        size = self.WIDTH * _PAGES
        own, self._left, self._most = _CONTROLLERS[controller]
        self._i2c = i2c
        self._address = address
        self.picture = bytearray(size)
        self._shown = bytearray(size)  # the display's memory, apart from stale pages
        super().__init__(self.picture, self.WIDTH, self.HEIGHT, framebuf.MONO_VLSB)

        self._place = bytearray((_COMMANDS, _PAGE, _COLUMN_LOW, _COLUMN_HIGH))
        # Ends with the contrast and whether the display is on.
        self._set_up = bytearray(_SET_UP + own + bytes((_SET_CONTRAST, self._most, _DISPLAY_OFF)))

        self._next = 0
        self._fresh = 0  # the page to send again next
        self._due = False  # whether that is due
        self._on = True
        self.connect()

    def connect(self) -> bool:
        """Set the display up, at power-on or after it was unplugged; return whether it answers."""
        self._stale = _ALL_PAGES  # its memory is random
        self.present = True
        return self._light(False)

    def probe(self) -> None:
        """Find out whether the display was unplugged or is plugged in again.

        Sends its set-up and one page again: it may have lost its power in between.
        """
        if self.present:
            self._due = True
            self._send(self._set_up)
        else:
            self.connect()

    def flush(self, pages: int) -> bool:
        """Send at most `pages` changed pages; return whether the display shows the whole picture.

        The search goes on where the last flush stopped, so every page gets its turn. A page that is
        only sent again comes last: a press mustn't wait for it. Also True when there is no display.
        """
        if not self.present:
            return True
        for _ in range(_PAGES if self._stale or self.picture != self._shown else 0):
            page = self._next
            if self._stale & (1 << page):
                run = _COLUMNS
            else:
                run = _changed(self.picture, self._shown, page * _COLUMNS)
            if run:
                if pages == 0:
                    return False
                pages -= 1
                if not self._send_page(page, run >> 8, run & 0xFF):
                    return True
            self._next = (page + 1) & (_PAGES - 1)
        if self._due and pages:
            self._due = False
            self._send_page(self._fresh, 0, _COLUMNS)
            self._fresh = (self._fresh + 1) & (_PAGES - 1)
        if self._on != self._lit:  # not earlier: the memory was random
            self._light(self._on)
        return True

    def start_with(self, page: int) -> None:
        """Let the next flush look at this page first."""
        self._next = page

    def contrast(self, level: int) -> None:
        """Set the brightness, 0 (dim, not dark) to 255, the greatest that its current allows."""
        self._set_up[-2] = level * self._most // 255
        self._send(self._set_up)

    def power(self, on: bool) -> None:
        """Turn the display on or off; the picture and the display's memory stay."""
        self._on = on
        if not self._stale and on != self._lit:
            self._light(on)

    def _light(self, on: bool) -> bool:
        self._set_up[-1] = _DISPLAY_ON if on else _DISPLAY_OFF
        self._lit = on
        return self._send(self._set_up)

    def _send_page(self, page: int, first: int, end: int) -> bool:
        """Send the columns `first` to `end - 1` of `page`."""
        _copy(self.picture, self._shown, _data, page * _COLUMNS + first, end - first)
        place = self._place
        column = first + self._left
        place[1] = _PAGE | page
        place[2] = _COLUMN_LOW | column & 15
        place[3] = _COLUMN_HIGH | column >> 4
        self._stale &= ~(1 << page)
        return self._send(place) and self._send(_runs[(end - first) // _GRAIN])

    def _send(self, message) -> bool:
        """Send a message; return whether the display is present."""
        if self.present:
            try:
                self._i2c.writeto(self._address, message)
            except OSError:
                self.present = False
        return self.present


@micropython.viper
def _changed(picture, display, start: int) -> int:
    """Return what to send of the page at `start`: first column << 8 | end; 0 for nothing."""
    new = ptr8(picture)
    old = ptr8(display)
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
def _copy(picture, display, data, start: int, count: int):
    """Copy `count` columns from `start` on to the copy of the display, and to data[1:]."""
    new = ptr8(picture)
    old = ptr8(display)
    message = ptr8(data)
    for i in range(count):
        byte = new[start + i]
        old[start + i] = byte
        message[i + 1] = byte

"""Stand-in for MicroPython's `framebuf`, MONO_VLSB only, with exactly the same pixels.

Only what the firmware uses is here. A page of MONO_VLSB is a row of bytes, each a column of eight
pixels. Rectangles treat a stretch of a page as one big integer, whose bytes are lanes that are
masked all at once, which makes it fast enough on CPython.
"""

MONO_VLSB = 0


class FrameBuffer:
    """`width` x `height` pixels in `buffer`, whose pages have a byte for each column."""

    def __init__(self, buffer, width, height, format):
        assert format == MONO_VLSB
        self._buffer = buffer
        self._width = width
        self._height = height

    def __getitem__(self, at):
        """A byte of the buffer, as viper code reads it by a ptr8."""
        return self._buffer[at]

    def __setitem__(self, at, byte):
        self._buffer[at] = byte

    def fill(self, c):
        self.fill_rect(0, 0, self._width, self._height, c)

    def pixel(self, x, y, c):
        if 0 <= x < self._width and 0 <= y < self._height:
            at = (y >> 3) * self._width + x
            if c:
                self._buffer[at] |= 1 << (y & 7)
            else:
                self._buffer[at] &= ~(1 << (y & 7))

    def hline(self, x, y, w, c):
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def fill_rect(self, x, y, w, h, c):
        right = min(self._width, x + w)
        bottom = min(self._height, y + h)
        x = max(x, 0)
        y = max(y, 0)
        if x >= right or y >= bottom or w < 1 or h < 1:
            return
        n = right - x
        lanes = _lanes(n)
        buffer = self._buffer
        for page in range(y >> 3, (bottom + 7) >> 3):
            start = page * self._width + x
            rows = _rows(y - page * 8, bottom - page * 8)
            if rows == 255:
                buffer[start : start + n] = (b"\xff" if c else b"\x00") * n
                continue
            mask = lanes * rows
            old = int.from_bytes(buffer[start : start + n], "little")
            new = old | mask if c else old & ~mask
            buffer[start : start + n] = new.to_bytes(n, "little")

    def rect(self, x, y, w, h, c, f=False):
        if f:
            self.fill_rect(x, y, w, h, c)
        else:
            self.fill_rect(x, y, w, 1, c)
            self.fill_rect(x, y + h - 1, w, 1, c)
            self.fill_rect(x, y, 1, h, c)
            self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1, y1, x2, y2, c):
        """Bresenham, the far end drawn last, as MicroPython orders it."""
        dx = abs(x2 - x1)
        dy = abs(y2 - y1)
        sx = 1 if x2 > x1 else -1
        sy = 1 if y2 > y1 else -1
        steep = dy > dx
        x, y = x1, y1
        along, across = (dy, dx) if steep else (dx, dy)
        error = 2 * across - along
        for _ in range(along):
            self.pixel(x, y, c)
            while error >= 0:
                if steep:
                    x += sx
                else:
                    y += sy
                error -= 2 * along
            if steep:
                y += sy
            else:
                x += sx
            error += 2 * across
        self.pixel(x2, y2, c)


_LANES = [((1 << 8 * n) - 1) // 255 for n in range(129)]


def _lanes(n):
    """An integer of `n` bytes, each 1: times a byte, that byte in every lane."""
    return _LANES[n] if n < len(_LANES) else ((1 << 8 * n) - 1) // 255


def _rows(top, bottom):
    """The bits of a byte from row `top` up to, not including, `bottom`; both may be outside."""
    mask = 255 << top & 255 if top > 0 else 255
    return mask & (1 << bottom) - 1 if bottom < 8 else mask

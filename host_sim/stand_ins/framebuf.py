"""Stand-in for MicroPython's `framebuf`, MONO_VLSB only, with exactly the same pixels.

A page of MONO_VLSB is a row of bytes, each a column of eight pixels. Rectangles and blits treat
a stretch of a page as one big integer, whose bytes are lanes that are shifted and masked all at
once, which makes it fast enough on CPython.

`text` is left out, since it needs MicroPython's font. So is a source of `blit` that overlaps
its destination in memory (`scroll` does that properly).
"""

import itertools

MONO_VLSB = 0
MVLSB = MONO_VLSB


class FrameBuffer:
    """`width` x `height` pixels in `buffer`, pages `stride` bytes apart (default: `width`)."""

    def __init__(self, buffer, width, height, format, stride=None):
        if format != MONO_VLSB:
            raise ValueError("invalid format")
        if stride is None:
            stride = width
        if width < 1 or height < 1 or stride < width:
            raise ValueError
        if (height - 1 >> 3) * stride + width > len(buffer):
            raise ValueError
        self._buffer = buffer
        self._width = width
        self._height = height
        self._stride = stride

    def __getitem__(self, at):
        """A byte of the buffer, as viper code reads it by a ptr8."""
        return self._buffer[at]

    def __setitem__(self, at, byte):
        self._buffer[at] = byte

    def fill(self, c):
        self.fill_rect(0, 0, self._width, self._height, c)

    def pixel(self, x, y, c=None):
        if 0 <= x < self._width and 0 <= y < self._height:
            at = (y >> 3) * self._stride + x
            if c is None:
                return self._buffer[at] >> (y & 7) & 1
            if c:
                self._buffer[at] |= 1 << (y & 7)
            else:
                self._buffer[at] &= ~(1 << (y & 7))
        return None

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
            start = page * self._stride + x
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

    def ellipse(self, x, y, xr, yr, c, f=False, m=15):
        """Kennedy's algorithm: two arcs, one steep, one flat, mirrored to the quadrants `m`.

        Bits of `m`: 1 top right, 2 top left, 4 bottom left, 8 bottom right.
        """
        if xr == 0 and yr == 0:
            if m & 15:
                self.pixel(x, y, c)
            return
        draw = self._quadrant_rows if f else self._quadrant_pixels
        for px, py in _arc(xr, yr):
            draw(x, y, px, py, c, m)
        for py, px in _arc(yr, xr):
            draw(x, y, px, py, c, m)

    def _quadrant_rows(self, x, y, px, py, c, m):
        for row, right, left in ((y - py, 1, 2), (y + py, 8, 4)):
            if m & right:
                self.fill_rect(x, row, px + 1, 1, c)
            if m & left:
                self.fill_rect(x - px, row, px + 1, 1, c)

    def _quadrant_pixels(self, x, y, px, py, c, m):
        for row, right, left in ((y - py, 1, 2), (y + py, 8, 4)):
            if m & right:
                self.pixel(x + px, row, c)
            if m & left:
                self.pixel(x - px, row, c)

    def poly(self, x, y, coords, c, f=False):
        """A closed polygon of `coords`, an array of x, y, x, y ... relative to (x, y)."""
        corners = [(coords[i], coords[i + 1]) for i in range(0, len(coords) - 1, 2)]
        if not corners:
            return
        # MicroPython walks the corners backwards, from the first one.
        walk = corners[:1] + corners[::-1]
        edges = list(itertools.pairwise(walk))
        if not f:
            for (x1, y1), (x2, y2) in edges:
                self.line(x + x1, y + y1, x + x2, y + y2, c)
            return
        lowest = min(corner[1] for corner in corners)
        highest = max(corner[1] for corner in corners)
        for row in range(lowest, highest + 1):
            self._poly_row(x, y, edges, row, c)

    def _poly_row(self, x, y, edges, row, c):
        """Fill between each pair of edges that cross `row`, and the corners this leaves out."""
        crossings = []
        for (x1, y1), (x2, y2) in edges:
            if (y1 > row) != (y2 > row):
                rise = _truncated(32 * (x2 - x1) * (row - y1), y2 - y1)
                crossings.append(_truncated(32 * x1 + rise + 16, 32))
            elif row == max(y1, y2):
                if y1 < y2:
                    self.pixel(x + x2, y + y2, c)
                elif y2 < y1:
                    self.pixel(x + x1, y + y1, c)
                else:
                    self.line(x + x1, y + y1, x + x2, y + y2, c)
        crossings.sort()
        for i in range(0, len(crossings), 2):
            left, right = crossings[i : i + 2]
            self.fill_rect(x + left, y + row, right - left + 1, 1, c)

    def blit(self, fbuf, x, y, key=-1, palette=None):
        source = _readable(fbuf)
        zero, one = 0, 1
        if palette is not None:
            palette = _readable(palette)
            zero = palette.pixel(0, 0)
            one = palette.pixel(1, 0)
        left = max(x, 0)
        right = min(self._width, x + source._width)
        top = max(y, 0)
        bottom = min(self._height, y + source._height)
        if left >= right or top >= bottom:
            return
        n = right - left
        lanes = _lanes(n)
        full = lanes * 255
        buffer = self._buffer
        for page in range(top >> 3, (bottom + 7) >> 3):
            ink = source._stretch(page * 8 - y, left - x, n, lanes)
            if zero:
                ink = full if one else ink ^ full
            elif not one:
                ink = 0
            mask = lanes * _rows(top - page * 8, bottom - page * 8)
            if key == 0:
                mask &= ink
            elif key == 1:
                mask &= ~ink
            start = page * self._stride + left
            old = int.from_bytes(buffer[start : start + n], "little")
            new = old & ~mask | ink & mask
            buffer[start : start + n] = new.to_bytes(n, "little")

    def _stretch(self, row, x, n, lanes):
        """Rows `row`..`row + 7` of columns `x`..`x + n - 1`, in lanes; rows outside are 0."""
        page = row >> 3
        shift = row & 7
        ink = 0
        last = self._height - 1 >> 3
        if 0 <= page <= last:
            start = page * self._stride + x
            ink = int.from_bytes(self._buffer[start : start + n], "little")
            ink = ink >> shift & lanes * (255 >> shift)
        if shift and page < last:
            start = (page + 1) * self._stride + x
            below = int.from_bytes(self._buffer[start : start + n], "little")
            ink |= (below & lanes * ((1 << shift) - 1)) << (8 - shift)
        return ink

    def scroll(self, xstep, ystep):
        """Move the picture; what nothing moves over stays as it was."""
        if abs(xstep) < self._width and abs(ystep) < self._height:
            before = bytearray(self._buffer)
            old = FrameBuffer(before, self._width, self._height, MONO_VLSB, self._stride)
            self.blit(old, xstep, ystep)

    def text(self, s, x, y, c=1):
        raise NotImplementedError("framebuf.text() needs MicroPython's font; draw own glyphs")


def _readable(source):
    """A FrameBuffer, from one or from the tuple of arguments that makes one."""
    return source if isinstance(source, FrameBuffer) else FrameBuffer(*source)


_LANES = [((1 << 8 * n) - 1) // 255 for n in range(129)]


def _lanes(n):
    """An integer of `n` bytes, each 1: times a byte, that byte in every lane."""
    return _LANES[n] if n < len(_LANES) else ((1 << 8 * n) - 1) // 255


def _rows(top, bottom):
    """The bits of a byte from row `top` up to, not including, `bottom`; both may be outside."""
    mask = 255 << top & 255 if top > 0 else 255
    return mask & (1 << bottom) - 1 if bottom < 8 else mask


def _truncated(a, b):
    """a / b as C divides: towards zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _arc(main, other):
    """The arc of an ellipse that starts at the end of the radius `main`: (along it, across)."""
    twice_main = 2 * main * main
    twice_other = 2 * other * other
    along = main
    across = 0
    along_change = other * other * (1 - 2 * main)
    across_change = main * main
    error = 0
    stop_along = twice_other * main
    stop_across = 0
    while stop_along >= stop_across:
        yield along, across
        across += 1
        stop_across += twice_main
        error += across_change
        across_change += twice_main
        if 2 * error + along_change > 0:
            along -= 1
            stop_along -= twice_other
            error += along_change
            along_change += twice_other

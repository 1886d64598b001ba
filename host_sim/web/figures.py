"""The figures that a page draws over the lamps of the board and the hexagon.

What stands where is what the table says that lights the lamps. A figure is shown only while its
lamp has a shade of its colour, so a bare lamp and its figure never differ. Runs on CPython and
MicroPython.
"""

import framebuf

import games
import wiring
from base import flash_data, loader
from host_sim.web import pointed
from host_sim.web.naming import constant, has_icons, icon_numbers
from ui import LAMPS, icons
from ui.canvas import HEIGHT, ICONS, WIDTH, Glyphs, Packed

MOST = 4  # figures over a lamp

_CHAINS = (wiring.BOARD, wiring.HEXAGON)
_LEAST = 8  # of the strongest channel of a lamp that is lit, 0..255
_ROUNDED = 2  # that dimming takes off a channel, at most
_DIE = 12  # pixels of a side


def drawings() -> dict:
    """Return by game its figures over lamps: {columns, lamps} each, those of the icon, and how many
    lamps are below it."""
    draw_die = loader.load(loader.SCREEN, "tables.shared").draw_die
    found = {}
    for name in games.NAMES:
        glyphs, numbers = ICONS, icons
        if has_icons(name):
            file = "tables/" + games.folder(name) + "/icons.bin"
            glyphs, numbers = Glyphs(Packed(flash_data.checked(file)[0])), icon_numbers(name)
        found[name] = []
        for number in [getattr(numbers, icon) for icon in constant(name, "FIGURES")]:
            drawn = _columns(glyphs.width(number), glyphs.draw, number, 0, 0, 1)
            found[name].append({"columns": drawn, "lamps": 1})
        for _ in tuple(constant(name, "DIE_COLOURS"))[1:]:
            for number in range(1, 7):
                drawn = _columns(_DIE, draw_die, number, 0, 0, _DIE, 1)
                found[name].append({"columns": drawn, "lamps": 2})
    return found


def _columns(width: int, draw, *what) -> list:
    """Return the columns of a drawing, of at most 16 rows; `draw(frame, *what)` draws it."""
    buffer = bytearray(WIDTH * HEIGHT // 8)
    draw(framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB), *what)
    return [buffer[x] | buffer[WIDTH + x] << 8 for x in range(width)]


class Figures:
    """The figures over the lamps as they were painted last."""

    def __init__(self):
        # For each chain the LEDs in the order of their places.
        self._chains = [[led for row in rows for led in row] for rows in _CHAINS]
        self._seen = None  # the picture of the lamps at the last call
        self._last = bytes(MOST * sum(map(len, self._chains)))  # what `shown` returned
        self._there: list = []  # what stands on the lamps, as `pointed.figures` yields it
        self._tints = []
        self._known = {}  # what `_is_shade` returned

    def shown(self, app) -> bytes:
        """Return for each place of the board, then of the hexagon, MOST numbers of figures.

        Those of a game are in its module of `host_sim.web.icons`; 0 is none.
        """
        if app is None or app.screen is None:
            return bytes(len(self._last))
        chains = [lights for lights in (app.lights, app.hexagon) if lights]
        waits = app.working or app.screen.stale & LAMPS or any(chain.fresh for chain in chains)
        seen = [app.screen, bool(waits)] + [(chain.since, chain.picture()) for chain in chains]
        if seen != self._seen:
            self._seen = seen
            if not waits:
                self._there = list(pointed.figures(app))
                self._tints = pointed.tints(app)
            found = self._found([picture for _, picture in seen[2:]])
            if waits:  # no more than are lit
                found = bytes([a * (a == b) for a, b in zip(found, self._last)])
            self._last = found
        return self._last

    def _found(self, pictures: list) -> bytes:
        """Return which of those that are there have a lamp in their colour."""
        found = bytearray(len(self._last))
        for on_hexagon, place, numbers in self._there:
            if on_hexagon < len(pictures):
                led = 3 * self._chains[on_hexagon][place]
                light = pictures[on_hexagon][led : led + 3]
                if any(self._is_shade(light, self._tints[n - 1]) for n in numbers):
                    at = MOST * (len(self._chains[0]) * on_hexagon + place)
                    found[at : at + len(numbers)] = bytes(numbers)
        return bytes(found)

    def _is_shade(self, light: bytes, tint: int) -> bool:
        """Return whether light is a colour that was dimmed, perhaps twice."""
        key = light, tint
        if key not in self._known:
            colour = tint.to_bytes(3, "big")
            lit, full = max(light), max(colour)
            off = [abs(a * full - b * lit) for a, b in zip(light, colour)]
            self._known[key] = lit >= _LEAST and max(off) <= _ROUNDED * full
        return self._known[key]

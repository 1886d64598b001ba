"""Text pictures and PNG pictures of the table."""

import io

from PIL import Image

import wiring
from host_sim.chips.ssd1306 import SSD1306
from host_sim.chips.ws2812 import Chain
from host_sim.picture import png

STANDARD = (0x20, 0, 0x8D, 0x14, 0xA1, 0xC8, 0xAF)  # horizontal, pump on, upright, lit
WS2812_TIMING = wiring.LED_NS


def panel(pixels=(), commands=STANDARD) -> SSD1306:
    """A panel of which these (x, y) are lit, told so over its bus."""
    chip = SSD1306()
    memory = bytearray(1024)
    for x, y in pixels:
        memory[y // 8 * 128 + x] |= 1 << y % 8
    chip.receive(bytes((0x00, *commands)))
    chip.receive(bytes((0x00, 0x21, 0, 127, 0x22, 0, 7)))
    chip.receive(b"\x40" + memory)
    return chip


def strip(lamps=()) -> Chain:
    """The board's chain, powered, with (row, column, (red, green, blue)) lit."""
    return _chain(wiring.BOARD, lamps)


def hexagon(lamps=()) -> Chain:
    """The same for the panel's."""
    return _chain(wiring.HEXAGON, lamps)


def _chain(rows, lamps) -> Chain:
    count = sum(map(len, rows))
    data = bytearray(3 * count)
    for row, column, (red, green, blue) in lamps:
        at = 3 * rows[row][column]
        data[at : at + 3] = bytes((green, red, blue))
    chain = Chain(count)
    chain.power(1)
    chain.receive(WS2812_TIMING, data)
    return chain


class Table:
    """What a picture of a desk is made from."""

    def __init__(self, on_panel=()):
        self.oleds = (panel([(0, 0)]), panel(commands=(0xAE,)))
        self.strip = strip([(wiring.JESTER_ROW, 16, (255, 0, 0))])
        self.hexagon = hexagon(on_panel)


def opened(image: bytes) -> Image.Image:
    return Image.open(io.BytesIO(image))


def test_a_lit_panel_is_in_the_picture_each_lamp_in_its_colour():
    plain = png(Table())
    purple, teal = (255, 0, 255), (0, 255, 255)
    lit = png(Table([(0, 0, purple), (6, 3, teal)]))
    assert opened(lit).width == opened(plain).width
    assert opened(lit).height > opened(plain).height
    for colour in purple, teal:
        seen = bytes(channel or 34 for channel in colour)
        assert seen in opened(lit).tobytes()
        assert seen not in opened(plain).tobytes()
    shown = opened(lit).tobytes()
    assert shown.index(bytes((255, 34, 255))) < shown.index(bytes((34, 255, 255)))


def test_a_picture_is_a_png():
    assert opened(png(Table())).format == "PNG"

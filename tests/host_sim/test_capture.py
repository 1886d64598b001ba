"""Text pictures and PNG pictures of the table."""

import io

import pytest
from PIL import Image

import wiring
from host_sim.capture import board_lines, desk_lines, hexagon_lines, lamp, panel_lines
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


def test_a_panel_is_32_lines_of_two_pixel_rows():
    lines = list(panel_lines(panel([(0, 0), (2, 1), (4, 0), (4, 1), (127, 63)])))
    assert len(lines) == 32
    assert lines[0] == "│▀ ▄ █" + " " * 123 + "│\n"
    assert lines[31] == "│" + " " * 127 + "▄│\n"


def test_a_lamp_stands_in_its_row_and_column():
    lines = list(board_lines(strip([(wiring.WIZARD_ROW, 3, (0, 0, 255))])))
    column = lines[0].index("d")
    assert lines[1 + wiring.WIZARD_ROW][column : column + 2] == "B9"
    assert "".join(lines[1:5]).count("··") == wiring.LEDS - 1


def test_the_hexagon_is_drawn_as_it_lies():
    corners = [(0, 0), (0, 3), (3, 0), (3, 6), (6, 0), (6, 3)]
    middle = (3, 3)
    red = [(*spot, (255, 0, 0)) for spot in corners]
    lines = list(hexagon_lines(hexagon([*red, (*middle, (0, 0, 255))])))
    assert [line.rstrip() for line in lines] == [
        "        R9  ··  ··  R9",
        "      ··  ··  ··  ··  ··",
        "    ··  ··  ··  ··  ··  ··",
        "  R9  ··  ··  B9  ··  ··  R9",
        "    ··  ··  ··  ··  ··  ··",
        "      ··  ··  ··  ··  ··",
        "        R9  ··  ··  R9",
    ]


@pytest.mark.parametrize(
    ("colour", "text"),
    [
        ((0, 0, 0), "··"),
        ((255, 255, 255), "W9"),
        ((1, 0, 0), "R1"),
        ((255, 0, 10), "R9"),
        ((255, 70, 0), "O9"),
        ((200, 200, 0), "Y8"),
        ((0, 43, 0), "G4"),
        ((0, 20, 20), "C3"),
        ((0, 0, 9), "B2"),
        ((64, 0, 64), "M5"),
        ((10, 8, 9), "W2"),
    ],
)
def test_a_lamp_is_a_hue_and_a_brightness(colour, text):
    assert lamp(*colour) == text


def test_the_desk_shows_both_ends_and_the_board():
    text = "".join(desk_lines(Table()))
    assert text.startswith("end B · off\n\nboard\n")
    assert "R9\n" in text
    assert "end A · contrast 127\n│▀ " in text


def test_the_panel_shows_below_the_board_while_it_is_lit():
    assert "panel" not in "".join(desk_lines(Table()))
    text = "".join(desk_lines(Table([(3, 3, (0, 0, 1))])))
    assert text.index("board") < text.index("\npanel\n") < text.index("B1") < text.index("end A")


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

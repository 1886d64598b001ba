"""Picture of the table as a PNG file, drawn by Pillow. CPython only.

The colours of the LEDs are the strip's values after gamma correction, as the eye sees them.
"""

import io

from PIL import Image, ImageDraw

import wiring

_SCALE = 3  # pixels of the picture for one of an OLED
_GLASS = (128, 64)
_OLED = (_SCALE * _GLASS[0], _SCALE * _GLASS[1])
_MARGIN = 24
_PITCH = 30  # from the middle of one LED to the next
_LED = 22  # width of an LED
_CORNER = 4  # pixels cut off each of its corners
_FAR = _LED - 1
_OCTAGON = (
    (_CORNER, 0),
    (_FAR - _CORNER, 0),
    (_FAR, _CORNER),
    (_FAR, _FAR - _CORNER),
    (_FAR - _CORNER, _FAR),
    (_CORNER, _FAR),
    (0, _FAR - _CORNER),
    (0, _CORNER),
)
_HEX_PITCH = 26  # between rows of the hexagon: all neighbours are then equally far apart

_WIDTH = wiring.COLUMNS * _PITCH + 2 * _MARGIN
_BOARD = (wiring.COLUMNS * _PITCH, wiring.ROWS * _PITCH)
_WIDEST = max(len(row) for row in wiring.HEXAGON)
_HEXAGON = (_WIDEST * _PITCH, (len(wiring.HEXAGON) - 1) * _HEX_PITCH + _PITCH)

_WOOD = (38, 28, 24)
_BOARD_WOOD = (20, 16, 15)
_UNLIT_OLED = (7, 9, 13)
_LIT_OLED = (205, 228, 255)
_UNLIT_LED = 34  # grey of a dark LED's diffuser

_GAMMA = tuple(round(255 * (value / 255) ** (1 / 2.2)) for value in range(256))


def png(desk) -> bytes:
    """Return the table from above: end B's OLED at the top, the board, end A's OLED.

    The hexagon is below the board while any of its LEDs is lit.
    """
    left = (_WIDTH - _OLED[0]) // 2
    board_top = 2 * _MARGIN + _OLED[1]
    hexagon_top = board_top + _BOARD[1] + _MARGIN
    lit = any(desk.hexagon.colours)
    last_top = hexagon_top + (_HEXAGON[1] + _MARGIN if lit else 0)

    picture = Image.new("RGB", (_WIDTH, last_top + _OLED[1] + _MARGIN), _WOOD)
    picture.paste(_oled(desk.oleds[1]), (left, _MARGIN))
    picture.paste(_board(desk.strip.colours), (_MARGIN, board_top))
    if lit:
        hexagon = _hexagon(desk.hexagon.colours)
        picture.paste(hexagon, ((_WIDTH - _HEXAGON[0]) // 2, hexagon_top))
    picture.paste(_oled(desk.oleds[0]), (left, last_top))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _oled(chip) -> Image.Image:
    glow = 0.4 + 0.6 * chip.brightness / 255
    lit = tuple(round(glow * channel) for channel in _LIT_OLED)
    pixels = bytes(255 * chip.lit(x, y) for y in range(_GLASS[1]) for x in range(_GLASS[0]))
    mask = Image.frombytes("L", _GLASS, pixels).resize(_OLED, Image.Resampling.NEAREST)
    return Image.composite(Image.new("RGB", _OLED, lit), Image.new("RGB", _OLED, _UNLIT_OLED), mask)


def _board(colours) -> Image.Image:
    board = Image.new("RGB", _BOARD, _BOARD_WOOD)
    for row, leds in enumerate(wiring.BOARD):
        for column, led in enumerate(leds):
            _draw_led(board, _seen(colours, led), column * _PITCH, row * _PITCH)
    return board


def _hexagon(colours) -> Image.Image:
    hexagon = Image.new("RGB", _HEXAGON, _BOARD_WOOD)
    for row, leds in enumerate(wiring.HEXAGON):
        first = (_HEXAGON[0] - len(leds) * _PITCH) // 2
        for column, led in enumerate(leds):
            _draw_led(hexagon, _seen(colours, led), first + column * _PITCH, row * _HEX_PITCH)
    return hexagon


def _seen(colours, led: int) -> tuple[int, ...]:
    return tuple(max(_UNLIT_LED, _GAMMA[value]) for value in colours[3 * led : 3 * led + 3])


def _draw_led(picture: Image.Image, colour: tuple[int, ...], left: int, top: int) -> None:
    """Draw an octagon in the middle of a square of _PITCH pixels."""
    inset = (_PITCH - _LED) // 2
    points = [(left + inset + x, top + inset + y) for x, y in _OCTAGON]
    ImageDraw.Draw(picture).polygon(points, fill=colour)

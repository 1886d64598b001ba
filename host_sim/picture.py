"""A picture of the table at a moment, as a PNG: for the gallery, for reports, for eyes.

CPython only. The lamps' colours are what the strip received, turned back into what the eye sees.
"""

import struct
import zlib

import wiring

_SCALE = 3  # pixels of the picture for one of an OLED
_OLED = (128 * _SCALE, 64 * _SCALE)
_MARGIN = 24
_LAMP = 30  # from one lamp's middle to the next
_GLASS = 22  # a lamp's own width
_CORNER = 7  # how round it is
_HEX_STEP = 26  # from one row of the hexagon to the next, so that all neighbours are equally far

_WIDTH = wiring.COLUMNS * _LAMP + 2 * _MARGIN
_BOARD = (wiring.COLUMNS * _LAMP, wiring.ROWS * _LAMP)
_HEXAGON = (max(wiring.HEX_ROWS) * _LAMP, (len(wiring.HEX_ROWS) - 1) * _HEX_STEP + _LAMP)

_WOOD = bytes((38, 28, 24))
_BOARD_WOOD = bytes((20, 16, 15))
_UNLIT_OLED = bytes((7, 9, 13))
_LIT_OLED = (205, 228, 255)
_UNLIT_LAMP = 34  # grey of a dark lamp's diffuser

_EYE = tuple(round(255 * (value / 255) ** (1 / 2.2)) for value in range(256))


def png(desk) -> bytes:
    """The table from above as a PNG file: end B's OLED at the top, the board, end A's OLED.

    The hexagon lies below the board while any of its lamps is lit.
    """
    left = (_WIDTH - _OLED[0]) // 2
    board_top = 2 * _MARGIN + _OLED[1]
    hexagon_top = board_top + _BOARD[1] + _MARGIN
    lit = any(desk.panel.colours)
    last_top = hexagon_top + (_HEXAGON[1] + _MARGIN if lit else 0)

    rows = [bytearray(_WOOD * _WIDTH) for _ in range(last_top + _OLED[1] + _MARGIN)]
    _draw_oled(rows, desk.oleds[1], left, _MARGIN)
    _draw_board(rows, desk.strip.colours, _MARGIN, board_top)
    if lit:
        _draw_hexagon(rows, desk.panel.colours, (_WIDTH - _HEXAGON[0]) // 2, hexagon_top)
    _draw_oled(rows, desk.oleds[0], left, last_top)
    return _encode(rows)


def _draw_oled(rows: list, chip, left: int, top: int) -> None:
    glow = 0.4 + 0.6 * chip.contrast / 255
    lit = bytes(round(glow * channel) for channel in _LIT_OLED) * _SCALE
    unlit = _UNLIT_OLED * _SCALE
    for y in range(64):
        row = b"".join(lit if chip.lit(x, y) else unlit for x in range(128))
        for line in range(_SCALE):
            rows[top + y * _SCALE + line][3 * left : 3 * (left + _OLED[0])] = row


def _draw_board(rows: list, colours, left: int, top: int) -> None:
    _draw_ground(rows, left, top, *_BOARD)
    for row in range(wiring.ROWS):
        for column in range(wiring.COLUMNS):
            seen = _seen(colours, wiring.led(row, column))
            _draw_lamp(rows, seen, left + column * _LAMP, top + row * _LAMP)


def _draw_hexagon(rows: list, colours, left: int, top: int) -> None:
    _draw_ground(rows, left, top, *_HEXAGON)
    for row, length in enumerate(wiring.HEX_ROWS):
        first = left + (_HEXAGON[0] - length * _LAMP) // 2
        for column in range(length):
            seen = _seen(colours, wiring.hex_led(row, column))
            _draw_lamp(rows, seen, first + column * _LAMP, top + row * _HEX_STEP)


def _draw_ground(rows: list, left: int, top: int, width: int, height: int) -> None:
    for y in range(top, top + height):
        rows[y][3 * left : 3 * (left + width)] = _BOARD_WOOD * width


def _seen(colours, led: int) -> bytes:
    return bytes(max(_UNLIT_LAMP, _EYE[value]) for value in colours[3 * led : 3 * led + 3])


def _draw_lamp(rows: list, colour: bytes, left: int, top: int) -> None:
    inset = (_LAMP - _GLASS) // 2
    for y in range(_GLASS):
        cut = _rounding(min(y, _GLASS - 1 - y))
        start = 3 * (left + inset + cut)
        rows[top + inset + y][start : start + 3 * (_GLASS - 2 * cut)] = colour * (_GLASS - 2 * cut)


def _rounding(depth: int) -> int:
    """How many pixels a rounded corner takes off a lamp's line `depth` below its edge."""
    if depth >= _CORNER:
        return 0
    return _CORNER - round((_CORNER**2 - (_CORNER - depth - 0.5) ** 2) ** 0.5)


def _encode(rows: list) -> bytes:
    """A PNG of eight-bit RGB rows (PNG specification, second edition)."""
    header = struct.pack(">IIBBBBB", _WIDTH, len(rows), 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    chunks = (b"IHDR", header), (b"IDAT", pixels), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)

"""A picture of the table at a moment, as a PNG: for the gallery, for reports, for eyes.

CPython only. The lamps' colours are what the strip received, turned back into what the eye sees.
"""

import struct
import zlib

import wiring

_SCALE = 3  # pixels of the picture for one of a panel
_PANEL = (128 * _SCALE, 64 * _SCALE)
_MARGIN = 24
_LAMP = 30  # from one lamp's middle to the next
_GLASS = 22  # a lamp's own width
_CORNER = 7  # how round it is

_WIDTH = wiring.COLUMNS * _LAMP + 2 * _MARGIN
_BOARD = (wiring.COLUMNS * _LAMP, wiring.ROWS * _LAMP)
_HEIGHT = 2 * _PANEL[1] + _BOARD[1] + 4 * _MARGIN

_WOOD = bytes((38, 28, 24))
_BOARD_WOOD = bytes((20, 16, 15))
_UNLIT_PANEL = bytes((7, 9, 13))
_LIT_PANEL = (205, 228, 255)
_UNLIT_LAMP = 34  # grey of a dark lamp's diffuser

_SEEN = tuple(round(255 * (value / 255) ** (1 / 2.2)) for value in range(256))


def png(desk) -> bytes:
    """End B's panel at the top, the board, end A's panel at the bottom, as a PNG file."""
    rows = [bytearray(_WOOD * _WIDTH) for _ in range(_HEIGHT)]
    left = (_WIDTH - _PANEL[0]) // 2
    board_top = 2 * _MARGIN + _PANEL[1]
    _draw_panel(rows, desk.oleds[1], left, _MARGIN)
    _draw_board(rows, desk.strip.colours, _MARGIN, board_top)
    _draw_panel(rows, desk.oleds[0], left, board_top + _BOARD[1] + _MARGIN)
    return _encode(rows)


def _draw_panel(rows: list, chip, left: int, top: int) -> None:
    glow = 0.4 + 0.6 * chip.contrast / 255
    lit = bytes(round(glow * channel) for channel in _LIT_PANEL) * _SCALE
    unlit = _UNLIT_PANEL * _SCALE
    for y in range(64):
        row = b"".join(lit if chip.lit(x, y) else unlit for x in range(128))
        for line in range(_SCALE):
            rows[top + y * _SCALE + line][3 * left : 3 * (left + _PANEL[0])] = row


def _draw_board(rows: list, colours, left: int, top: int) -> None:
    for y in range(top, top + _BOARD[1]):
        rows[y][3 * left : 3 * (left + _BOARD[0])] = _BOARD_WOOD * _BOARD[0]
    inset = (_LAMP - _GLASS) // 2
    for row in range(wiring.ROWS):
        for column in range(wiring.COLUMNS):
            at = 3 * wiring.led(row, column)
            seen = bytes(max(_UNLIT_LAMP, _SEEN[value]) for value in colours[at : at + 3])
            _draw_lamp(rows, seen, left + column * _LAMP + inset, top + row * _LAMP + inset)


def _draw_lamp(rows: list, colour: bytes, left: int, top: int) -> None:
    for y in range(_GLASS):
        cut = _rounding(min(y, _GLASS - 1 - y))
        start = 3 * (left + cut)
        rows[top + y][start : start + 3 * (_GLASS - 2 * cut)] = colour * (_GLASS - 2 * cut)


def _rounding(depth: int) -> int:
    """How many pixels a rounded corner takes off a lamp's line `depth` below its edge."""
    if depth >= _CORNER:
        return 0
    return _CORNER - round((_CORNER**2 - (_CORNER - depth - 0.5) ** 2) ** 0.5)


def _encode(rows: list) -> bytes:
    """A PNG of eight-bit RGB rows (PNG specification, second edition)."""
    header = struct.pack(">IIBBBBB", _WIDTH, _HEIGHT, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    chunks = (b"IHDR", header), (b"IDAT", pixels), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)

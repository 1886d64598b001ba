"""Text pictures of the table: the golden screens.

Both OLEDs are drawn with half blocks, two pixel rows a line. An LED is a letter for its hue and
a digit for its brightness, from 1 (faint) to 9 (full); `··` is dark. Runs on CPython and
MicroPython: in whole numbers, so that both draw the same; a line at a time, for small heaps.
"""

import wiring

_BLOCKS = (" ", "▀", "▄", "█")
_COLUMNS = "abcdefghijklmnopq"

# (end, letter): a hue ends at this angle of the colour wheel, in degrees.
_HUES = (
    (20, "R"),
    (45, "O"),
    (70, "Y"),
    (160, "G"),
    (200, "C"),
    (260, "B"),
    (335, "M"),
    (360, "R"),
)
_LEGEND = "R red  O orange  Y yellow  G green  C cyan  B blue  M magenta  W white"


def desk_lines(desk):
    """Yield the lines of a whole picture: end B's OLED, the board, the hexagon, end A's OLED.

    The hexagon is left out while all of its LEDs are dark.
    """
    yield f"end B {_condition(desk.oleds[1])}\n"
    yield from panel_lines(desk.oleds[1])
    yield "\nboard\n"
    yield from board_lines(desk.strip)
    if any(desk.hexagon.colours):
        yield "\npanel\n"
        yield from hexagon_lines(desk.hexagon)
    yield f"\nend A {_condition(desk.oleds[0])}\n"
    yield from panel_lines(desk.oleds[0])


def panel_lines(chip):
    """Yield the 32 lines of an OLED, in half blocks between bars; none if it is switched off."""
    if not chip.on:
        return
    glass = chip.picture()
    for row in range(0, 64, 2):
        start = row // 8 * 128
        shift = row % 8
        blocks = [_BLOCKS[glass[start + x] >> shift & 3] for x in range(128)]
        yield "│" + "".join(blocks) + "│\n"


def board_lines(strip):
    """Yield the board: a line of column letters, four rows of LEDs, the legend."""
    colours = strip.colours
    yield "  " + "  ".join(_COLUMNS) + "\n"
    for row in wiring.BOARD:
        lamps = [_lamp_at(colours, led) for led in row]
        yield "  " + " ".join(lamps) + "\n"
    yield f"  ({_LEGEND})\n"


def hexagon_lines(hexagon):
    """Yield the seven rows of the hexagon."""
    widest = max([len(row) for row in wiring.HEXAGON])
    for row in wiring.HEXAGON:
        lamps = [_lamp_at(hexagon.colours, led) for led in row]
        yield "  " * (1 + widest - len(row)) + "  ".join(lamps) + "\n"


def _lamp_at(colours, led: int) -> str:
    at = 3 * led
    return lamp(colours[at], colours[at + 1], colours[at + 2])


def lamp(red: int, green: int, blue: int) -> str:
    """Return the letter and digit of a colour as the strip receives it, each channel 0..255."""
    red, green, blue = _SEEN[red], _SEEN[green], _SEEN[blue]
    strongest = max(red, green, blue)
    if strongest == 0:
        return "··"
    return _hue(red, green, blue) + str((9 * strongest + 254) // 255)


def _hue(red: int, green: int, blue: int) -> str:
    strongest = max(red, green, blue)
    spread = strongest - min(red, green, blue)
    if 3 * spread <= strongest:
        return "W"
    if strongest == red:
        angle = 60 * (green - blue) // spread % 360
    elif strongest == green:
        angle = 120 + 60 * (blue - red) // spread
    else:
        angle = 240 + 60 * (red - green) // spread
    for end, letter in _HUES:
        if angle < end:
            return letter
    return "R"


def _roots() -> bytes:
    """Return the perceived brightness of each channel value, about its square root, 0..255."""
    table = bytearray(256)
    root = 0
    for value in range(256):
        while (root + 1) * (root + 1) <= 255 * value:
            root += 1
        table[value] = root
    return bytes(table)


_SEEN = _roots()


def _condition(chip) -> str:
    return f"· contrast {chip.brightness}" if chip.on else "· off"

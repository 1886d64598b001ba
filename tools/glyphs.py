"""Packs the glyph drawings of tools/glyphs/*.txt into the firmware.

    small.txt, large.txt    firmware/ui/fonts/, a file each
    icons.txt               firmware/ui/icons.py, what every game may use
    <game folder>.txt       firmware/table/<game folder>/icons.py, loaded with that game only

    python3 tools/glyphs.py           write what differs from its drawing
    python3 tools/glyphs.py --check   say what differs from its drawing (exit status 1)

A drawing is a text file of bands. A band is a line of glyph names and below it the rows of their
drawings, left to right in the same order, `#` for ink and `.` for none; blank lines part the bands
and lines that begin with `//` are remarks. In a font a name is the character itself, or one of
NAMED; among the icons it is the name of the constant that the firmware knows the icon by.

Packed, all glyphs of a drawing stand side by side in one long strip of MONO_VLSB columns, and
STARTS tells at which column each glyph begins; CODES are the characters of a font. Numbers have 16
bits, low byte first.
"""

import binascii
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "tools" / "glyphs"
UI = ROOT / "firmware" / "ui"
TABLE = ROOT / "firmware" / "table"

FONTS = ("small", "large")
NAMED = {"space": " ", "nbsp": "\u00a0", "missing": "\ufffd"}
REMARK = "//"
PAGE = 8  # rows in a byte of a MONO_VLSB column

HEAD = """\
\"""{title} Drawn in tools/glyphs/{name}.txt and packed by tools/glyphs.py.\"""
"""


class BadDrawing(ValueError):
    """A drawing that cannot be packed; the message names the file, the line and what is wrong."""


def read(path: Path) -> dict[str, list[str]]:
    """The glyphs of one drawing: name -> its rows of `#` and `.`, in the order drawn."""
    glyphs: dict[str, list[str]] = {}
    names: list[str] = []
    rows: list[list[str]] = []

    def finish(line: int) -> None:
        for i, name in enumerate(names):
            drawing = [row[i] for row in rows]
            if name in glyphs:
                raise BadDrawing(f"{path.name}:{line}: “{name}” is drawn twice")
            if len(set(map(len, drawing))) != 1:
                raise BadDrawing(f"{path.name}:{line}: rows of “{name}” differ in length")
            glyphs[name] = drawing
        names.clear()
        rows.clear()

    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith(REMARK):
            continue
        words = line.split()
        if not words:
            finish(number)
        elif not names:
            names.extend(words)
        elif len(words) != len(names) or set("".join(words)) - set("#."):
            raise BadDrawing(
                f"{path.name}:{number}: want {len(names)} rows of # and ., one a glyph"
            )
        else:
            rows.append(words)
    finish(len(lines))
    return glyphs


def strip(drawings: list[list[str]]) -> tuple[bytes, bytes]:
    """Packs drawings side by side: (start columns as 16-bit little endian, MONO_VLSB bytes).

    The starts have one entry more than there are glyphs: the width of the whole strip.
    """
    starts = [0]
    for rows in drawings:
        starts.append(starts[-1] + len(rows[0]))
    pages = -(-max(map(len, drawings)) // PAGE)
    packed = bytearray(pages * starts[-1])
    for start, rows in zip(starts, drawings, strict=False):
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                if cell == "#":
                    packed[y // PAGE * starts[-1] + start + x] |= 1 << y % PAGE
    return b"".join(n.to_bytes(2, "little") for n in starts), bytes(packed)


def literal(data: bytes, width: int = 88) -> str:
    """`data` as Python bytes literals, one a line, none wider than `width` characters."""
    lines: list[str] = []
    line = ""
    for byte in data:
        char = chr(byte)
        text = char if 32 <= byte < 127 and char not in "\"'\\" else f"\\x{byte:02x}"
        if len(line) + len(text) > width:
            lines.append(line)
            line = ""
        line += text
    lines.append(line)
    return "\n".join(f'    b"{line}"' for line in lines)


def font_file(name: str) -> bytes:
    """The file of a font, its characters ascending, as firmware/ui/fonts has it; and its CRC-32."""
    glyphs = {NAMED.get(key, key): rows for key, rows in read(DRAWINGS / f"{name}.txt").items()}
    chars = sorted(glyphs)
    drawings = [glyphs[char] for char in chars]
    codes = b"".join(ord(char).to_bytes(2, "little") for char in chars)
    starts, packed = strip(drawings)
    file = bytes([max(map(len, drawings)), len(chars)]) + codes + starts + packed
    return file + binascii.crc32(file).to_bytes(4, "little")


def icon_module(name: str, title: str) -> str:
    """The source of a module of icons: a numbered constant for each, HEIGHT, STARTS, STRIP."""
    glyphs = read(DRAWINGS / f"{name}.txt")
    constants = "".join(f"{key} = {i}\n" for i, key in enumerate(glyphs))
    starts, packed = strip([*glyphs.values()])
    return (
        HEAD.format(title=title, name=name)
        + f"\n{constants}\n"
        + f"HEIGHT = {max(map(len, glyphs.values()))}\n"
        + f"STARTS = (\n{literal(starts)}\n)\n"
        + f"STRIP = (\n{literal(packed)}\n)\n"
    )


def games() -> list[str]:
    """The folders of the games that have drawings of their own."""
    return sorted(path.stem for path in DRAWINGS.glob("*.txt") if (TABLE / path.stem).is_dir())


def files() -> dict[Path, bytes]:
    """Everything that is packed: where it lies and what is in it."""
    modules = {UI / "icons.py": icon_module("icons", "The icons.")}
    for game in games():
        modules[TABLE / game / "icons.py"] = icon_module(game, "The game's icons.")
    fonts = {UI / "fonts" / f"{name}.bin": font_file(name) for name in FONTS}
    return fonts | {path: text.encode() for path, text in modules.items()}


def is_stale(path: Path, data: bytes) -> bool:
    """Whether a file is missing or differs; in a module git may have put other line ends."""
    if not path.exists():
        return True
    found = path.read_bytes()
    return (found.replace(b"\r\n", b"\n") if path.suffix == ".py" else found) != data


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python3 tools/glyphs.py [--check]", file=sys.stderr)
        return 2
    try:
        wanted = files()
    except BadDrawing as error:
        print(error, file=sys.stderr)
        return 2
    stale = [path for path, data in wanted.items() if is_stale(path, data)]
    for path in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} differs from its drawing: run tools/glyphs.py")
        else:
            path.write_bytes(wanted[path])
            print(f"packed {path.relative_to(ROOT)}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

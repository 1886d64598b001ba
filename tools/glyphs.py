"""Packer of glyph drawings: tools/glyphs/*.txt into fonts and icons of the firmware.

    small.txt, large.txt    firmware/ui/fonts/, a file each
    icons.txt               firmware/ui/icons.py, the numbers of the icons for all games; the icons
                            are in firmware/ui/fonts/small.bin, behind the font
    <game folder>.txt       firmware/tables/<game folder>/, icons.py with the numbers of the game's
                            icons, icons.bin with the icons

    python3 tools/glyphs.py           write the files that differ from their drawings
    python3 tools/glyphs.py --check   list them (exit status 1 if there are any)

A drawing is a text file of bands, separated by blank lines. A band is a line of glyph names and
below it the rows of their drawings, left to right in the same order, `#` for ink and `.` for none.
Lines that begin with `//` are comments. In a font, a name is the character itself or one of NAMED;
for icons it is the name of the constant in the firmware.

Packed, the glyphs of a drawing are side by side in one strip of MONO_VLSB columns. STARTS has the
first column of each glyph, CODES the characters of a font or CODE + the numbers of icons. Numbers
have 16 bits, low byte first.
"""

import binascii
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "tools" / "glyphs"
UI = ROOT / "firmware" / "ui"
TABLES = ROOT / "firmware" / "tables"

FONTS = ("small", "large")
ICONS = "icons"  # those for all games, in the file of the first font
CODE = 0xE000  # of the first icon: the first of Unicode's characters for private use
NAMED = {"space": " ", "nbsp": "\u00a0", "missing": "\ufffd"}
REMARK = "//"
PAGE = 8  # rows in a byte of a MONO_VLSB column

HEAD = """\
\"""Numbers of icons. Drawn in tools/glyphs/{name}.txt and packed by tools/glyphs.py.\"""
"""


class BadDrawing(ValueError):
    """A drawing can't be packed; the message names the file, the line and what is wrong."""


def read(path: Path) -> dict[str, list[str]]:
    """Return the glyphs of a drawing, in order: the rows of `#` and `.` by name."""
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
                f"{path.name}:{number}: expected {len(names)} rows of # and ., one for each glyph"
            )
        else:
            rows.append(words)
    finish(len(lines))
    return glyphs


def strip(drawings: list[list[str]]) -> tuple[bytes, bytes]:
    """Pack drawings side by side; return (16-bit start columns, MONO_VLSB bytes).

    The starts have an extra last entry, the width of the strip.
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


def font_file(name: str) -> bytes:
    """Return a file of firmware/ui/fonts: a font, in the first file icons behind it, a CRC-32."""
    glyphs = {NAMED.get(key, key): rows for key, rows in read(DRAWINGS / f"{name}.txt").items()}
    file = with_codes({ord(char): rows for char, rows in glyphs.items()})
    if name == FONTS[0]:
        file += icons(ICONS)
    return with_check(file)


def icon_file(name: str) -> bytes:
    """Return the file of the icons of a game."""
    return with_check(icons(name))


def icons(name: str) -> bytes:
    """Return the icons of a drawing as they are in a file."""
    return with_codes(dict(enumerate(read(DRAWINGS / f"{name}.txt").values(), CODE)))


def with_check(file: bytes) -> bytes:
    """Return the content of a file with its CRC-32."""
    return file + binascii.crc32(file).to_bytes(4, "little")


def with_codes(glyphs: dict[int, list[str]]) -> bytes:
    """Return glyphs as they are in a file, in the order of their codes."""
    codes = sorted(glyphs)
    drawings = [glyphs[code] for code in codes]
    starts, packed = strip(drawings)
    head = bytes([max(map(len, drawings)), len(codes)])
    return head + b"".join(code.to_bytes(2, "little") for code in codes) + starts + packed


def numbers(name: str) -> str:
    """Return the source of a module with the numbers of icons."""
    constants = "".join(f"{key} = {i}\n" for i, key in enumerate(read(DRAWINGS / f"{name}.txt")))
    return HEAD.format(name=name) + f"\n{constants}"


def games() -> list[str]:
    """Return the folders of the games that have their own drawings."""
    return sorted(path.stem for path in DRAWINGS.glob("*.txt") if (TABLES / path.stem).is_dir())


def files() -> dict[Path, bytes]:
    """Return all packed files: their contents by path."""
    modules = {UI / "icons.py": numbers(ICONS)}
    packed = {UI / "fonts" / f"{name}.bin": font_file(name) for name in FONTS}
    for game in games():
        modules[TABLES / game / "icons.py"] = numbers(game)
        packed[TABLES / game / "icons.bin"] = icon_file(game)
    return packed | {path: text.encode() for path, text in modules.items()}


def is_stale(path: Path, data: bytes) -> bool:
    """Return whether a file is missing or differs; git may have changed line ends of a module."""
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

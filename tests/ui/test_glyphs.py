"""The drawings of the glyphs, and that what the firmware carries is what was drawn."""

import importlib
import itertools
import string

import pytest

from base import flash_data
from tools import glyphs
from ui import icons
from ui.canvas import Packed, drawn_icons, large, small

FONTS = {"small": small, "large": large}
ICONS = {"icons": drawn_icons}
NUMBERS = {"icons": icons}
for game in glyphs.games():
    ICONS[game] = Packed(flash_data.checked(f"tables/{game}/icons.bin")[0])
    NUMBERS[game] = importlib.import_module(f"tables.{game}.icons")

FRENCH = "àâäæçèéêëîïôöùûüœÿÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸ"
OTHERS = "ßáìíñòóúÁÌÍÑÒÓÚ¡¿„“"  # of German, Italian and Spanish
TYPOGRAPHY = "«»’–…·×\u00a0"
SIGNS = "←→↑↓▲▼✓‹›"


def font_drawings(name):
    """Character -> its rows, as drawn."""
    drawings = glyphs.read(glyphs.DRAWINGS / f"{name}.txt")
    return {glyphs.NAMED.get(key, key): rows for key, rows in drawings.items()}


def chars(font):
    """The characters of a packed font, in its order."""
    return list(bytes(FONTS[font].CODES).decode("utf-16-le"))


def unpacked(packed):
    """The rows of every glyph of a strip, read back bit by bit."""
    starts = [a | b << 8 for a, b in zip(packed.STARTS[::2], packed.STARTS[1::2], strict=True)]
    columns = starts[-1]
    for start, end in itertools.pairwise(starts):
        yield [
            "".join(
                ".#"[packed.STRIP[y // 8 * columns + x] >> y % 8 & 1] for x in range(start, end)
            )
            for y in range(packed.HEIGHT)
        ]


def test_every_drawing_is_packed():
    drawings = {path.stem for path in glyphs.DRAWINGS.glob("*.txt")}
    assert drawings == {*FONTS, *ICONS}, "a game's drawing is called like its folder"


@pytest.mark.parametrize("path", glyphs.files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_packed_is_up_to_date(path):
    assert not glyphs.is_stale(path, glyphs.files()[path]), "run tools/glyphs.py"


@pytest.mark.parametrize("name", FONTS)
def test_a_font_is_packed_as_drawn(name):
    packed = dict(zip(chars(name), unpacked(FONTS[name]), strict=True))
    assert packed == font_drawings(name)


@pytest.mark.parametrize("drawing", ICONS)
def test_icons_are_packed_as_drawn(drawing):
    packed = list(unpacked(ICONS[drawing]))
    for name, rows in glyphs.read(glyphs.DRAWINGS / f"{drawing}.txt").items():
        blank = ["." * len(rows[0])] * (ICONS[drawing].HEIGHT - len(rows))
        assert packed[getattr(NUMBERS[drawing], name)] == rows + blank, name


@pytest.mark.parametrize("drawing", [*FONTS, *ICONS])
def test_a_strip_has_the_two_pages_that_glyphs_are_drawn_from(drawing):
    assert 8 < {**FONTS, **ICONS}[drawing].HEIGHT <= 16


@pytest.mark.parametrize("name", FONTS)
def test_the_last_character_is_the_box_for_all_that_have_no_drawing(name):
    assert chars(name)[-1] == glyphs.NAMED["missing"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("small", set(map(chr, range(32, 127))) | set(FRENCH + OTHERS + TYPOGRAPHY + SIGNS)),
        (
            "large",
            set(string.ascii_letters + string.digits + "!?.,:;'()+-/&%" + FRENCH + OTHERS),
        ),
    ],
)
def test_a_font_has_what_texts_need(name, wanted):
    assert wanted - set(chars(name)) == set()


@pytest.mark.parametrize("name", [*FONTS, *ICONS])
def test_no_two_drawings_are_the_same(name):
    seen = {}
    for glyph, rows in glyphs.read(glyphs.DRAWINGS / f"{name}.txt").items():
        other = seen.setdefault(tuple(rows), glyph)
        assert other == glyph, f"{glyph} looks like {other}"


@pytest.mark.parametrize("name", FONTS)
def test_every_glyph_but_the_spaces_touches_both_its_sides(name):
    """Else letters would stand unevenly, and measured widths would not be widths of ink."""
    for char, rows in font_drawings(name).items():
        if not char.isspace():
            columns = ["".join(column) for column in zip(*rows, strict=True)]
            assert "#" in columns[0], f"{char} begins with an empty column"
            assert "#" in columns[-1], f"{char} ends with an empty column"


def test_large_heads_follow_in_the_order_of_the_small_icons():
    names = ("KING", "GUARD", "WIZARD", "JESTER")
    small_codes = [getattr(icons, name) for name in names]
    heads = [getattr(icons, name + "_HEAD") for name in names]
    assert [code + icons.KING_HEAD - icons.KING for code in small_codes] == heads


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("A B\n.# ##\n.#\n", "bad.txt:3: expected 2 rows of # and ., one for each glyph"),
        ("A\n.o\n", "bad.txt:2: expected 1 rows of # and ., one for each glyph"),
        ("A\n.#\n.##\n", "bad.txt:3: rows of “A” differ in length"),
        ("A\n.#\n\nA\n##\n", "bad.txt:5: “A” is drawn twice"),
    ],
)
def test_a_bad_drawing_is_refused_with_its_place(tmp_path, drawing, complaint):
    path = tmp_path / "bad.txt"
    path.write_text(drawing, encoding="utf-8")
    with pytest.raises(glyphs.BadDrawing) as refused:
        glyphs.read(path)
    assert str(refused.value) == complaint

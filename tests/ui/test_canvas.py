"""Text and icons on a panel, pixel by pixel."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.work import lines
from tools import glyphs
from ui import icons
from ui.canvas import HEIGHT, LARGE, LINE, SMALL, SOLID, WIDTH, fill, line_count, small

CHARS = bytes(small.CODES).decode("utf-16-le").replace("\ufffd", "")
WORDS = st.text(st.sampled_from(CHARS + " " * 20), max_size=60)


@pytest.fixture(scope="module")
def drawn():
    return glyphs.read(glyphs.DRAWINGS / "small.txt")


def inverse(rows):
    return [row.translate(str.maketrans("#.", ".#")) for row in rows]


def test_text_is_glyphs_one_column_apart(panel, drawn):
    after = panel.text("Éàj", 10, 20)
    expected = [".".join(rows) for rows in zip(drawn["É"], drawn["à"], drawn["j"], strict=True)]
    assert panel.rows(10, 20, len(expected[0]), SMALL.height) == expected
    assert after == 10 + len(expected[0]) + 1


def test_nothing_else_is_touched_even_after_taller_glyphs(panel, new_panel):
    panel.title("gÀQ", 0, 0)
    panel.icon(icons.KING_HEAD, 60, 0)
    panel.clear()
    panel.text("ace", 30, 30)
    fresh = new_panel()
    fresh.text("ace", 30, 30)
    assert panel.memory == fresh.memory
    assert panel.ink() == (30, 33, 30 + panel.width("ace"), 38)


@pytest.mark.parametrize("way", ["text", "title"])
def test_dark_ink_on_light_is_the_inverse(panel, new_panel, way):
    dark = new_panel()
    dark.frame.fill(1)
    getattr(dark, way)("Où ? gît", 3, 5, 0)
    getattr(panel, way)("Où ? gît", 3, 5)
    assert dark.rows() == inverse(panel.rows())


def test_a_dark_icon_on_light_is_the_inverse(panel, new_panel):
    dark = new_panel()
    dark.frame.fill(1)
    dark.icon(icons.CASTLE, 3, 5, 0)
    panel.icon(icons.CASTLE, 3, 5)
    assert dark.rows() == inverse(panel.rows())


@pytest.mark.parametrize("way", ["text", "title"])
@pytest.mark.parametrize("place", [(-3, -4), (WIDTH - 4, HEIGHT - 5), (-500, 0), (0, 200)])
def test_what_is_beyond_the_edges_is_cut(panel, new_panel, way, place):
    """The panel shows the part of the picture that lies on it, and no trace of the rest."""
    getattr(panel, way)("Roi", *place)
    middle = new_panel()
    getattr(middle, way)("Roi", 40, 30)
    dx, dy = place[0] - 40, place[1] - 30
    shifted = {(x + dx, y + dy) for x in range(WIDTH) for y in range(HEIGHT) if middle.lit(x, y)}
    assert {(x, y) for x in range(WIDTH) for y in range(HEIGHT) if panel.lit(x, y)} == {
        (x, y) for x, y in shifted if 0 <= x < WIDTH and 0 <= y < HEIGHT
    }


@pytest.mark.parametrize("x", [-20, -3, 10, WIDTH - 3])
@pytest.mark.parametrize("y", [-20, -5, 10, HEIGHT - 5])
def test_a_box_beyond_the_edges_is_cut(panel, new_panel, x, y):
    fill(panel.frame, x, y, 9, 11, 1, SOLID)
    expected = new_panel()
    expected.frame.fill_rect(x, y, 9, 11, 1)
    assert panel.memory == expected.memory


@pytest.mark.parametrize("s", ["", "i", "Wizard", "À vous de jouer !", "œ…"])
def test_measured_width_is_the_width_of_the_ink(panel, new_panel, s):
    panel.text(s, 5, 5)
    left, _, right, _ = panel.ink() or (5, 0, 5, 0)
    assert (left, right - left) == (5, panel.width(s))
    titled = new_panel()
    titled.title(s, 0, 5)
    left, _, right, _ = titled.ink() or (0, 0, 0, 0)
    assert (left, right - left) == (0, titled.title_width(s))


def test_right_ends_before_its_x(panel):
    assert panel.right("42 cards", 100, 9) == 100 - panel.width("42 cards")
    left, _, right, _ = panel.ink()
    assert (left, right) == (100 - panel.width("42 cards"), 100)


@pytest.mark.parametrize("way", ["centre", "centre_title"])
@pytest.mark.parametrize("s", ["Pause", "Réglages"])
def test_centred_text_leaves_as_much_on_both_sides(panel, way, s):
    getattr(panel, way)(s, 10)
    left, _, right, _ = panel.ink()
    assert abs(left - (WIDTH - right)) <= 1


def test_a_character_without_a_drawing_is_a_box(panel, drawn):
    assert panel.has("é")
    assert not panel.has("漢")
    panel.text("漢", 0, 0)
    assert panel.rows(0, 0, len(drawn["missing"][0]), SMALL.height) == drawn["missing"]


def test_a_no_break_space_is_narrower_than_a_space(panel):
    assert panel.width("a\u00a0!") < panel.width("a !")


def test_a_paragraph_breaks_at_spaces_and_newlines(panel, new_panel):
    after = panel.paragraph("Le Roi vert est\u00a0là.\nLa Couronne aussi.", 4, 2, 60)
    by_line = new_panel()
    for i, line in enumerate(("Le Roi vert", "est\u00a0là.", "La Couronne", "aussi.")):
        by_line.text(line, 4, 2 + i * LINE)
    assert panel.width("Le Roi vert est\u00a0là.") > 60, "or there would be nothing to break"
    assert panel.memory == by_line.memory
    assert after == 2 + 4 * LINE


@settings(max_examples=50)
@given(WORDS, st.integers(40, WIDTH))
@example(" 00000@Æ", 40)
@example("00000  00000@Æ", 40)
def test_a_paragraph_stays_within_its_width_and_lines(s, width):
    from tests.ui.conftest import Panel

    panel = Panel()
    after = panel.paragraph(s, 0, 0, width)
    assert after == LINE * line_count(s, width)
    widest = max((panel.width(word) for word in s.split(" ")), default=0)
    _, _, right, _ = panel.ink() or (0, 0, 0, 0)
    assert right <= max(width, widest)


def test_the_work_of_a_paragraph_grows_with_its_length():
    short, long = (lines(line_count, "word " * count, WIDTH) for count in (20, 40))
    assert long <= 2.2 * short


def test_capitals_of_a_line_and_descenders_of_the_one_above_do_not_meet(drawn):
    """Lines are LINE apart though glyphs are higher: only accents may reach up into a descender."""
    overlap = SMALL.height - LINE
    for char, rows in drawn.items():
        if char.isascii() and char.isalnum():
            assert all(set(row) == {"."} for row in rows[:overlap]), char


def test_titles_are_bigger_than_text(panel):
    assert LARGE.height > SMALL.height
    assert panel.title_width("Regalia") > panel.width("Regalia")

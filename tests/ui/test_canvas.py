"""Text and icons on a panel, pixel by pixel."""

import pytest
from hypothesis import strategies as st

from tests.games.work import lines
from tools import glyphs
from ui.canvas import HEIGHT, LINE, SMALL, SOLID, WIDTH, fill, line_count, small

CHARS = bytes(small.CODES).decode("utf-16-le").replace("\ufffd", "")
WORDS = st.text(st.sampled_from(CHARS + " " * 20), max_size=60)


@pytest.fixture(scope="module")
def drawn():
    return glyphs.read(glyphs.DRAWINGS / "small.txt")


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


def test_a_character_without_a_drawing_is_a_box(panel, drawn):
    assert panel.has("é")
    assert not panel.has("漢")
    panel.text("漢", 0, 0)
    assert panel.rows(0, 0, len(drawn["missing"][0]), SMALL.height) == drawn["missing"]


def test_the_work_of_a_paragraph_grows_with_its_length():
    short, long = (lines(line_count, "word " * count, WIDTH) for count in (20, 40))
    assert long <= 2.2 * short


def test_capitals_of_a_line_and_descenders_of_the_one_above_do_not_meet(drawn):
    """Lines are LINE apart though glyphs are higher: only accents may reach up into a descender."""
    overlap = SMALL.height - LINE
    for char, rows in drawn.items():
        if char.isascii() and char.isalnum():
            assert all(set(row) == {"."} for row in rows[:overlap]), char

"""The parts of screens: that they show what they are given, and stay in their place."""

import itertools

import pytest

from tables.royal_visit import page
from ui import canvas, icons
from ui.canvas import BAR, HEIGHT, LINE, WIDTH

SUITS = (icons.KING, icons.GUARD, icons.WIZARD, icons.JESTER)
VALUES = ("1", "2", "3", "4", "5", "M", "1+1", "><")
BOTH = page.CHOSEN | page.UNPLAYABLE
STATES = (page.NORMAL, page.CHOSEN, page.UNPLAYABLE, BOTH)


def menu(new_panel, rows, chosen):
    """The rows of a menu, each as its picture."""
    panel = new_panel()
    canvas.menu(panel, rows, chosen)
    tops = range(canvas.HEADER_HEIGHT, HEIGHT - LINE, BAR)
    return [tuple(panel.rows(0, top, WIDTH, LINE)) for top in tops]


@pytest.mark.parametrize("count", [1, 4, 5, 6, 12])
def test_the_chosen_line_is_always_shown_whole(new_panel, count):
    rows = [("Line " + "ABCDEFGHIJKL"[i], "") for i in range(count)]
    for chosen in range(count):
        shown = menu(new_panel, rows, chosen)
        bars = [i for i, line in enumerate(shown) if line[1][60:100] == "#" * 40]
        assert len(bars) == 1
        alone = new_panel()
        alone.frame.fill(1)
        alone.text(rows[chosen][0], 3, 0, 0)
        words = slice(3, 3 + alone.width(rows[chosen][0]))
        expected = [row[words] for row in alone.rows(0, 0, WIDTH, LINE)]
        assert [row[words] for row in shown[bars[0]]] == expected


def test_no_two_cards_look_alike(new_panel):
    pictures = set()
    for suit, value, state in itertools.product(SUITS, VALUES, STATES):
        panel = new_panel()
        page.draw_card(panel, 0, 3, suit, value, state)
        pictures.add(bytes(panel.memory))
    covered = new_panel()
    page.draw_card_back(covered, 0, 3)
    pictures.add(bytes(covered.memory))
    assert len(pictures) == len(SUITS) * len(VALUES) * len(STATES) + 1


def test_so_many_check_marks_that_they_do_not_fit_leave_the_page_alone(new_panel):
    marked = new_panel()
    for number in range(20):
        canvas.press_mark(marked.memory, number)
    assert marked.rows()[: HEIGHT - 8] == new_panel().rows()[: HEIGHT - 8]

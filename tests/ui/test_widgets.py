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


def lines(panel, y=canvas.HEADER_HEIGHT):
    """The rows of a menu, each as its picture."""
    return [tuple(panel.rows(0, top, WIDTH, LINE)) for top in range(y, HEIGHT - LINE, BAR)]


def menu(new_panel, rows, chosen):
    panel = new_panel()
    canvas.menu(panel, rows, chosen)
    return lines(panel)


def test_the_chosen_line_is_dark_on_light(panel):
    canvas.menu(panel, [("One", ""), ("Two", "")], 1)
    plain, chosen = lines(panel)[:2]
    assert "".join(plain).count("#") < WIDTH * LINE // 2
    assert "".join(chosen).count("#") > WIDTH * LINE // 2


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


def test_marks_say_where_there_are_more_lines(new_panel):
    rows = [("x", "")] * 9

    def marked(chosen):
        shown = menu(new_panel, rows, chosen)
        edge = ["#" in "".join(row[WIDTH - 6 :] for row in line) for line in shown]
        return edge[0], edge[-1]

    assert marked(0) == (False, True)
    assert marked(4) == (True, True)
    assert marked(8) == (True, False)


def test_a_menu_that_fits_has_no_marks_and_uses_the_whole_width(new_panel):
    shown = menu(new_panel, [("x", "")] * 5, 2)
    assert shown[2][1] == "#" * WIDTH
    assert "#" not in "".join(row[20:] for line in (shown[0], shown[4]) for row in line)


def test_a_value_stands_at_the_right_between_its_marks(new_panel):
    """Of a line that is not chosen, too: so people see that it can be changed."""
    shown = menu(new_panel, [("Son", "oui"), ("x", ""), ("y", "oui")], 1)
    with_marks = new_panel().width("‹oui›")
    for line in (shown[0], shown[2]):
        ink = [i for i in range(WIDTH // 2, WIDTH) if any(row[i] == "#" for row in line)]
        assert ink[-1] - ink[0] >= with_marks
    chosen = menu(new_panel, [("Son", "oui")], 0)[0]
    assert any("." in "".join(row[WIDTH - 10 : WIDTH - 3]) for row in chosen[1:-1])


def test_a_menu_stays_below_its_top(panel):
    canvas.menu(panel, [("ÉÀ", "")] * 9, 0, 40)
    assert panel.ink()[1] == 40


def test_a_header_ends_above_the_menu(panel):
    canvas.header(panel, "Égypte")
    assert panel.ink()[3] <= canvas.HEADER_HEIGHT


@pytest.mark.parametrize(("value", "columns"), [(0, 0), (6, 24), (24, 96), (30, 96)])
def test_progress_fills_its_frame(panel, value, columns):
    canvas.progress(panel, 10, 20, 100, 8, value, 24)
    inside = panel.rows(12, 24, 96, 1)[0]
    assert inside == "#" * columns + "." * (96 - columns)
    assert panel.ink() == (10, 20, 110, 28)


def test_eight_cards_fill_the_panel_side_by_side():
    assert 8 * (page.CARD_WIDTH + 1) == WIDTH


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("value", VALUES)
def test_a_card_stays_in_its_place(new_panel, value, state):
    lift = page.LIFT if state & page.CHOSEN else 0
    for suit in SUITS:
        panel = new_panel()
        page.draw_card(panel, 32, 14, suit, value, state)
        left, top, right, bottom = panel.ink()
        assert (32, 14 - lift) <= (left, top)
        assert right <= 32 + page.CARD_WIDTH
        assert bottom <= 14 - lift + page.CARD_HEIGHT


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


@pytest.mark.parametrize("chosen", [page.NORMAL, page.CHOSEN])
def test_an_unplayable_card_is_dimmer(new_panel, chosen):
    for suit, value in itertools.product(SUITS, VALUES):
        panels = []
        for state in (chosen, chosen | page.UNPLAYABLE):
            panel = new_panel()
            page.draw_card(panel, 0, 3, suit, value, state)
            panels.append("".join(panel.rows()).count("#"))
        assert panels[1] < panels[0] * 4 // 5, value


def test_the_value_of_an_unplayable_card_is_untouched_by_the_veil(new_panel):
    panel = new_panel()
    page.draw_card(panel, 0, 0, icons.WIZARD, "3", page.UNPLAYABLE)
    alone = new_panel()
    alone.text("3", (page.CARD_WIDTH - alone.width("3")) // 2, 18)
    assert panel.rows(1, 17, 13, 10) == alone.rows(1, 17, 13, 10)


def test_check_marks_are_the_icon_in_a_box_beside_each_other(new_panel):
    drawn = new_panel()
    marked = new_panel()
    width = drawn.icon_width(icons.CHECK) + 4
    for number in range(4):
        left = WIDTH - width * (number + 1)
        canvas.rounded(drawn.frame, left + 1, HEIGHT - 8, width - 1, 8, True)
        drawn.icon(icons.CHECK, left + 3, HEIGHT - LINE, 0)
        canvas.press_mark(marked.memory, number)
    assert marked.rows() == drawn.rows()


def test_so_many_check_marks_that_they_do_not_fit_leave_the_page_alone(new_panel):
    marked = new_panel()
    for number in range(20):
        canvas.press_mark(marked.memory, number)
    assert marked.rows()[: HEIGHT - 8] == new_panel().rows()[: HEIGHT - 8]

"""Whoever presses a button is answered at once, and nothing that was pressed is lost."""

from tests.app.people import GREEN, RED
from tests.app.positions import position
from ui.canvas import HEIGHT, WIDTH

MARK = (WIDTH - 12, HEIGHT - 8)  # the upper left corner of the sign that OK was heard

MARK_WIDTH = 13


def is_marked(before: bytes, after: bytes, mark=0) -> bool:
    """Whether that sign has come to a display's picture, and nothing else; mark: which of them."""
    left = MARK[0] - 1 - mark * MARK_WIDTH
    changed = [i for i in range(len(before)) if before[i] != after[i]]
    return bool(changed) and all(i % WIDTH >= left and i // WIDTH >= MARK[1] // 8 for i in changed)


def test_the_tick_that_hears_a_press_begins_to_show_that_end_its_page(people):
    red, green = people.pictures()
    lamps = people.lamps()
    people.desk.down(RED, "right")
    people.run(5)
    assert people.pictures()[RED] != red
    assert people.pictures()[GREEN] == green, "the other end can wait"
    assert people.lamps() == lamps, "and so can the board"
    people.run(60)
    assert people.lamps() != lamps


def test_the_end_that_presses_is_shown_its_page_first(people):
    for end in (GREEN, RED):
        people.press(end, "down")
        pictures = people.pictures()
        people.desk.down(end, "up")
        people.run(5)
        assert people.pictures()[end] != pictures[end]
        assert people.pictures()[1 - end] == pictures[1 - end]
        people.desk.up(end, "up")
        people.run(60)


def test_ok_is_marked_as_heard_until_what_it_leads_to_is_there(people):
    assert people.offers(RED, "Pause")
    page = people.pictures()[RED]
    people.desk.down(RED, "ok")
    people.run(5)
    assert is_marked(page, people.pictures()[RED])
    people.run(80)
    assert people.reads(RED, "Go on")
    assert not people.glass(RED).lit(WIDTH - 2, HEIGHT - 2)


def test_what_is_pressed_while_an_act_is_made_is_answered_after_it(people):
    people.press(RED, "ok")
    pictures = people.pictures()
    people.desk.down(RED, "ok")
    people.run(5)
    assert people.screen.working
    people.desk.down(GREEN, "down")
    people.run(5)
    assert people.screen.working
    people.desk.up(RED, "ok")
    people.desk.up(GREEN, "down")
    people.run(100)
    assert not people.screen.working
    assert people.match.plays
    assert people.pictures()[GREEN] != pictures[GREEN]
    assert people.reads(GREEN, "Cover my hand") or people.reads(GREEN, "Pause")


def test_a_press_that_has_to_wait_is_marked_as_well(begun):
    people = begun(match=position("gikhj"), takeback="off")
    red, green = people.pictures()
    people.screen._work = iter([None] * 40)  # an act of many steps
    people.hold(GREEN, "right", 40)
    assert is_marked(green, people.pictures()[GREEN])
    assert people.pictures()[RED] == red
    people.run(300)
    assert people.screen._work is None
    assert not people.glass(GREEN).lit(WIDTH - 2, HEIGHT - 2), "it was answered"


def test_each_press_that_has_to_wait_gets_a_mark_of_its_own(begun):
    people = begun(match=position("gikhj"), takeback="off")
    people.screen._work = iter([None] * 200)
    pictures = [people.pictures()[GREEN]]
    for _ in range(3):
        people.hold(GREEN, "right", 40)
        pictures.append(people.pictures()[GREEN])
        assert pictures[-1] not in pictures[:-1]
    people.screen.stale |= 1 << GREEN
    people.run(100)
    assert people.pictures()[GREEN] == pictures[-1], "they stay when the page is drawn again"
    people.run(1500)
    assert people.screen._work is None
    assert not people.glass(GREEN).lit(WIDTH - 2, HEIGHT - 2), "all were answered"


def test_a_press_while_the_mark_of_another_one_is_still_there_gets_one_beside_it(begun):
    people = begun(match=position("gikhj"), takeback="off")
    people.screen._work = iter([None] * 40)
    people.hold(GREEN, "right", 40)
    while people.screen.working:
        people.desk.tick()
    marked = people.pictures()[GREEN]
    people.desk.down(GREEN, "left")
    people.desk.now += 20  # so long the last step took
    people.desk.tick()  # which hears of the first press
    assert is_marked(marked, people.pictures()[GREEN], mark=1)
    people.run(80)
    assert not people.glass(GREEN).lit(WIDTH - 2, HEIGHT - 2)


def test_a_press_during_a_long_tick_is_marked_before_its_page_is_drawn(people):
    page = people.pictures()[RED]
    people.desk.down(RED, "right")
    people.desk.now += 20  # so long the tick before took
    people.run(5)
    assert is_marked(page, people.pictures()[RED])
    people.run(80)
    assert people.pictures()[RED] != page
    assert not people.glass(RED).lit(WIDTH - 2, HEIGHT - 2)


def test_ok_in_a_menu_is_marked_as_well(sit):
    people = sit()
    people.press(RED, "ok")
    menu = people.pictures()[GREEN]
    people.desk.down(GREEN, "ok")
    people.run(5)
    assert is_marked(menu, people.pictures()[GREEN])
    people.run(80)
    assert people.reads(GREEN, "People")

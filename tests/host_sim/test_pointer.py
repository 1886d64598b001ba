"""What somebody points at: the cursor is led there by presses alone, and OK follows."""

import json

import pytest

import wiring
from app.begin import HOLD
from app.menu import HOLD_MS
from base import DOWN, LEFT, OK, RIGHT
from games.banquet_royal.kingdom import INNER
from host_sim.desk import PRESS_MS
from host_sim.web import pointed
from host_sim.web.commands import Refused, perform
from host_sim.web.live import LiveDesk
from tables.royal_visit.hand import AIM, CARDS
from tests.app.positions import position
from tests.host_sim.served import live_desk, played_again
from ui import NUMBERS, canvas
from ui.lights import FAST_PULSE, PULSE

MATCH = f"set green person\nset match {position('gikhj')}"
CARD = 16  # pixels from one card to the next
FIT = 5  # lines of a menu below its title
END = {"x": 7, "y": 59}  # the first icon of the bar: it ends the turn


@pytest.fixture
def live(tmp_path):
    live = live_desk(tmp_path, MATCH)
    for _ in ("the title", "resume", "show the hand"):
        ok(live)
    return live


def ok(live):
    live._press_ok()
    live.run(300)


def press(live, button):
    live.down("page", 0, button)
    live.run(PRESS_MS)
    live.up("page", 0, button)
    live.run(300)


def tap(live, button):
    live.down("page", 0, button)
    live.up("page", 0, button)


def point(live, **where):
    perform(live, "page", json.dumps({"do": "point", "end": "a"} | where))
    live.run(300)


def hand(live):
    return live.desk.app.match_screen.table.hands[0]


def to_menu(live):
    """Begin anew, and leave the title."""
    live.power_cycle()
    ok(live)


def pulsing(live, kind=PULSE) -> tuple[int, int]:
    """Row and column of the first lamp that may be chosen, or of another kind."""
    return divmod(list(live.desk.app.lights.kinds).index(kind), wiring.COLUMNS)


def roll(live):
    """Roll the dice by the first icon of the bar."""
    for _ in range(2):
        point(live, **END)
    while live.desk.app.match_screen.busy:
        live.run(100)


def test_two_taps_in_one_moment_are_two_presses(live):
    cursor = live.desk.app.screen.focus
    live.run(300)
    first = cursor(0)
    press(live, RIGHT)
    press(live, RIGHT)
    second = cursor(0)
    press(live, LEFT)
    press(live, LEFT)
    assert cursor(0) == first != second
    tap(live, RIGHT)
    tap(live, RIGHT)
    live.run(300)
    assert cursor(0) == second


def test_a_press_right_after_another_is_one_of_its_own(live):
    cursor = live.desk.app.screen.focus
    first = cursor(0)
    live.down("page", 0, RIGHT)
    live.run(PRESS_MS)
    live.up("page", 0, RIGHT)
    second = cursor(0)
    press(live, RIGHT)
    assert len({str(first), str(second), str(cursor(0))}) == 3


def test_a_card_that_is_pointed_at_is_chosen_then_taken_then_played(live):
    for card in (5, 2, 0, 7, 7 - 1):
        point(live, x=CARD * card + 7, y=30)
        assert (hand(live).focus, hand(live).cursor) == (0, card)
    point(live, x=CARD * 6 + 4, y=20)  # elsewhere on the same card
    assert hand(live).focus == 1
    assert not live.match.plays
    point(live, x=CARD * 6 + 7, y=30)
    assert len(live.match.plays) == 1


def test_what_is_told_passes_no_faster_while_somebody_points(live):
    ok(live)  # takes a card
    ok(live)  # plays it
    point(live, **END)  # the cursor is there, as nothing else can be done
    table = live.desk.app.match_screen.table
    assert table.telling
    now = live.desk.now
    perform(live, "page", json.dumps({"do": "point", "end": "a"} | END))
    assert live.desk.now == now
    live.run(2000)
    assert not table.telling
    point(live, **END)
    assert live.desk.now > now + 2300


def test_a_lamp_that_pulses_is_aimed_at_and_then_played(live):
    row, column = pulsing(live)
    point(live, lamps="board", row=row, column=column)
    assert hand(live).focus == 1
    assert pulsing(live, FAST_PULSE) == (row, column)
    assert not live.match.plays
    point(live, lamps="board", row=row, column=column)
    assert len(live.match.plays) == 1


def test_a_finger_that_misses_a_lamp_that_pulses_finds_it(live):
    row, column = pulsing(live)
    beside = [{"row": row, "column": column + 8}, {"row": row, "column": column}]
    point(live, lamps="board", row=row, column=column + 9, beside=beside)
    assert pulsing(live, FAST_PULSE) == (row, column)


def test_a_finger_beside_the_lamp_that_is_aimed_at_plays_nothing(live):
    row, column = pulsing(live)
    point(live, lamps="board", row=row, column=column)
    assert pulsing(live, FAST_PULSE) == (row, column)
    beside = [{"row": row, "column": column}]
    for other in (8, 9):
        point(live, lamps="board", row=row, column=column + other, beside=beside)
        assert not live.match.plays


def test_a_finger_that_misses_twice_means_it(live):
    row, column = pulsing(live)
    beside = [{"row": row, "column": column}]
    for plays in range(2):
        point(live, lamps="board", row=row, column=column + 9, beside=beside)
        assert len(live.match.plays) == plays


def test_a_tap_that_does_nothing_says_why(live):
    row, column = pulsing(live)
    tap = {"do": "point", "end": "a", "lamps": "board", "row": row, "column": column + 9}
    answer = perform(live, "page", json.dumps(tap))
    assert answer["words"][-1] == pointed.NOTHING
    point(live, lamps="board", row=row, column=column)
    beside = tap | {"beside": [{"row": row, "column": column}]}
    answer = perform(live, "page", json.dumps(beside))
    assert answer["words"][-1] == pointed.AGAIN
    assert not live.match.plays
    assert perform(live, "page", json.dumps(beside)) is None
    assert len(live.match.plays) == 1


def test_a_line_of_a_menu_is_chosen_also_where_the_menu_moves_under_the_finger(live):
    for _ in range(2):
        point(live, x=12 * 2 + 5, y=59)
    pause = live.desk.app.screen
    for line in (4, 3, 1, 4):
        first = canvas.menu_first(len(pause.lines), pause.cursor, FIT)
        point(live, x=40, y=pause.TOP + canvas.BAR * (line - first) + 4)
        assert (live.desk.app.shown, pause.cursor) == ("pause", line)


def test_a_finger_may_miss_the_last_line_by_a_little(live):
    to_menu(live)
    point(live, x=60, y=28)
    ok(live)  # its game: how many people play
    people = live.desk.app.screen
    below = people.TOP + canvas.BAR * 4
    for miss, cursor in ((3, people.cursor), (2, 3)):
        point(live, x=40, y=below + miss)
        assert people.cursor == cursor


def test_what_nothing_can_be_done_with_plays_nothing(live):
    for _ in range(2):
        point(live, x=60, y=3)
        point(live, x=120, y=62)
        point(live, lamps="board", row=3, column=0)
    assert live.match.game.to_act() == 0
    assert not live.match.plays


def test_a_session_with_pointing_can_be_played_again(live, tmp_path):
    point(live, x=CARD * 5 + 7, y=30)
    desk = played_again(live, tmp_path / "again")
    assert desk.oleds[0].picture() == live.desk.oleds[0].picture()


@pytest.mark.parametrize(
    "where",
    [
        {},
        {"x": 128, "y": 0},
        {"x": 0, "y": -1},
        {"x": "1", "y": 1},
        {"x": 1, "y": 1, "end": "c"},
        {"lamps": "roof", "row": 0, "column": 0},
        {"lamps": "hexagon", "row": 0, "column": 4},
        {"lamps": ["board"], "row": 0, "column": 0},
        {"lamps": "board", "row": 0, "column": 0, "beside": [{"row": 4, "column": 0}]},
        {"lamps": "board", "row": 0, "column": 0, "beside": {"row": 1, "column": 0}},
    ],
)
def test_nothing_else_can_be_pointed_at(live, where):
    with pytest.raises(Refused):
        point(live, **where)


def begun(folder, *settings: str) -> LiveDesk:
    """A match of one person, just dealt."""
    live = live_desk(folder, *settings)
    for _ in ("the title", "the game", "one player"):
        ok(live)
    while live.players["asked"] is None:
        live.run(100)
    return live


PLAYED = {
    "royal-visit": ("set red person", "set green squire"),
    "roi-et-compagnie": ("set lion person", "set eagle squire"),
    "banquet-royal": ("set red person",),
}


@pytest.mark.parametrize("game", PLAYED)
def test_whatever_can_be_chosen_is_reached_and_nothing_is_done_yet(tmp_path, game):
    live = begun(tmp_path, f"set game {game}", *PLAYED[game])
    app = live.desk.app
    if game == "roi-et-compagnie":
        roll(live)  # so that dice can be chosen
    taps = [{"x": x, "y": y} for y in range(2, 64, 5) for x in range(1, 128, 5)]
    for lamps, rows in (("board", wiring.BOARD), ("hexagon", wiring.HEXAGON)):
        taps += [
            {"lamps": lamps, "row": row, "column": column}
            for row in range(len(rows))
            for column in range(len(rows[row]))
        ]
    reached = set()
    for tap in taps:
        place = place_of(app, tap)
        if place not in reached | {None, app.screen.focus(0)}:
            point(live, **tap)
            assert (app.shown, app.screen.focus(0), live.match.plays) == ("match", place, [])
            reached.add(place)
    assert len(reached) > 10, "what can be chosen isn't found"


def test_the_lamp_of_whose_turn_it_is_does_nothing(tmp_path):
    live = begun(tmp_path, "set game banquet-royal", *PLAYED["banquet-royal"])
    before = live.desk.app.screen.focus(0)
    assert live.desk.app.lights.kinds[6] == PULSE
    point(live, lamps="board", row=0, column=6)
    assert (live.desk.app.screen.focus(0), live.match.plays) == (before, [])


def place_of(app, tap):
    """Where a tap leads, or None."""
    if "lamps" in tap:
        rows = getattr(wiring, tap["lamps"].upper())
        lamp = sum(map(len, rows[: tap["row"]])) + tap["column"]
        return pointed.place(app, 0, tap["lamps"] == "hexagon", lamp)
    return pointed.thing(app, 0, tap["x"], tap["y"])


def test_a_line_that_is_held_has_ok_held_until_it_is_up(live):
    to_menu(live)
    point(live, x=60, y=28)
    ok(live)  # its game: how many people play
    live.run(100)
    title = live.desk.app.screen.title
    assert title == HOLD
    for row, cursor in ((1, 1), (0, 0)):
        point(live, x=30, y=14 + 10 * row, held=True)
        assert live.desk.app.screen.cursor == cursor
        assert live.held == 1 << OK
        live.up("page", 0, OK)
        live.run(PRESS_MS)
        assert not live.held
    assert live.desk.app.shown == "people"
    point(live, x=30, y=14, held=True)
    live.run(HOLD_MS)
    assert live.desk.app.shown in ("deal", "match")


def test_a_number_of_people_is_pointed_at(tmp_path):
    live = live_desk(tmp_path, "set game roi-et-compagnie")
    ok(live)
    ok(live)
    screen = live.desk.app.screen
    point(live, x=30, y=28)  # Watch, below
    assert screen.cursor == 1
    for number, x in ((5, 115), (2, 80), (4, 103)):
        point(live, x=x, y=17)
        assert screen.focus(0) == (NUMBERS, number - 1)
    point(live, x=20, y=17)  # the words before the numbers: with those people
    while live.desk.app.shown != "match":
        live.run(100)
    assert live.desk.app.match.seats == ("person",) * 4


def test_a_line_with_a_value_that_is_pointed_at_shows_the_next_one(live):
    to_menu(live)
    live.desk.app.lead_to("settings")
    live.run(100)
    settings = live.desk.app.settings
    for brightness in ("5", "1", "2"):
        point(live, x=60, y=28)
        assert settings.get("brightness") == brightness


def test_what_is_no_line_of_a_menu_has_no_ok_held(live):
    to_menu(live)
    point(live, x=60, y=3, held=True)
    assert not live.held
    assert live.desk.app.shown == "menu"


def test_a_card_that_is_pointed_at_while_the_displays_sleep_is_chosen(live):
    live.desk.now += 700_000
    live.run(300)
    point(live, x=CARD * 5 + 7, y=30)
    assert all(oled.on for oled in live.desk.oleds)
    assert (hand(live).focus, hand(live).cursor) == (CARDS, 5)


def lesson(flash, game: str) -> LiveDesk:
    """A desk at the first task of a game's first lesson."""
    live = live_desk(flash, f"set game {game}")
    ok(live)
    ok(live)
    while live.desk.app.screen.cursor != 2:  # Learn
        press(live, DOWN)
    for _ in ("learn", "the first lesson", "its first card", "its task"):
        ok(live)
    return live


def test_the_cursor_is_led_to_a_lamp_that_a_lesson_names(tmp_path):
    live = lesson(tmp_path, "banquet-royal")
    app = live.desk.app
    chooser = app.screen.sitting.table.chooser
    single = INNER[8]
    assert app.hexagon.kinds[8] == PULSE
    assert chooser.spot != single
    point(live, lamps="hexagon", row=1, column=4)
    assert chooser.spot == single
    point(live, lamps="hexagon", row=1, column=4)
    assert app.screen.sitting.game.lifted == single


def test_a_lamp_that_a_lesson_names_is_not_taken_for_the_cursor(tmp_path):
    live = lesson(tmp_path, "royal-visit")
    app = live.desk.app
    hand = app.screen.sitting.table.hands[0]
    assert app.lights.kinds[wiring.COURT_ROW * wiring.COLUMNS + 3] == FAST_PULSE  # the King on d
    for _ in range(3):
        point(live, lamps="board", row=wiring.COURT_ROW, column=3)
    assert (hand.focus, hand.cursor) == (CARDS, 0)
    point(live, lamps="board", row=wiring.COURT_ROW, column=2)
    assert hand.focus == AIM


def same(live) -> bool:
    """Whether both displays show the same, as with texts."""
    first, second = live.desk.oleds
    return first.picture() == second.picture()


def test_a_lamp_that_is_tapped_once_more_answers_no_page(tmp_path):
    live = lesson(tmp_path, "royal-visit")
    hand = live.desk.app.screen.sitting.table.hands[0]
    for focus in (CARDS, AIM):
        assert hand.focus == focus
        assert not same(live)
        point(live, lamps="board", row=wiring.COURT_ROW, column=2)
    assert same(live), "no text says what comes next"
    live.run(2000)  # it may have been read by now
    before = live.desk.oleds[0].picture()
    point(live, lamps="board", row=wiring.COURT_ROW, column=2)
    assert live.desk.oleds[0].picture() == before


def named(live, lamps: str, row: int, column: int) -> str:
    command = {"do": "name", "lamps": lamps, "row": row, "column": column}
    return ", ".join(perform(live, "page", json.dumps(command))["words"])


def test_a_lamp_says_what_it_shows(live, tmp_path):
    letters = "gikhj"  # of the left Guard, the King, the right Guard, the Wizard, the Jester
    rows = (1, 1, 1, 2, 3)
    columns = [ord(letter) - ord("a") for letter in letters]
    named_all = [
        named(live, "board", row, column) for row, column in zip(rows, columns, strict=True)
    ]
    assert named_all == [
        "Guard, Duchy, Red",
        "King, Fountain",
        "Guard, Duchy, Green",
        "Wizard, Duchy, Red",
        "Jester, Duchy, Green",
    ]
    assert named(live, "board", 3, 0) == "Chateau, Red"
    live.power_cycle()
    live.run(300)
    assert named(live, "board", 3, 0) == ""


def test_lamps_of_dice_games_and_kingdoms_say_what_they_show(tmp_path):
    live = begun(tmp_path / "dice", "set language fr", "set game roi-et-compagnie")
    assert named(live, "board", 0, 1) == "Ville, 3×, +2"
    assert named(live, "board", 2, 3) == "Dice"
    assert named(live, "board", 3, 1).startswith("Points, Lion, 0")
    assert named(live, "board", 2, 2) == ""
    live = begun(tmp_path, "set game banquet-royal", *PLAYED["banquet-royal"])
    assert named(live, "board", 0, 0) == "Guests, Red, 0"
    assert named(live, "board", 1, 7) == "Crowns, Squire, 0"
    view = live.match.views[0]
    assert named(live, "hexagon", 3, 3).endswith("Castle")
    words = named(live, "hexagon", 0, 0).split(", ")
    assert len(words) == 1 + view.size[INNER[0]] + (view.princess == INNER[0])

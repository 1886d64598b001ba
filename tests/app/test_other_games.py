"""Several games in the house: one is on the table, a match of another one waits as a text."""

import sys

import pytest

import games
from app.menu import HOLD_MS
from games.royal_visit.plays import END, PASS
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position

OTHERS = [pytest.param(name, id=name) for name in games.NAMES if name != "royal-visit"]


@pytest.fixture
def away(sit, request, forget):
    """People who left a match of Royal Visit and look at another game's set-up."""
    people = sit(match=position("gikhj"), green="squire", takeback="off", people="2")
    forget("games.", "ai.", "tables.")
    people.power_cycle()
    people.begin()
    people.screen.table.hands[RED].show_hint(bytes((PASS, END)), 50)  # which loads more code
    people.leave(RED)
    people.choose(RED, games.declared(request.param).TITLE)
    return people


EVERY_OTHER = pytest.mark.parametrize("away", OTHERS, indirect=True)


@EVERY_OTHER
def test_only_the_chosen_game_is_in_memory_and_none_is_on_the_board(away):
    """Beside the declarations, which are small and which the menu shows."""
    assert not any(away.lamps())
    code = [name for name in sys.modules if name.startswith(("games.", "ai.", "tables."))]
    folder = games.folder(away.app.game)
    assert f"games.{folder}" in code
    others = {games.folder(name) for name in games.NAMES} - {folder}
    declarations = {f"games.{other}" for other in others}
    assert not [n for n in code if n.split(".")[1] in others and n not in declarations]


@EVERY_OTHER
@pytest.mark.parametrize("cut", [False, True])
def test_the_match_that_was_left_is_gone_on_with(away, cut):
    if cut:
        away.power_cycle()
        away.press(RED, "ok")
    else:
        away.choose(RED, "Back")
    away.choose(GREEN, "Resume %s")
    assert away.app.game == "royal-visit"
    assert away.position == position("gikhj")
    assert away.match.setup.get("green") == "squire"
    assert away.match.setup.get("takeback") == "off"
    assert away.match.covered == [True, False]
    reads_it = {"games.royal_visit.parse", "games.royal_visit.validate"}
    assert not reads_it & sys.modules.keys()


@EVERY_OTHER
def test_it_is_given_up_by_a_long_press_only(away):
    away.press(RED, "ok")
    assert away.match is None
    away.hold(RED, "ok", HOLD_MS + 100)
    assert away.game.NAME == away.app.game != "royal-visit"
    away.resume()
    assert away.game.NAME == away.app.game != "royal-visit"


@EVERY_OTHER
def test_its_own_set_up_shows_once_its_game_is_chosen_again(away):
    name = away.app.game
    declared = games.declared(name)
    seat = declared.SEATS[0]
    away.choose(RED, "Set-up")
    away.point(RED, seat)
    away.press(RED, "right")
    away.choose(RED, "Back")
    away.choose(RED, "Back")
    away.choose(RED, declared.TITLE)
    level = declared.LEVELS[0]
    assert away.app.setup.get(seat.lower()) == level, "a set-up stays while its game is chosen"
    away.choose(RED, "Back")
    away.choose(RED, "Royal Visit")
    assert away.app.game == "royal-visit"
    assert away.app.resumable.position == position("gikhj")


@EVERY_OTHER
def test_a_match_of_another_game_begins_on_an_empty_heap(away):
    """Names of code never leave the heap: only a device that starts anew is rid of them."""
    old = away.desk.device
    away.hold(RED, "ok", HOLD_MS + 2000)
    assert away.desk.device is not old
    assert away.app.game == away.game.NAME
    assert not away.reads(RED, "Safe start"), "though OK was held on and on"
    away.settle()
    started = away.desk.device
    away.leave(RED)
    away.choose(RED, "Resume %s")
    assert away.desk.device is started, "the same game needs no empty heap"
    away.power_cycle()
    assert away.app.shown == "title"


@EVERY_OTHER
def test_ok_that_is_held_at_the_other_end_is_told_before_the_restart(away):
    old = away.desk.device
    away.desk.down(GREEN, "ok")
    away.desk.down(RED, "ok")
    away.run(HOLD_MS + 2000)
    away.desk.up(RED, "ok")
    away.run(2000)
    assert away.desk.device is old
    for end in ENDS:
        assert away.reads(end, "Release OK")
    away.desk.up(GREEN, "ok")
    away.until(lambda: away.app.match)
    assert away.desk.device is not old


@pytest.mark.parametrize("away", ["banquet-royal"], indirect=True)
def test_with_an_ok_that_is_stuck_the_match_begins_without_a_restart(away):
    away.desk.down(GREEN, "ok")
    away.power_cycle()
    away.choose(RED, "Start the game")
    away.press(RED, "ok")
    away.choose(RED, "Resume %s")
    away.until(lambda: away.app.shown == "faults")  # it says that a button is stuck
    away.press(RED, "ok", "ok")
    device = away.desk.device
    away.leave(RED)
    away.choose(RED, games.declared("banquet-royal").TITLE)
    away.hold(RED, "ok", HOLD_MS + 2000)
    assert away.game.NAME == "banquet-royal"
    assert away.desk.device is device


@EVERY_OTHER
def test_a_crash_empties_no_heap(away):
    title = games.declared(away.app.game).TITLE
    away.desk.crashes += 1
    away.desk.mishaps.fail("ValueError")
    away.run(2000)
    away.press(RED, "ok")
    old = away.desk.device
    away.press(RED, "ok")
    away.choose(RED, title)
    away.hold(RED, "ok", HOLD_MS + 2000)
    assert away.match is not None
    assert away.desk.device is not old


@EVERY_OTHER
def test_where_flash_takes_no_save_the_match_begins_all_the_same(away):
    old = away.desk.device
    away.desk.mishaps.fill_flash()
    away.hold(RED, "ok", HOLD_MS + 500)
    assert away.desk.device is old
    assert away.app.game == away.game.NAME

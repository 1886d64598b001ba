"""Several games in the house: one is on the table, a match of another one waits as a text."""

import sys

import pytest

import games
from tests.console.people import GREEN, RED
from tests.console.positions import position
from ui.hold import HOLD_MS

OTHERS = [pytest.param(name, id=name) for name in games.NAMES if name != "royal-visit"]
TITLES = {"roi-et-compagnie": "Roi & Compagnie", "banquet-royal": "Banquet Royal"}


@pytest.fixture
def away(sit, request):
    """People who left a match of Royal Visit and look at another game's set-up."""
    people = sit(match=position("gikhj"), green="squire", takeback="off")
    people.begin()
    people.use(RED, "Pause")
    people.choose(RED, "Leave (game is kept)")
    people.choose(RED, TITLES[request.param])
    return people


EVERY_OTHER = pytest.mark.parametrize("away", OTHERS, indirect=True)


@EVERY_OTHER
def test_only_the_chosen_game_is_in_memory(away):
    folder = games.folder(away.console.game)
    loaded = {name.split(".")[1] for name in sys.modules if name.startswith("table.")}
    assert folder in loaded
    assert "royal_visit" not in loaded


@EVERY_OTHER
@pytest.mark.parametrize("cut", [False, True])
def test_the_match_that_was_left_is_gone_on_with(away, cut):
    if cut:
        away.power_cycle()
        away.press(RED, "ok")
    else:
        away.choose(RED, "Back")
    away.choose(GREEN, "Resume the game")
    assert away.console.game == "royal-visit"
    assert away.position == position("gikhj")
    assert away.match.setup.get("green") == "squire"
    assert away.match.setup.get("takeback") == "off"
    assert away.match.covered == [True, False]


@EVERY_OTHER
def test_what_only_reads_a_match_is_in_memory_no_longer(away):
    away.choose(RED, "Back")
    away.choose(GREEN, "Resume the game")
    assert away.match.under_way
    assert not [name for name in sys.modules if ".royal_visit.reading" in name]


@EVERY_OTHER
def test_it_is_given_up_by_a_long_press_only(away):
    away.press(RED, "ok")
    assert away.match is None
    away.hold(RED, "ok", HOLD_MS + 100)
    assert away.game.NAME == away.console.game != "royal-visit"
    away.power_cycle()
    away.press(RED, "ok", "ok")
    assert away.game.NAME == away.console.game != "royal-visit"


@EVERY_OTHER
def test_its_own_set_up_shows_once_its_game_is_chosen_again(away):
    name = away.console.game
    away.point(RED, "Players")
    away.press(RED, "right")
    away.choose(RED, "Back")
    away.choose(RED, TITLES[name])
    assert away.console.setup.get("players") == "3", "a set-up stays while its game is chosen"
    away.choose(RED, "Back")
    away.choose(RED, "Royal Visit")
    assert away.console.game == "royal-visit"
    assert away.console.waiting["match"] == position("gikhj")


@pytest.mark.parametrize("name", [name for name in games.NAMES if name in TITLES])
def test_there_is_a_seat_line_for_every_player(sit, name):
    people = sit(game=name)
    people.press(RED, "ok", "ok")
    kit = people.console.kit
    for count in range(2, len(kit.SEATS) + 1):
        people.point(GREEN, "Players")
        for seat in kit.SEATS[:count]:
            people.point(GREEN, seat)
        people.point(GREEN, "Players")
        people.press(GREEN, "right")

"""The hexagon of 37 LEDs: as bright as the board, dark for a game without it, and not needed."""

import pytest

import games
import wiring
from tests.app.people import RED
from tests.app.positions import position

OTHER_GAMES = [name for name in games.NAMES if name != "royal-visit"]


def light(people):
    """Paint the whole hexagon grey, as a game would."""
    for place in range(wiring.HEX_LEDS):
        people.app.hexagon.paint(place, 0x303030)
    people.run(20)


def test_brightness_is_that_of_board_and_hexagon(sit):
    light_of = {}
    for brightness in "15":
        people = sit(name=brightness, brightness=brightness)
        light(people)
        light_of[brightness] = sum(people.desk.hexagon.colours)
    assert light_of["5"] > 3 * light_of["1"] > 0


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_what_one_game_left_on_the_hexagon_is_gone_when_another_is_chosen(sit, game):
    people = sit()
    light(people)
    assert any(people.desk.hexagon.colours)
    people.app.choose(game)
    people.run(20)
    assert not any(people.desk.hexagon.colours)


def test_a_table_without_a_hexagon_is_as_good(sit, monkeypatch):
    """All its current is the board's, and nobody misses the chain."""
    monkeypatch.setattr(wiring, "HEX_LEDS", 0)
    people = sit(match=position("gikhj"))
    assert people.app.hexagon is None
    people.begin()
    people.press(RED, "right", "ok")
    people.settle()
    assert any(people.lamps())
    for place in range(wiring.LEDS):
        people.app.lights.paint(place, 0xFFFFFF)
    people.run(20)
    most_ma = wiring.SUPPLY_MA * wiring.USABLE_PERCENT // 100
    assert most_ma - 15 < people.desk.milliamps <= most_ma  # but for what is rounded down

"""Return matches: the other player begins, and the score is kept until another game is begun."""

import pytest

import games
from app import deal as deal_screen
from app import menus
from app.result import LOOK_MS
from tests import facts
from tests.app.people import GREEN, RED

FOR_TWO = [name for name in games.NAMES if games.declared(name).MIN_PLAYERS == 2]


@pytest.fixture(params=FOR_TWO)
def people(sit, request):
    """Two people in a match of each game."""
    people = sit(game=request.param)
    people.begin()
    return people


def resign(people, loser: int) -> None:
    """End the match, and let the record be kept."""
    menus.resign(people.match, loser)
    people.app._go("result", people.desk.now)
    people.run(LOOK_MS)
    people.settle()


def test_the_other_player_begins_a_return_match_and_wins_are_counted(people):
    began = people.game.to_act()
    for wins in range(1, 4):
        resign(people, RED)
        people.choose(GREEN, f"Return match (0 : {wins})")
        people.settle()
        assert people.app.shown == "match"
        assert people.game.to_act() == (began + wins) % 2
        assert not people.match.over
        seat = people.match.setup.seats[people.game.to_act()]
        assert people.tells(1 - people.game.to_act(), f"{seat} begins")


def test_the_score_stands_on_the_title_until_another_game_begins(people):
    first, second = games.declared(people.app.game).SEATS[:2]
    resign(people, GREEN)
    people.choose(RED, "Return match (1 : 0)")
    people.settle()
    resign(people, RED)
    people.power_cycle()
    assert people.reads(RED, f"{first} 1 : 1 {second}")
    people.press(RED, "ok")
    people.begin()
    assert people.app.score[:2] == (0, 0)
    people.power_cycle()
    assert not people.reads(RED, " : ")


def test_a_match_that_was_restored_has_its_return_match(people):
    began = people.game.to_act()
    people.settle()
    people.power_cycle()
    people.press(RED, "ok")
    people.choose(RED, "Resume the game")
    people.settle()
    resign(people, RED)
    people.choose(RED, "Return match (0 : 1)")
    people.settle()
    assert people.game.to_act() == 1 - began


def test_three_players_have_no_return_match(sit):
    people = sit(game="banquet-royal", players="3")
    while not people.match:
        people.press(RED, "ok")
    people.settle()
    people.match.finish(1)
    people.app._go("result", people.desk.now)
    people.run(LOOK_MS)
    assert people.app.score[:2] == (0, 0)
    with pytest.raises(AssertionError):
        people.point(RED, "Return match (0 : 0)")


@pytest.mark.parametrize("name", facts.varied())
def test_a_match_that_the_last_of_many_players_begins_survives_a_power_cut(sit, name):
    most = games.declared(name).MAX_PLAYERS
    for seed in range(40):
        people = sit(seed, str(seed), game=name, players=most)
        people.begin()
        if people.game.to_act() == most - 1:
            break
    position = people.match.position
    people.until(lambda: not people.app.unsaved)
    people.power_cycle()
    people.press(RED, "ok")
    people.choose(RED, "Resume the game")
    assert people.match.position == position


def test_where_the_same_player_always_begins_a_return_match_is_dealt_too(people, monkeypatch):
    deal = deal_screen.deal
    began = people.game.to_act()

    def deal_alike(setup, rng):
        while True:
            game = deal(setup, rng)
            if game.to_act() == began:
                return game

    monkeypatch.setattr(deal_screen, "deal", deal_alike)
    resign(people, RED)
    people.choose(GREEN, "Return match (0 : 1)")
    people.settle()
    assert people.app.shown == "match"
    assert people.game.to_act() == began

"""The games that follow a game for two: its return match, the second of two, the same cards."""

import pytest

import games
import tables
from app import deal as deal_screen
from app import pause
from app.result import IGNORED_MS
from app.save import SETTINGS, Choices, Save, Score, SetUp
from games.history import History
from tests import facts
from tests.app.people import GREEN, RED
from ui.texts import say

FOR_TWO = [name for name in games.NAMES if games.declared(name).MIN_PLAYERS == 2]


@pytest.fixture(params=FOR_TWO)
def people(begun, request):
    """Two people in a match of each game."""
    return begun(game=request.param)


def resign(people, loser: int) -> None:
    """End the match, and let the record be kept."""
    pause.resign(people.match, loser)
    people.lead_to("result")
    people.run(IGNORED_MS)
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
    score = f"{first}\u00a01\u00a0:\u00a01\u00a0{second}"
    assert people.reads(RED, score)
    people.press(RED, "ok")
    assert people.reads(RED, score)
    people.begin()
    assert people.app.score.games == 0
    people.power_cycle()
    assert not people.reads(RED, " : ")


def test_a_match_that_was_restored_has_its_return_match(people):
    began = people.game.to_act()
    people.settle()
    people.resume()
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
    people.lead_to("result")
    people.run(IGNORED_MS)
    assert people.app.score.games == 0
    with pytest.raises(AssertionError):
        people.point(RED, "Return match (0 : 0)")


@pytest.mark.parametrize("name", facts.varied())
def test_a_match_that_the_last_of_many_players_begins_survives_a_power_cut(begun, name):
    most = games.declared(name).MAX_PLAYERS
    for seed in range(40):
        people = begun(seed, str(seed), game=name, players=most)
        if people.game.to_act() == most - 1:
            break
    position = people.match.position
    people.resume()
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


def deal_of(match) -> str:
    """Return the position that a match began with."""
    history = History(match.game)
    while history.undo() is not None:
        pass
    position = games.part(match.game.NAME, "notation").position(match.game)
    while history.ahead:
        history.redo()
    return position


def test_a_match_of_two_leads_on_to_its_second_game_and_tells_how_it_ended(begun):
    people = begun(two="on")
    began = people.game.to_act()
    resign(people, GREEN)
    assert people.glass(RED).marked("Second game (1 : 0)")
    people.press(RED, "ok")
    people.settle()
    assert people.game.to_act() == 1 - began
    resign(people, GREEN)
    assert people.tells(RED, "After two games: Red\u00a02\u00a0:\u00a00\u00a0Green")
    assert people.glass(RED).marked(say("Two more games"))
    people.press(RED, "ok")
    people.settle()
    assert people.app.score.games == 0
    resign(people, RED)
    assert people.glass(RED).marked("Second game (0 : 1)")


def test_a_shared_win_is_one_of_the_two_games(begun):
    people = begun(game="banquet-royal", two="on")
    people.match.finish(0b11)
    people.lead_to("result")
    people.run(IGNORED_MS)
    people.settle()
    assert people.glass(RED).marked("Second game (0 : 0)")
    people.power_cycle()
    assert people.app.score.shared == 1


def test_a_match_of_two_is_offered_to_two_only(sit):
    people = sit(game="banquet-royal")
    people.press(RED, "ok", "ok")
    people.choose(RED, "Set-up")
    people.point(RED, "Match of two")
    people.point(RED, "Players")
    people.press(RED, "right")
    with pytest.raises(AssertionError):
        people.point(RED, "Match of two")


@pytest.mark.parametrize("name", FOR_TWO)
def test_the_same_cards_are_dealt_with_the_ends_exchanged(begun, name):
    seats = [seat.lower() for seat in games.declared(name).SEATS[:2]]
    people = begun(game=name, **{seats[1]: "squire"}, people="1")
    deal = deal_of(people.match)
    resign(people, RED)
    people.choose(RED, "Same start, other ends")
    assert deal_of(people.match) == deal
    assert people.match.seats == ("squire", tables.PERSON)
    assert people.app.score.first == 1, "the score goes along with the players"
    people.resume()
    assert people.match.seats == ("squire", tables.PERSON)


def test_the_cards_of_a_match_that_was_resumed_are_not_dealt_again(people):
    people.resume()
    resign(people, RED)
    with pytest.raises(AssertionError):
        people.point(RED, "Same start, other ends")


def test_a_save_without_the_number_of_shared_wins_is_read():
    setup = SetUp(games.NAMES[0])
    record = Save(Choices(SETTINGS), setup, score=Score(2, 1, 0)).encode()
    assert b"\nscore 2 1 0 0" in record
    older = record.replace(b"score 2 1 0 0", b"score 2 1 0")
    assert Save.decode(older).score.text() == "2 1 0 0"


def test_the_score_of_one_game_is_not_told_of_another(people):
    first, second = games.declared(people.app.game).SEATS[:2]
    resign(people, GREEN)
    people.choose(RED, "Menu")
    assert people.reads(RED, f"{first}\u00a01\u00a0:\u00a00\u00a0{second}")
    other = games.NAMES[people.app.game == games.NAMES[0]]
    people.choose(RED, games.declared(other).TITLE)
    people.choose(RED, "Back")
    assert people.reads(RED, "Regalia")

"""Taking plays back within a turn, and taking a game up again after the power was lost."""

import pytest

from games.royal_visit import notation, parse, plays
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position

START = position("gikhj", red="K1*4,G1,W1,W2,J1")
TURN = ("K1:ij", "K1+K1:gf,ji,kj", "K1:ih")
BACK = "Take back"


@pytest.fixture
def people(begun):
    return begun(match=START)


def play_turn(people) -> list[str]:
    """Play TURN; the positions before each play."""
    stood = []
    for play in TURN:
        stood.append(people.position)
        people.play_text(play)
    return stood


def test_plays_are_taken_back_one_by_one_to_the_start_of_the_turn(people):
    stood = play_turn(people)
    for before in reversed(stood):
        people.use(RED, BACK)
        assert people.position == before
    assert people.position == START
    assert not people.offers(RED, BACK)


def test_an_ended_turn_is_not_taken_back(people):
    play_turn(people)
    people.play(plays.END)
    people.settle()
    for end in ENDS:
        assert not people.offers(end, BACK)


def test_a_power_cut_brings_back_no_turn_whose_cards_were_drawn(people):
    play_turn(people)
    people.use(RED, "End the turn")
    assert people.screen.busy, "it is still being told"
    stood = people.position
    people.power_cycle()
    people.begin()
    assert people.position == stood
    assert people.game.to_act() == GREEN


def test_after_a_power_cut_the_position_is_there_with_plays_to_take_back(people):
    play_turn(people)
    people.power_cycle()
    people.begin()
    game = parse.read_position(START)
    for play in TURN:
        game.play(parse.read_action(game, play))
    assert people.position == notation.position(game)
    assert people.game.turn_plays[: people.game.turn_length] == game.turn_plays[: game.turn_length]
    for _ in TURN:
        people.use(RED, BACK)
    assert people.position == START
    assert not people.offers(RED, BACK)


def test_the_computers_end_has_nothing_to_uncover(sit):
    people = sit(green="squire", match=START)
    people.press(RED, "ok", "ok")
    assert people.reads(RED, "OK shows your hand")
    assert not people.reads(GREEN, "OK shows your hand")

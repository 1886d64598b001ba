"""A game of two people from the deal to the end, by presses alone, and what comes after it."""

import pytest

import games
from app import outcome
from app.result import IGNORED_MS
from base import Rng
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position
from tests.moments import thought

_MOST_TURNS = 200


def play_to_the_end(people) -> None:
    """Both people decide as a squire would, and see to it that their buttons do it."""
    chance = Rng(1)
    for _ in range(_MOST_TURNS):
        people.settle()
        if people.match.over:
            return
        game = people.game
        people.play(*thought(game.view(game.to_act()), "squire", chance).choice)
    raise AssertionError(f"the game still goes on after {_MOST_TURNS} turns")


def test_a_whole_game_ends_in_a_result_that_says_who_won_and_how(begun):
    people = begun(speed="fast")
    play_to_the_end(people)
    people.until(lambda: not people.app.screen.busy)  # its record is written meanwhile
    game = people.game
    assert game.to_act() == games.OVER
    assert game.winners() == people.match.winners
    for end in ENDS:
        assert people.reads(end, ("Red wins", "Green wins")[people.match.winners - 1])
    assert people.match.why
    for end in ENDS:
        assert people.tells(end, people.match.why)
        assert people.tells(end, outcome.sentence(people.match, people.app.score, end))


@pytest.fixture
def at_the_end(begun):
    """People who see how Red's King came home."""
    people = begun(green="squire", match=position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3"))
    people.play_text("K1:cb")
    people.settle()
    people.run(IGNORED_MS)
    return people


def test_who_hurries_through_the_end_still_sees_it(begun):
    people = begun(match=position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3"))
    people.play_text("K1:cb")
    for _ in range(8):
        people.press(RED, "ok")
    assert people.reads(GREEN, "Red wins")


def test_a_king_at_home_ends_the_game_at_once(at_the_end):
    for end in ENDS:
        assert at_the_end.reads(end, ("You win!", "Red wins")[end])
        assert at_the_end.tells(end, "The King is in Red’s Chateau.")


@pytest.mark.parametrize("cut", [False, True])
def test_a_finished_game_is_not_offered_again(at_the_end, cut):
    if cut:
        at_the_end.power_cycle()
        at_the_end.press(RED, "ok")
    else:
        at_the_end.choose(RED, "Menu")
    for end in ENDS:
        assert at_the_end.reads(end, "Royal Visit")
        assert not at_the_end.reads(end, "Resume %s")


def test_power_lost_before_the_end_was_told_does_not_lose_the_end(begun):
    people = begun(match=position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3"))
    people.play_text("K1:cb")
    people.until(lambda: not people.screen.busy)
    people.power_cycle()
    people.press(RED, "ok", "ok")
    people.settle()
    assert people.reads(RED, "Red wins")

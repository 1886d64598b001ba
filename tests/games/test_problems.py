"""Every problem is proved again: all turns are played here, by what `Game.legal` allows."""

import pytest

from games.royal_visit import notation, problems
from games.royal_visit.game import Game
from games.royal_visit.parse import read_position
from games.royal_visit.plays import END, FAMILY, RED
from games.royal_visit.validate import position_error
from tests.moments import legal

NUMBERS = range(1, problems.COUNT + 1)


def best_continuation(game, known, ends, plays=0):
    """Return the fewest plays of a turn that wins from here on, or None; collect all turn ends.

    known: a dict that holds what was found for the part of a turn in the keys
    ends: a dict that gets where and with which cards a turn ends, and whether it wins
    """
    state = (FAMILY[game.turn_plays[0]] if plays else -1, *whereabouts(game))
    if state in known:
        return known[state]
    found = []
    for action in legal(game):
        game.play(action)
        won = game.winners() == 1 << RED
        if action == END or game.termination:
            # The cards left in the hand are those before the refill.
            ends[state[1:] if action == END else whereabouts(game)] = won
            found += [0 if action == END else 1] * won
        else:
            further = best_continuation(game, known, ends, plays + 1)
            if further is not None:
                found.append(1 + further)
        game.undo()
    known[state] = min(found, default=None)
    return known[state]


def whereabouts(game):
    return bytes(game.pieces), bytes(game.hands[RED])


def turns_of(number):
    """Return the fewest plays that win, how many turns win, and how many there are."""
    ends = {}
    fewest = best_continuation(problems.Problem(number).game, {}, ends)
    return fewest, sum(ends.values()), len(ends)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_stored_solution_wins_with_the_fewest_plays_and_has_its_grade(number):
    problem = problems.Problem(number)
    fewest, wins, turns = turns_of(number)
    assert 2 <= fewest == len(problem.solution)
    game = problem.game
    for action in problem.solution:
        assert game.to_act() == RED
        game.play(action)
    if game.to_act() == RED:
        game.play(END)
    assert game.winners() == 1 << RED
    rarity = 0  # of turns that win
    while turns // wins >> rarity:
        rarity += 1
    difficulty = len(set(problem.solution)) + rarity
    assert problems.grade(number) == min(max(difficulty - 4, 1), 5)


def test_they_go_from_easy_to_hard():
    grades = [problems.grade(number) for number in NUMBERS]
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3, 4, 5}


def test_they_are_positions_that_a_game_can_reach_and_all_different():
    """And no two have the same solution."""
    assert problems.COUNT >= 60
    texts, turns = set(), set()
    for number in NUMBERS:
        problem = problems.Problem(number)
        game = problem.game
        assert position_error(game) == ""
        text = notation.position(game)
        assert notation.position(read_position(text, game.edition)) == text
        texts.add(text)
        turns.add(notation.turn(game, problem.solution))
    assert len(texts) == len(turns) == problems.COUNT
    assert game.edition == Game().edition

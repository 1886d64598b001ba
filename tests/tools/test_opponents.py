"""The opponents of the arena: whole legal decisions from the view alone; open wins taken."""

import random
from itertools import islice

import pytest

import games
from base import Rng
from games.royal_visit import notation
from tests.facts import permute_hidden
from tests.games.tables import OPEN_WINS, open_win
from tests.moments import moments
from tools.arena import entrants, opponents, playing
from tools.arena.match import Match

DECISIONS = 25  # in a game


def decide(name: str, game, seed: int = 0) -> bytes:
    match = Match((name, name), game.NAME, plain=True)
    return entrants.entrant(name, match).decide(game.view(game.to_act()), seed)


@pytest.mark.parametrize(
    ("name", "opponent"), [(name, each) for name in games.NAMES for each in opponents.makers(name)]
)
def test_a_decision_is_legal_and_whole_and_the_same_whatever_is_hidden(name, opponent):
    shuffler = random.Random(opponent)
    for seed in range(2):
        game, rng = games.part(name, "game").Game(), Rng(seed)
        game.start(2 + seed * (games.declared(name).MAX_PLAYERS - 2), rng)
        for _ in islice(moments(game, rng), DECISIONS):
            player = game.to_act()
            choice = decide(opponent, game)
            permute_hidden(game, player, shuffler)
            assert decide(opponent, game) == choice
            for action in choice:
                assert game.to_act() == player
                game.play(action)
            assert game.to_act() != player or not game.can_take_back()


@pytest.mark.parametrize("opponent", opponents.makers("royal-visit"))
@OPEN_WINS
def test_a_win_that_lies_open_is_taken(opponent, board, result):
    game = open_win(board, result)
    for action in decide(opponent, game):
        game.play(action)
    assert notation.result(game) == result


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("one-ply-tuned", "one-ply"), ("one-ply", "squire")])
def test_the_better_ones_win_more(better, worse):
    match = Match((better, worse), plain=True)
    deals = [playing.play_deal(match, number) for number in range(40)]
    assert sum(deal.score for deal in deals) > 0.55 * len(deals)

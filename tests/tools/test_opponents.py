"""The fixed opponents of Royal Visit: legal turns, no use of hidden cards, obvious wins taken."""

import random

import pytest

from ai.royal_visit.search import Search
from base import Rng
from games import CHANCE, OVER
from games.royal_visit import notation
from games.royal_visit.game import Game
from games.royal_visit.plays import END, GREEN, KING, in_chateau
from tests.facts import permute_hidden
from tests.games.tables import OPEN_WINS, at, dealt, open_win
from tools.arena import entrants, opponents, playing
from tools.arena.match import Match
from tools.arena.opponents.evaluation import BY_HAND, DECIDED, worth
from tools.arena.opponents.one_ply import Thinker as OnePly

# Those that are compiled have tests of their own, which need numba.
NAMES = opponents.names("royal-visit")
EVERY_OPPONENT = pytest.mark.parametrize("name", NAMES)
PACKAGES = ("tools.arena.opponents", "tools.lab.opponents")
ROLLOUTS = 100


def decide(name: str, game: Game, seed: int = 0) -> bytes:
    match = Match((name, name), opponents=PACKAGES, rollouts=ROLLOUTS)
    return entrants.entrant(name, match).decide(game.view(game.side), seed)


def positions(count: int):
    """Games at the start of a turn, somewhere in their course."""
    for seed in range(count):
        rng = Rng(seed)
        game = Game()
        game.start(2, rng)
        legal = bytearray(game.ACTIONS)
        left = 5 + 3 * seed
        while left or game.to_act() == CHANCE or game.turn_length:
            if game.to_act() == OVER:
                break
            if game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
            else:
                game.play(legal[rng.below(game.legal(legal))])
            left = max(left - 1, 0)
        if game.to_act() != OVER:
            yield game


@EVERY_OPPONENT
def test_every_turn_is_legal_and_whole(name):
    for game in positions(12):
        mover = game.side
        for action in decide(name, game):
            game.play(action)
        assert game.to_act() != mover


@EVERY_OPPONENT
def test_what_can_not_be_seen_changes_nothing(name):
    for game in list(positions(6)):
        choice = decide(name, game, seed=5)
        permute_hidden(game, game.side, random.Random(9))
        assert decide(name, game, seed=5) == choice


@EVERY_OPPONENT
@OPEN_WINS
def test_a_win_that_lies_open_is_taken(name, board, result):
    game = open_win(board, result)
    for action in decide(name, game):
        game.play(action)
    assert notation.result(game) == result


@EVERY_OPPONENT
def test_the_king_is_not_given_away(name):
    for game in positions(12):
        mover = game.side
        for action in decide(name, game):
            game.play(action)
        assert not in_chateau(game.pieces[KING], 1 - mover)


@EVERY_OPPONENT
def test_who_can_do_nothing_passes(name):
    game = dealt("gikij i+ r", "-", "J3", "G1,G1,G2,G2,G2,G2,G2,G2,W1,W1")
    for action in decide(name, game):
        game.play(action)
    assert game.side == GREEN


def test_both_sides_of_the_board_are_judged_alike():
    """The mirror image of a position is worth the same to the player on the other end."""
    red = at("fhkej g+ r K1*3,G2,W2,J2*2,J3 ?8 ?38 -")
    green = at("gjlmh k+ g ?8 K1*3,G2,W2,J2*2,J3 ?38 -")
    assert values(red) == values(green)
    assert len(values(red)) > 20


def values(game: Game) -> list[int]:
    search = Search(game)
    found = []
    while search.next():
        found.append(worth(search.nodes, search.at, search.turn, search.hand, BY_HAND))
    return sorted(found)


def test_what_is_worth_everything_is_what_the_rules_call_a_win():
    for game in positions(25):
        search = Search(game)
        while search.next():
            value = worth(search.nodes, search.at, search.turn, search.hand, BY_HAND)
            mover = game.side
            turn = search.plays()
            for action in turn:
                game.play(action)
            won = game.winners() >> mover & 1
            assert (value == DECIDED, value == -DECIDED) == (
                won == 1,
                game.winners() > won << mover,
            )
            for _ in turn:
                game.undo()


def test_one_ply_takes_what_it_values_most():
    game = at("gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -")
    thinker = OnePly(game, Rng(0), BY_HAND)
    while not thinker.step():
        pass
    search = Search(game)
    turns = {}
    while search.next():
        turns[search.plays()] = worth(search.nodes, search.at, search.turn, search.hand, BY_HAND)
    assert turns[thinker.choice] == max(turns.values())
    assert thinker.choice[-1] == END


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("one-ply-tuned", "one-ply"), ("one-ply", "squire")])
def test_the_better_ones_win_more(better, worse):
    match = Match((better, worse))
    deals = [playing.play_deal(match, number) for number in range(40)]
    assert sum(deal.score for deal in deals) > 0.55 * len(deals)

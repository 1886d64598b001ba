"""Squire of Royal Visit: what it does, and what it does not use."""

import pytest

import ai
import games
from base import Rng
from games import Invalid
from games.royal_visit import notation
from games.royal_visit.game import Game
from games.royal_visit.plays import END, KING, in_chateau
from tests.games.tables import OPEN_WINS, at, dealt, open_win
from tests.moments import moments

SEEDS = range(10)


def decide(game: Game, seed: int) -> bytes:
    thinker = ai.thinker("royal-visit", "squire", game, Rng(seed))
    while not thinker.step():
        pass
    return thinker.choice


def result_after(game: Game, turn: bytes) -> str:
    for action in turn:
        game.play(action)
    return notation.result(game)


@pytest.mark.parametrize("seed", SEEDS)
@OPEN_WINS
def test_it_takes_a_win_in_one_turn(board, result, seed):
    game = open_win(board, result)
    assert result_after(game, decide(game, seed)) == result


def test_it_does_not_lose_the_king_if_it_can_avoid_it():
    for seed in range(30):
        rng = Rng(seed)
        game = Game()
        game.start(2, rng)
        for _ in moments(game, rng):
            mover = game.side
            for action in decide(game, rng.word()):
                game.play(action)
            assert not in_chateau(game.pieces[KING], 1 - mover)


def test_it_loses_the_king_only_if_there_is_no_other_act():
    game = at("noqoj i+ r K1 ?8 ?45 -")
    assert result_after(game, decide(game, 0)) == "g king"


def test_the_same_view_and_seed_give_the_same_turn_whatever_is_hidden():
    text = "gikhg i+ r K1*2,G1,G2*2,W2,J1,J2 %s"
    red = at(text % "?8 ?38 -")
    full = dealt("gikhg i+ r", "K1*2,G1,G2*2,W2,J1,J2", "K1*8", "G2,G2")
    other = dealt("gikhg i+ r", "K1*2,G1,G2*2,W2,J1,J2", "K1*6,G2*2", "K1,K1")
    assert notation.position(full.view(0)) == notation.position(other.view(0))
    choices = {decide(red, seed) for seed in range(40)}
    assert len(choices) > 1, "chance decides between acts that are about as good"
    for seed in SEEDS:
        assert decide(red, seed) == decide(red, seed)
        assert decide(full, seed) == decide(other, seed) == decide(full.view(0), seed)


def test_it_leaves_the_view_untouched_at_every_step():
    view = at("gikhg i+ r K1*2,G1,G2*2,W2,J1,J2 ?8 ?38 -")
    position = notation.position(view)
    thinker = ai.thinker("royal-visit", "squire", view, Rng(0))
    steps = 0
    while not thinker.step():
        assert notation.position(view) == position
        assert view.turn_length == 0
        steps += 1
    assert steps > 50


def test_it_ends_a_turn_that_has_begun():
    game = at("gikhg i+ r K1*2 ?8 ?44 -")
    game.play(0)
    assert decide(game, 0) == bytes([END])


def test_it_passes_when_it_must():
    game = at("gikgi i+ r - ?8 ?46 -")
    assert notation.turn(game, decide(game, 0)) == "pass"


def test_an_unknown_level_is_refused():
    assert games.declared("royal-visit").LEVELS == ("squire", "courtier", "chancellor", "sovereign")
    with pytest.raises(Invalid, match="no level is called 'wizard'; there is squire, courtier"):
        ai.thinker("royal-visit", "wizard", at("gikgi i+ r - ?8 ?46 -"), Rng(0))


def test_it_beats_random_players():
    won = 0
    for seed in range(40):
        rng = Rng(seed)
        game = Game()
        game.start(2, rng)
        into = bytearray(game.ACTIONS)
        for _ in moments(game, rng):
            if game.side == seed % 2:
                for action in decide(game, rng.word()):
                    game.play(action)
            else:
                game.play(into[rng.below(game.legal(into))])
        won += game.winners() == 1 << seed % 2
    assert won >= 36

"""Squire of Royal Visit."""

import pytest

import ai
import games
from base import Rng
from games import Invalid
from games.royal_visit import notation
from games.royal_visit.game import Game
from games.royal_visit.plays import KING, in_chateau
from tests.games.tables import OPEN_WINS, at, open_win
from tests.moments import moments, thought

SEEDS = range(10)


def decide(game: Game, seed: int) -> bytes:
    return thought(game, "squire", Rng(seed)).choice


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

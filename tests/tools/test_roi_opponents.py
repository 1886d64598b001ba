"""Fixed opponents of Roi & Compagnie: legal actions, no use of hidden cards, open wins taken."""

import random

import pytest

from base import Rng
from games import CHANCE, OVER
from games.roi_et_compagnie import notation
from games.roi_et_compagnie.game import Game
from tests.facts import permute_hidden
from tests.games.roi_tables import at, position
from tools.arena import entrants, opponents
from tools.arena.match import Match

# Those that are compiled have tests of their own, which need numba.
NAMES = opponents.names("roi-et-compagnie")
EVERY_OPPONENT = pytest.mark.parametrize("name", NAMES)
PACKAGES = ("tools.arena.opponents", "tools.lab.opponents")
ROLLOUTS = 200
GAMES = 3
LAST_OF_THE_MINE = "m2D1m3D2"  # two of its three cards are taken


def decide(name: str, game: Game) -> bytes:
    match = Match((name, name), game.NAME, opponents=PACKAGES, rollouts=ROLLOUTS)
    return entrants.entrant(name, match).decide(game.view(game.player), 1)


@EVERY_OPPONENT
def test_every_decision_is_legal_and_hidden_cards_do_not_change_it(name):
    shuffler = random.Random(name)
    for seed in range(GAMES):
        rng = Rng(seed)
        game = Game()
        game.start(2 + seed, rng)
        for _ in range(40):
            while game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
            if game.to_act() == OVER:
                break
            choice = decide(name, game)
            permute_hidden(game, game.player, shuffler)
            assert decide(name, game) == choice
            game.play(choice[0])


@EVERY_OPPONENT
def test_a_game_is_ended_only_to_win(name):
    for mine, theirs, act in (
        ("-", LAST_OF_THE_MINE, "take:D8"),
        (LAST_OF_THE_MINE, "-", "take:D8+m4"),
    ):
        game = at(position("B1D8G3O2F1", "111326", (mine, theirs), rolls=0))
        assert notation.action(game, decide(name, game)[0]) == act

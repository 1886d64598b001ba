"""Games of Roi & Compagnie in which much is taken."""

from base import Rng
from games.roi_et_compagnie.game import Game
from tests.moments import moments


def games(players: int, seeds: range):
    """Games played at random, at every moment when a player is to act; who can take, often does."""
    for seed in seeds:
        chance = Rng(seed)
        game = Game()
        game.start(players, chance)
        legal = bytearray(Game.ACTIONS)
        for _ in moments(game, chance):
            yield game
            count = game.legal(legal)
            last = legal[count - 1]
            game.play(last if chance.below(2) else legal[chance.below(count)])

"""Games of Roi & Compagnie in which much is taken."""

from games.roi_et_compagnie.game import Game
from tests.moments import legal, moments, started


def games(players: int, seeds: range):
    """Games played at random, at every moment when a player is to act; who can take, often does."""
    for seed in seeds:
        game, chance = started(Game.NAME, seed, players)
        for _ in moments(game, chance):
            yield game
            choices = legal(game)
            game.play(choices[-1] if chance.below(2) else choices[chance.below(len(choices))])

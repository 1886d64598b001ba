"""Games of Banquet Royal with all feasts."""

from games.banquet_royal import phases
from games.banquet_royal.game import Game
from tests.moments import legal, moments, started


def games(edition: str, players: int, seeds: range):
    """Games that are played at random, at every moment when a player is to act."""
    for seed in seeds:
        game, chance = started(Game.NAME, seed, players, edition)
        for _ in moments(game, chance):
            yield game
            choices = legal(game)
            feast = game.phase == phases.INVITE
            game.play(phases.HOLD if feast else choices[chance.below(len(choices))])

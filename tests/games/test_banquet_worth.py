"""Cached worth of feasts for the courtier of Banquet Royal."""

import random

from ai.banquet_royal.search import Worth
from base import Rng
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import FEAST, TWO

GROUPS = 6**3


def test_the_cache_changes_no_result():
    game = Game()
    game.start(4, Rng(1))
    asked = [
        (host, group, icon)
        for host in range(game.players)
        for group in range(1, GROUPS)
        for icon in range(FEAST, TWO + 1)
    ]
    alone = {about: Worth(game).feast(*about) for about in asked}
    in_a_row = Worth(game)
    for about in random.Random(1).choices(asked, k=4 * len(asked)):
        assert in_a_row.feast(*about) == alone[about]
        assert in_a_row.feast(*about) == alone[about]

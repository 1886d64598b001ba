"""What the courtier of Banquet Royal thinks that feasts are worth."""

import random

from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import FEAST, TWO
from games.rng import Rng
from players.banquet_royal.worth import Worth

GROUPS = 6**3


def test_what_was_asked_before_changes_no_answer():
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

"""Banquet Royal: engine and referee agree in whole games.

REGALIA_AGREEMENT=20 tries twenty times as many games.
"""

import os
import random
from collections.abc import Iterator

import pytest

from base import Rng
from games import OVER
from games.banquet_royal import EDITIONS, notation
from games.banquet_royal.game import Game
from tests.games.banquet_referee import TRANSPORTS, Table
from tests.games.banquet_tables import play
from tests.moments import words

EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))
PHASES = ("lift", "cast", "fall", "walk", "board", "invite", "scatter", "deal", "swap", "close")


def agree(game: Game, table: Table) -> None:
    """Check that legal actions, position, scores and result agree."""
    position = notation.position(game)
    assert position == table.text
    assert sorted(words(game)) == sorted(table.legal()), position
    assert [game.score(player) for player in range(game.players)] == table.scores()
    assert notation.TERMINATIONS[game.termination] == table.termination
    assert (game.to_act() == OVER) == bool(table.termination)
    if table.termination:
        assert notation.result(game) == f"{table.winners()} {table.termination}"


def follow(game: Game, rng: random.Random, dull: bool = False) -> Iterator[Table]:
    """Play at random in both; they agree before each action and cast, and at the end.

    In a dull game no player holds a feast, in other games they hold most feasts.
    """
    chance = Rng(rng.randrange(2**16))
    table = Table.read(notation.position(game))
    while True:
        agree(game, table)
        yield table
        if table.termination:
            return
        if table.phase == "fall":
            number = game.sample(chance)[0]
            play(game, number)
            table = table.fall(number)
        else:
            word = willing(rng, table, dull)
            play(game, word)
            table = table.act(word)


def willing(rng: random.Random, table: Table, dull: bool) -> str:
    """Return a word of the player to act, who accepts most offers."""
    legal = sorted(table.legal())
    if dull and table.phase == "invite":
        return "done"
    if len(legal) == 1 or rng.random() < 0.2:
        return rng.choice(legal)
    return rng.choice([word for word in legal if word != "done"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_agree(edition):
    met = set()
    for seed in range(9 * EFFORT):
        game = Game(edition)
        game.start(2 + seed % 3, Rng(seed))
        for table in follow(game, random.Random(seed), dull=seed % 9 == 8):
            met |= {table.phase, table.termination, len(table.players)}
            if table.phase == "board":
                met.add(table.icons[table.princess])
    assert met >= {*PHASES, *TRANSPORTS, "cakes", "turns", 2, 3, 4}

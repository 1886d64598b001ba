"""Tips say, in the first turns of a first match, why something moves that nobody moved."""

from importlib import import_module
from itertools import groupby

import pytest

import games
import tables
from base import Rng
from tests.moments import thought
from tests.tables.laid import Laid

MOST_TURNS = 60
# What changes by itself: the Crown's space, the feasts that were held, locations and penalties.
MOVES = {
    "royal-visit": lambda game: game.crown,
    "banquet-royal": lambda game: sum(map(sum, game.cakes_of)),
    "roi-et-compagnie": lambda game: (bytes(game.locations), game.penalties_size),
}


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.parametrize("wanted", [True, False])
def test_what_moves_by_itself_is_explained_each_time(tmp_path, name, wanted):
    laid = Laid(tmp_path, name, "royal")
    laid.deal(0)
    table = laid.table
    table.tip = wanted
    told = []
    moved = 0
    add = table.narration.add
    table.narration.add = lambda words, *more: (told.append(words), add(words, *more))
    chance = Rng(1)
    for _ in range(MOST_TURNS):
        player = laid.game.to_act()
        if player != games.OVER:
            for action in thought(laid.game.view(player), "squire", chance).choice:
                before = MOVES[name](laid.game)
                laid.play(action, chance)
                moved += MOVES[name](laid.game) != before
    words = import_module(tables.module(name, "words"))
    tips = [words.TIP, getattr(words, "LEAVE_TIP", words.TIP)]
    explained = [words for words, _ in groupby(told) if words in tips]
    assert moved > 1
    assert len(explained) == (moved if wanted else 0)
    assert set(explained) == (set(tips) if wanted else set())

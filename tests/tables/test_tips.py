"""A tip says once, in a first match, why something moves that nobody moved."""

from importlib import import_module
from itertools import groupby

import pytest

import ai
import games
import tables
from base import Rng
from tests.tables.laid import Laid

MOST_TURNS = 60


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("wanted", [True, False])
def test_what_moves_by_itself_is_explained_once(tmp_path, name, wanted):
    laid = Laid(tmp_path, name, "royal")
    laid.deal(0)
    table = laid.table
    table.tip = wanted
    told = []
    add = table.narration.add
    table.narration.add = lambda words, *more: (told.append(words), add(words, *more))
    chance = Rng(1)
    for _ in range(MOST_TURNS):
        player = laid.game.to_act()
        if player != games.OVER:
            for action in squires_turn(laid.game.view(player), chance):
                laid.play(action, chance)
    tip = import_module(tables.module(name, "words")).TIP
    spoken = [words for words, _ in groupby(told)]
    assert spoken.count(tip) == wanted
    assert not table.tip


def squires_turn(view, chance) -> bytes:
    thinker = ai.thinker(view.NAME, "squire", view, chance)
    while not thinker.step():
        pass
    return thinker.choice

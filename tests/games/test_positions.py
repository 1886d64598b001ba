"""A damaged position is refused with field and reason, or can be played to its end.

REGALIA_AGREEMENT=20 tries twenty times as many.
"""

import os
import random
import re

import pytest

import games
from base import Rng
from games import OVER, Invalid
from tests.games.misspelt import misspelt
from tests.moments import go_on, started, walked

EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))
EDITIONS = [(name, text) for name in games.NAMES for text in games.declared(name).EDITIONS]


def positions(name: str, edition: str) -> list[str]:
    """Return the positions of a random game of each number of players."""
    declared = games.declared(name)
    found = []
    for players in range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1):
        game, rng = started(name, players, players, edition)
        position = games.part(name, "notation").position
        found += [position(game) for _ in walked(game, rng) if not game.can_take_back()]
    return found


def play_to_the_end(game, position, rng: Rng) -> None:
    """Play at random, take everything back, and check that the position is the same again."""
    text, played = position(game), 0
    while game.to_act() != OVER:
        go_on(game, rng)
        played += 1
    assert game.winners()
    for _ in range(played):
        game.undo()
    assert position(game) == text


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(name, edition):
    rng = random.Random(f"{name} {edition}")
    parse, notation = games.part(name, "parse"), games.part(name, "notation")
    validate = games.part(name, "validate")
    sound = positions(name, edition)
    read, reasons = 0, set()
    for _ in range(400 * EFFORT):
        text = misspelt(rng, rng.choice(sound))
        try:
            game = parse.read_position(text, edition)
        except Invalid as why:
            reasons.add(str(why))
            continue
        assert notation.position(game) == text
        read += 1
        if read <= 10 * EFFORT and not validate.hidden_error(game):
            play_to_the_end(game, notation.position, Rng(read))
    assert read > 5 * EFFORT
    assert len(reasons) > 20
    assert all(re.match(r"[\w' ]+: .", why) for why in reasons)

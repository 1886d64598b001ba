"""Roi & Compagnie: engine and referee agree in whole games.

REGALIA_AGREEMENT=20 tries twenty times as many games and positions.
"""

import os
import random
import re
from itertools import chain, combinations_with_replacement, product
from pathlib import Path

import pytest

from base import Rng
from games import CHANCE, OVER
from games.roi_et_compagnie import cards, notation
from games.roi_et_compagnie.cards import INHABITANTS, card_name, meets
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.parse import read_dice
from tests.games.roi_referee import Table, fits, pairs
from tests.games.roi_tables import at, dealt, play
from tests.moments import words

EFFORT = int(os.environ.get("REGALIA_AGREEMENT", "1"))
FROZEN = Path(__file__).with_name("roi_needs.txt")
ENDINGS = {"inhabitants", "penalties", "locations"}
SIX = range(6)


def frozen() -> list[tuple[str, list[str]]]:
    """Return dice, and all inhabitants that they fit."""
    lines = FROZEN.read_text(encoding="ascii").splitlines()
    told = [line.split(" ") for line in lines if line and not line.startswith("#")]
    return [(faces, [name for name in names if name != "-"]) for faces, *names in told]


def engine_fits(faces: str) -> list[str]:
    numbers = read_dice(faces)
    return [card_name(kind) for kind in range(INHABITANTS) if meets(kind, numbers)]


@pytest.mark.parametrize(("faces", "names"), frozen())
def test_the_frozen_needs(faces, names):
    assert engine_fits(faces) == names
    assert fits(pairs(faces)) == names


@pytest.mark.slow
def test_the_needs_agree_on_all_dice():
    """Two dice have the same pattern, so the order of their numbers doesn't matter."""
    two = list(combinations_with_replacement(range(1, 7), 2))
    for cast in product(two, two, two):
        faces = cards.dice_text(bytearray(chain(*cast)))
        assert engine_fits(faces) == fits(pairs(faces)), faces


def agree(game: Game, table: Table) -> None:
    """Check that legal actions, position, scores and result agree."""
    assert set(words(game)) == table.legal()
    assert len(words(game)) == len(table.legal())
    assert [game.score(player) for player in range(game.players)] == table.scores()
    assert notation.TERMINATIONS[game.termination] == table.termination
    assert (game.to_act() == OVER) == bool(table.termination)
    if table.termination:
        assert notation.result(game) == f"{table.winners()} {table.termination}"
        assert notation.position(game).split(" ")[6:] == table.text.split(" ")[6:]
    else:
        assert notation.position(game) == table.text


def cast(game: Game, rng: Rng, table: Table, word: str, tries: int) -> Table:
    """Return the table after a cast, the luckiest of several."""
    falls = [notation.event(game.sample(rng)) for _ in range(tries)]
    after = max((table.roll(word, fall) for fall in falls), key=lambda table: len(table.legal()))
    fallen = [after.faces[die][0] for die in SIX if game.rolling >> die & 1]
    play(game, "".join(fallen))
    return after


def willing(rng: random.Random, table: Table, wish: str) -> str:
    """Return a word of the player to act, mostly one that matches the wish."""
    legal = sorted(table.legal())
    wished = [word for word in legal if re.search(wish, word)]
    return rng.choice(wished if wished and rng.random() < 0.9 else legal)


PLAYED = (
    ("roll", 1),
    ("take:[^+]*$|[+].[23]", 9),
    ("[+]", 9),
)  # a wish, and the number of casts to choose from


def test_whole_games_agree():
    """Some games avoid cards, others avoid locations or the last location."""
    rng = random.Random("games")
    endings = set()
    for seed in range(24 * EFFORT):
        wish, tries = PLAYED[seed % len(PLAYED)]
        game = Game()
        chance = Rng(seed)
        game.start(2 + seed % 4, chance)
        table = Table.read(notation.position(game))
        while not table.termination:
            agree(game, table)
            word = willing(rng, table, wish)
            play(game, word)
            if game.to_act() == CHANCE:
                table = cast(game, chance, table, word, tries)
            else:
                table = table.act(word)
        agree(game, table)
        endings.add((table.termination, len(table.kingdoms)))
    assert {how for how, _ in endings} == ENDINGS
    assert {players for _, players in endings} == {2, 3, 4, 5}


def test_every_card_taken_in_random_positions_agrees():
    rng = random.Random("cards")
    shapes, endings = set(), set()
    for _ in range(400 * EFFORT):
        text = dealt(rng)
        game, table = at(text), Table.read(text)
        agree(game, table)
        for word in table.legal():
            if word.startswith("roll"):
                continue
            after = table.act(word)
            agree(play(game, word), after)
            game.undo()
            agree(game, table)
            shapes.add(re.sub(r"\d", "", word))
            endings.add(after.termination)
    alone = {f"take:{race}" for race in "BEDGOCAFH"} | {"take:X>e", "penalty"}
    beside = {f"take:H,{race}" for race in "BEDGOCAF"} | {"take:H,X>e"}
    assert shapes >= alone | beside
    assert endings == {""} | ENDINGS

"""What is kept over a power-off fits its place in flash, whatever is chosen and played."""

import pytest

import games
import table
from console import save
from console.choices import SETTINGS, Choices, setup_choices
from drivers.store import MAX_PAYLOAD
from games import CHANCE, OVER
from games.rng import Rng
from games.royal_visit import cards
from tests.console.positions import at_random

GAMES = 12


def longest(choices) -> str:
    chosen = Choices(choices)
    for name, _, values in choices:
        chosen.set(name, max(values, key=len))
    return chosen.text()


def saved_on_the_way(name: str, seed: int):
    """The lines (match, plays) of every save in a random game with as many as can play."""
    notation = games.part(name, "notation")
    rng = Rng(seed)
    game = games.load(name).Game()
    game.start(game.MOST, rng)
    legal = bytearray(game.ACTIONS)
    match, plays = notation.position(game), []
    while game.to_act() != OVER:
        if game.to_act() == CHANCE:
            game.settle(game.sample(rng))
        else:
            action = legal[rng.below(game.legal(legal))]
            plays.append(notation.action(game, action))
            game.play(action)
        if game.to_act() >= 0 and not game.can_take_back():
            match, plays = notation.position(game), []
        if game.to_act() != CHANCE:
            yield match, " ".join(plays)


def longest_royal_visit() -> tuple[str, str]:
    """The longest of many; with eight cards of eight kinds in each hand, and the pile in full."""
    texts = [at_random(seed, turns=seed % 12) for seed in range(200)]
    fields = max(texts, key=len).split(" ")
    hand = cards.set_text(bytearray([1] * cards.HAND + [0] * (cards.KINDS - cards.HAND)))
    return " ".join([*fields[:3], hand, hand, *fields[5:]]), " ".join(["G2:fg,kj"] * 8 + ["end"])


@pytest.mark.parametrize("name", games.NAMES)
def test_the_longest_save_fits(name):
    saved: list[tuple[str, str]] = [
        lines for seed in range(GAMES) for lines in saved_on_the_way(name, seed)
    ]
    if name == "royal-visit":
        saved.append(longest_royal_visit())
    match, plays = max(saved, key=lambda lines: len(" ".join(lines)))
    lines = {
        "settings": longest(SETTINGS),
        "game": name,
        "setup": longest(setup_choices(name, table.load(name))),
        "match": match,
        "plays": plays,
    }
    assert {*lines, "begin"} == {*save.KEYS}  # which never comes with a match
    assert len(save.encode(lines)) <= MAX_PAYLOAD
    assert save.decode(save.encode(lines)) == lines

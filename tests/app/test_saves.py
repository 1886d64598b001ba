"""What is kept over a power-off fits its place in flash, whatever is chosen and played."""

import pytest

import games
from app.save import SETTINGS, Choices, Save, SetUp
from drivers.store import MAX_PAYLOAD
from games.royal_visit.plays import CARD_KINDS, HAND, cards_text
from tests.app.positions import at_random, saved_on_the_way

GAMES = 12


def longest_royal_visit() -> tuple[str, str]:
    """The longest of many; with eight cards of eight kinds in each hand, and the pile in full."""
    texts = [at_random(seed, turns=seed % 12) for seed in range(200)]
    fields = max(texts, key=len).split(" ")
    hand = cards_text(bytearray([1] * HAND + [0] * (CARD_KINDS - HAND)))
    return " ".join([*fields[:3], hand, hand, *fields[5:]]), " ".join(["G2:fg,kj"] * 8 + ["end"])


@pytest.mark.parametrize("name", games.NAMES)
def test_the_longest_save_fits(name):
    saved: list[tuple[str, str]] = [
        lines
        for seed in range(GAMES)
        for lines in saved_on_the_way(name, seed, games.declared(name).MAX_PLAYERS)
    ]
    if name == "royal-visit":
        saved.append(longest_royal_visit())
    match, plays = max(saved, key=lambda lines: len(" ".join(lines)))
    settings, setup = Choices(SETTINGS), SetUp(name)
    for choices in (settings, setup):
        for name in choices.names:
            choices.set(name, max(choices.values(name), key=len))
    record = Save(settings, setup, match, tuple(plays.split())).encode()
    assert len(record) <= MAX_PAYLOAD
    assert Save.decode(record).encode() == record

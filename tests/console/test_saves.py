"""What is kept over a power-off fits its place in flash, whatever is chosen and played."""

from console import save
from console.choices import SETTINGS, Choices, setup_choices
from drivers.store import MAX_PAYLOAD
from games.royal_visit import cards
from table.royal_visit import EDITIONS, SEATS
from tests.console.positions import at_random


def longest(choices) -> str:
    chosen = Choices(choices)
    for name, _, values in choices:
        chosen.set(name, max(values, key=len))
    return chosen.text()


def longest_position() -> str:
    """The longest of many; with eight cards of eight kinds in each hand, and the pile in full."""
    texts = [at_random(seed, turns=seed % 12) for seed in range(200)]
    fields = max(texts, key=len).split(" ")
    hand = cards.set_text(bytearray([1] * cards.HAND + [0] * (cards.KINDS - cards.HAND)))
    return " ".join([*fields[:3], hand, hand, *fields[5:]])


def test_the_longest_save_fits():
    setup = longest(setup_choices("royal-visit", SEATS, EDITIONS))
    lines = {
        "settings": longest(SETTINGS),
        "setup": setup,
        "begun": setup,
        "match": longest_position(),
        "plays": " ".join(["G2:fg,kj"] * cards.HAND + ["end"]),
    }
    assert list(lines) == list(save.KEYS)
    assert len(save.encode(lines)) <= MAX_PAYLOAD
    assert save.decode(save.encode(lines)) == lines

"""What is kept over a power-off fits its place in flash, whatever is chosen and played."""

import pytest

import games
from app.save import SETTINGS, Choices, Save, SetUp
from drivers.store import MAX_PAYLOAD
from tests import facts
from tests.app.positions import saved_on_the_way

GAMES = 12


@pytest.mark.parametrize("name", games.NAMES)
def test_the_longest_save_fits(name):
    saved: list[tuple[str, str]] = [
        lines
        for seed in range(GAMES)
        for lines in saved_on_the_way(name, seed, games.declared(name).MAX_PLAYERS)
    ]
    saved += facts.of(name).longest_saves()
    match, plays = max(saved, key=lambda lines: len(" ".join(lines)))
    settings, setup = Choices(SETTINGS), SetUp(name)
    for choices in (settings, setup):
        for name in choices.names:
            choices.set(name, max(choices.values(name), key=len))
    record = Save(settings, setup, match, tuple(plays.split()), (99, 99, -1, 99)).encode()
    assert len(record) <= MAX_PAYLOAD
    assert Save.decode(record).encode() == record

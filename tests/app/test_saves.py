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
    record = Save(settings, setup, match, tuple(plays.split()), (99, 99, -1, 99), 9_999).encode()
    assert len(record) <= MAX_PAYLOAD
    assert Save.decode(record).encode() == record


def test_a_save_of_before_turns_were_counted_is_read():
    name = games.NAMES[0]
    position, plays = next(saved_on_the_way(name, 1, 2))
    record = Save(Choices(SETTINGS), SetUp(name), position, tuple(plays.split()), turn=7).encode()
    assert Save.decode(record).turn == 7
    older = b"\n".join(line for line in record.split(b"\n") if not line.startswith(b"turn "))
    assert Save.decode(older).turn == 0
    assert Save.decode(older).plays == tuple(plays.split())

"""What is kept over a power-off fits its place in flash, whatever is chosen and played."""

import pytest

import games
from app.save import SETTINGS, Choices, Save, Score, SetUp
from drivers.store import MAX_PAYLOAD
from tests import facts
from tests.app.positions import saved_on_the_way
from tests.games.work import lines

GAMES = 12
MOST_LINES = 3_000  # some 36 ms on a Pico
STRIDE = 7


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
    most = games.declared(name).MAX_PLAYERS
    level = str(len(games.declared(name).LEVELS))
    last = ".".join("0" * people + level * (most - people) for people in range(most + 1))
    free = {"names": ".".join(["É" * 8] * most), "told": ".".join(games.NAMES), "last": last}
    for choices in (settings, setup):
        for option in choices.names:
            choices.set(option, max(choices.values(option) or [free[option]], key=len))
    record = Save(
        settings, setup, match, tuple(plays.split()), Score(99, 99, -1, 99), 9_999
    ).encode()
    assert len(record) <= MAX_PAYLOAD
    held = Save.decode(record)
    assert (held.position, " ".join(held.plays)) == (match, plays), "even without names"


def test_a_save_of_before_turns_were_counted_is_read():
    name = games.NAMES[0]
    position, plays = next(saved_on_the_way(name, 1, 2))
    record = Save(Choices(SETTINGS), SetUp(name), position, tuple(plays.split()), turn=7).encode()
    assert Save.decode(record).turn == 7
    older = b"\n".join(line for line in record.split(b"\n") if not line.startswith(b"turn "))
    assert Save.decode(older).turn == 0
    assert Save.decode(older).plays == tuple(plays.split())


@pytest.mark.parametrize("name", games.NAMES)
def test_a_step_of_restoring_a_match_is_little_work(name):
    """So no tick is long: in one piece it took 92 ms on a Pico."""
    for part in ("notation", "parse", "validate"):
        games.part(name, part)  # which is loaded before
    setup = SetUp(name)
    if "players" in setup.names:
        setup.set("players", str(games.declared(name).MAX_PLAYERS))
    for position, plays in list(saved_on_the_way(name, 1, setup.players))[::STRIDE]:
        save = Save(Choices(SETTINGS), setup, position, tuple(plays.split()))
        steps = sum(1 for _ in save.reading_game())
        reading = save.reading_game()
        for _ in range(steps):
            assert lines(next, reading) <= MOST_LINES
        assert lines(next, reading, None) <= MOST_LINES

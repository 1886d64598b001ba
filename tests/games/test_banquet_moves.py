"""Banquet Royal: the frozen choices, and a second reading of the rules that has to agree."""

from itertools import chain
from pathlib import Path

import pytest

from games.banquet_royal import notation
from games.banquet_royal.phases import BOARD, INVITE, LIFT, SCATTER, SWAP, WALK
from games.banquet_royal.rules import EDITIONS
from tests.games.banquet_referee import Referee
from tests.games.banquet_tables import at, choices, play, walk

FROZEN = Path(__file__).with_name("banquet_moves.txt")
PLAYERS = (2, 3, 4)
COMPARED = (LIFT, WALK, BOARD, SCATTER, SWAP)


def frozen() -> list[tuple[str, str, str, str]]:
    """Title, edition, position and choices of each."""
    stanzas = FROZEN.read_text(encoding="ascii").strip().split("\n\n")[1:]
    found = []
    for title, table, told in (stanza.split("\n") for stanza in stanzas):
        edition, position = table.split(" ; ")
        found.append((title, edition, position, told))
    return found


def told_apart(told: str) -> set[str]:
    """The choices of a line, which names each start once."""
    if told.startswith("feast > "):
        return {told.removeprefix("feast > ")}
    found = set()
    for word in told.split(" "):
        start, dash, ends = word.partition("-")
        found |= {start + dash + end for end in ends.split(",")}
    return found


@pytest.mark.parametrize(("title", "edition", "position", "told"), frozen())
def test_the_frozen_choices(title, edition, position, told):
    assert choices(at(position, edition)) == told_apart(told), title


@pytest.mark.parametrize(
    ("title", "position", "told"),
    [
        (title, position, told)
        for title, _, position, told in frozen()
        if " invite " not in position
    ],
)
def test_the_second_reading_agrees_with_the_frozen_choices(title, position, told):
    assert Referee(position).choices() == told_apart(told), title


def test_enough_is_frozen():
    phases = [position.split(" ")[3] for _, _, position, _ in frozen()]
    assert len(phases) >= 40
    assert set(phases) == {"lift", "walk", "board", "invite", "scatter", "swap"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_second_reading_agrees_all_along_random_games(edition, players):
    compared = set()
    for game in chain.from_iterable(walk(seed, players, edition) for seed in range(3)):
        if game.phase in COMPARED:
            assert choices(game) == Referee(notation.position(game)).choices()
            compared.add(game.phase)
        if game.phase == INVITE:
            told = Referee(notation.position(game))
            cake = told.cakes[0]
            eater = game.player
            play(game, "feast")
            won = [(game.guests[p], game.crowns[p]) for p in range(players)]
            expected = told.feast()
            if cake == "c":
                expected[eater] = (expected[eater][0], expected[eater][1] + 2)
            assert won == expected
            game.undo()
    assert compared == set(COMPARED)

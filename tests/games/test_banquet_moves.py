"""Frozen choices of Banquet Royal, which engine and referee must both find."""

from pathlib import Path

import pytest

from tests.games.banquet_referee import Table
from tests.games.banquet_tables import at, choices

FROZEN = Path(__file__).with_name("banquet_moves.txt")


def frozen() -> list[tuple[str, str, str, str]]:
    """Return title, edition, position and choices of each entry."""
    stanzas = FROZEN.read_text(encoding="ascii").strip().split("\n\n")[1:]
    found = []
    for title, table, told in (stanza.split("\n") for stanza in stanzas):
        edition, position = table.split(" ; ")
        found.append((title, edition, position, told))
    return found


def told_apart(told: str) -> set[str]:
    """Return the choices of a line, which names each start once."""
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


@pytest.mark.parametrize(("title", "edition", "position", "told"), frozen())
def test_the_referee_finds_the_frozen_choices(title, edition, position, told):
    table = Table.read(position)
    found = {table.act("feast").text} if table.phase == "invite" else table.choices()
    assert found == told_apart(told), title


def test_there_are_enough_frozen_choices():
    phases = [position.split(" ")[3] for _, _, position, _ in frozen()]
    assert len(phases) >= 40
    assert set(phases) == {"lift", "walk", "board", "invite", "scatter", "swap"}

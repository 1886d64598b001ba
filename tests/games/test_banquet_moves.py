"""Frozen choices of Banquet Royal, which engine and referee must both find."""

from pathlib import Path

import pytest

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

"""Budgets that follow from what a Pico has, and breaches of them."""

import tomllib
from pathlib import Path

from tools.emulate.budgets import FREE
from tools.installing.suitable import ROOM
from tools.sizing.measure import Sizes

_FILE = Path(__file__).with_name("budget.toml")
_KB = 1024
_SEE = "see 'Budgets' in firmware/docs/memory-and-timing.md"


def most_blocks() -> int:
    """Return the most blocks of flash that the firmware may take."""
    return _figures()["flash"]["blocks"] - ROOM


def most_code() -> dict[str, int]:
    """Return the most bytes of code in a match of each game that was measured."""
    return {
        game: match["code"] + round((match["free"] - FREE.limit) * _KB)
        for game, match in _figures()["match"].items()
    }


def breaches(sizes: Sizes, blocks: int, code: dict[str, int]) -> list[str]:
    """Return a message for each breach of `blocks` and `code`, the most of each.

    A game that was not measured may take as much code as the one that may take least.
    """
    found = [f"{game}: there is no such game ({_FILE.name})" for game in code.keys() - sizes.games]
    if sizes.blocks > blocks:
        found.append(
            f"flash: {sizes.blocks} blocks, {sizes.blocks - blocks} more than leave {ROOM} free for"
            f" saves, records and updates; {_SEE}"
        )
    for game in sizes.games:
        over = sizes.total(game) - code.get(game, min(code.values()))
        if over > 0:
            found.append(
                f"{game}: {sizes.total(game):,} bytes of code, {over:,} more than surely leave"
                f" {FREE.limit} KB of heap in a match; {_SEE}"
            )
    return sorted(found)


def _figures() -> dict:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))

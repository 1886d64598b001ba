"""Report of a series of games: the heap in the course of it."""

from collections.abc import Sequence
from itertools import pairwise

from tools.endurance.series import Game

_SPANS = 4


def report(games: Sequence[Game]) -> str:
    """Return the report: what was played, and the heap in each quarter of the series."""
    levels = {level for game in games for level in game.levels}
    hours = sum(game.ms for game in games) / 3_600_000
    lines = [
        f"{len(games)} games, {hours:.1f} hours of virtual time",
        "games: " + ", ".join(sorted({game.name for game in games})),
        "levels: " + ", ".join(sorted(levels)),
        "languages: " + ", ".join(sorted({game.language for game in games})),
        "",
        f"{'games':>9}{'bytes used, at most':>24}{'largest free block, at least':>32}",
    ]
    for start, span in spans(games):
        used = max(game.used for game in span)
        free = min(game.largest_free for game in span)
        lines.append(f"{f'{start + 1}-{start + len(span)}':>9}{used:>24,}{free:>32,}")
    return "\n".join(lines)


def spans(games: Sequence[Game]) -> list[tuple[int, Sequence[Game]]]:
    """Return the quarters of the series, each with the number of its first game from 0.

    With fewer than four games, each is a span.
    """
    number = min(_SPANS, len(games))
    bounds = [len(games) * i // number for i in range(number + 1)]
    return [(start, games[start:end]) for start, end in pairwise(bounds)]

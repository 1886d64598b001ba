"""Opponents to measure a player against; they are not part of the firmware.

Each is a module with a `Thinker`, as the levels have, which decides from the view alone.
"""

from collections.abc import Callable
from functools import partial

from tools.arena.opponents import evaluation, one_ply, points

_MAKERS: dict[str, dict[str, Callable]] = {
    "royal-visit": {
        "one-ply": partial(one_ply.Thinker, weights=evaluation.BY_HAND),
        "one-ply-tuned": partial(one_ply.Thinker, weights=evaluation.BY_PLAY),
    },
    "roi-et-compagnie": {"points": points.Thinker},
}


def names(game: str) -> tuple[str, ...]:
    """Return the names of the opponents for a game."""
    return tuple(_MAKERS.get(game, ()))


def maker(game: str, name: str, rollouts: int) -> Callable:
    """Return the function `make(view, rng)` that makes a thinker of that opponent."""
    return _MAKERS[game][name]

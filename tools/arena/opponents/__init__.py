"""Opponents to measure the levels against; they are not part of the firmware.

Each is a module with a `Thinker`, as the levels have, which decides from the view alone.
"""

import importlib
from collections.abc import Callable
from functools import partial

ONE_PLY = "one-ply"
ONE_PLY_TUNED = "one-ply-tuned"
MONTE_CARLO = "monte-carlo"
MONTE_CARLO_GREEDY = "monte-carlo-greedy"
POINTS = "points"

COMPILED = (MONTE_CARLO, MONTE_CARLO_GREEDY)  # these need the dependency group train

_OPPONENTS = {
    "royal-visit": (ONE_PLY, ONE_PLY_TUNED, *COMPILED),
    "roi-et-compagnie": (POINTS, MONTE_CARLO),
    "banquet-royal": (MONTE_CARLO,),
}

_RULES_ALONE = {  # the modules of Monte-Carlo players that have no evaluation
    "roi-et-compagnie": "roi_monte_carlo",
    "banquet-royal": "banquet_monte_carlo",
}


def names(game: str) -> tuple[str, ...]:
    """Return the names of the opponents for a game."""
    return _OPPONENTS.get(game, ())


def maker(name: str, rollouts: int, game: str = "royal-visit") -> Callable:
    """Return the function `make(view, rng)` that makes a thinker of that opponent."""
    if name == POINTS:
        from tools.arena.opponents import points

        return points.Thinker
    if game in _RULES_ALONE:
        module = importlib.import_module(f"{__name__}.{_RULES_ALONE[game]}")
        return partial(module.Thinker, rollouts=rollouts)
    if name in COMPILED:
        from tools.arena.opponents import (  # importing compiles them, which takes seconds
            monte_carlo,
            playouts,
        )

        whim = playouts.GREEDY if name == MONTE_CARLO_GREEDY else playouts.AT_RANDOM
        return partial(monte_carlo.Thinker, rollouts=rollouts, whim=whim)
    from tools.arena.opponents import evaluation, one_ply

    weights = evaluation.BY_PLAY if name == ONE_PLY_TUNED else evaluation.BY_HAND
    return partial(one_ply.Thinker, weights=weights)

"""Monte-Carlo opponents, compiled by numba. They need the dependency group `train`.

The package has the functions of `tools.arena.opponents`.
"""

import importlib
from collections.abc import Callable
from functools import partial

MONTE_CARLO = "monte-carlo"
MONTE_CARLO_GREEDY = "monte-carlo-greedy"

_MODULES = {
    "royal-visit": "monte_carlo",
    "roi-et-compagnie": "roi_monte_carlo",
    "banquet-royal": "banquet_monte_carlo",
}


def names(game: str) -> tuple[str, ...]:
    """Return the names of the opponents for a game."""
    if game == "royal-visit":
        return (MONTE_CARLO, MONTE_CARLO_GREEDY)
    return (MONTE_CARLO,) if game in _MODULES else ()


def maker(game: str, name: str, rollouts: int) -> Callable:
    """Return the function `make(view, rng)` that makes a thinker of that opponent."""
    module = importlib.import_module(f"{__name__}.{_MODULES[game]}")  # compiles it: seconds
    make = partial(module.Thinker, rollouts=rollouts)
    if game != "royal-visit":
        return make
    from tools.lab.opponents.rollouts import AT_RANDOM, GREEDY

    return partial(make, whim=GREEDY if name == MONTE_CARLO_GREEDY else AT_RANDOM)

"""Opponents that live on the desk only: the measuring sticks of the computer's levels.

Each is a module with a `Thinker` as the levels have, and decides from the view alone as they do.
"""

from collections.abc import Callable
from functools import partial

ONE_PLY = "one-ply"
ONE_PLY_TUNED = "one-ply-tuned"
MONTE_CARLO = "monte-carlo"
MONTE_CARLO_GREEDY = "monte-carlo-greedy"

COMPILED = (MONTE_CARLO, MONTE_CARLO_GREEDY)  # these need what training needs

_OPPONENTS = {"royal-visit": (ONE_PLY, ONE_PLY_TUNED, *COMPILED)}


def names(game: str) -> tuple[str, ...]:
    """The names of the opponents that play this game."""
    return _OPPONENTS.get(game, ())


def maker(name: str, rollouts: int) -> Callable:
    """What makes a thinker of that opponent about a view, `make(view, rng)`."""
    if name in COMPILED:
        from tools.arena.opponents import monte_carlo, playouts  # only now: it takes its time

        whim = playouts.GREEDY if name == MONTE_CARLO_GREEDY else playouts.AT_RANDOM
        return partial(monte_carlo.Thinker, rollouts=rollouts, whim=whim)
    from tools.arena.opponents import evaluation, one_ply

    weights = evaluation.BY_PLAY if name == ONE_PLY_TUNED else evaluation.BY_HAND
    return partial(one_ply.Thinker, weights=weights)

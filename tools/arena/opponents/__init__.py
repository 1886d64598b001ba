"""Opponents that live on the desk only: the measuring sticks of the computer's levels.

Each is a module with a `Thinker` as the levels have, and decides from the view alone as they do.
"""

from collections.abc import Callable
from functools import partial

ONE_PLY = "one-ply"
ONE_PLY_TUNED = "one-ply-tuned"
MONTE_CARLO = "monte-carlo"

_OPPONENTS = {"royal-visit": (ONE_PLY, ONE_PLY_TUNED, MONTE_CARLO)}


def names(game: str) -> tuple[str, ...]:
    """The names of the opponents that play this game."""
    return _OPPONENTS.get(game, ())


def maker(name: str, rollouts: int) -> Callable:
    """What makes a thinker of that opponent about a view, `make(view, rng)`."""
    if name == MONTE_CARLO:
        from tools.arena.opponents import (
            monte_carlo,
        )  # only now: it needs numba, and takes its time

        return partial(monte_carlo.Thinker, rollouts=rollouts)
    from tools.arena.opponents import evaluation, one_ply

    weights = evaluation.BY_PLAY if name == ONE_PLY_TUNED else evaluation.BY_HAND
    return partial(one_ply.Thinker, weights=weights)

"""Opponents that live on the desk only: the measuring sticks of the computer's levels.

Each is a module with a `Thinker` as the levels have, and decides from the view alone as they do.
"""

from collections.abc import Callable
from functools import partial

_OPPONENTS = {"royal-visit": ("one-ply", "monte-carlo")}


def names(game: str) -> tuple[str, ...]:
    """The names of the opponents that play this game."""
    return _OPPONENTS.get(game, ())


def maker(game: str, name: str, rollouts: int) -> Callable:
    """What makes a thinker of that opponent about a view, `make(view, rng)`."""
    assert name in names(game)
    if name == "one-ply":
        from tools.arena.opponents import one_ply

        return one_ply.Thinker
    from tools.arena.opponents import monte_carlo

    return partial(monte_carlo.Thinker, rollouts=rollouts)

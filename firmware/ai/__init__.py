"""Computer players: each level of a game decides a turn from the view of its player.

A level is a module `ai/<game>/<level>` with a class Thinker; the game's declaration lists its
levels. PARTS of the package `ai/<game>` has for each level the full names of the modules that it
imports, in that order: `loading` loads each in a step of its own.

    Thinker(view, rng)     decides for the player to act, from that player's view alone
    .step()                do one bounded piece of work; True once decided
    .choice                then: the actions of the whole turn, as bytes

The same view and the same state of the generator give the same choice. A thinker leaves the view
unchanged.

The level named HINT_LEVEL also rates turns. Its thinker accepts the view of a turn that has begun,
and has

    .worth                 the chance to win with the choice, in thousandths; 0 and 1000 mean that
                           the game is decided. Before the first step: the chance to win if the turn
                           ends as it is
    .choice                at any time: the best turn found so far, or the rest of a turn that has
                           begun
"""

import games
from base import loader


def loading(lifetime: int, game: str, level: str):
    """Load a level for a lifetime, a module a step. Raises Invalid for an unknown level."""
    name = module(game, level)
    package = loader.load(lifetime, "ai." + games.folder(game))
    for part in package.PARTS[level] + (name,):
        yield
        loader.load(lifetime, part)


def load(game: str, level: str):
    """Import and return the module of a level. Raises Invalid for an unknown level."""
    return __import__(module(game, level), None, None, ("Thinker",))


def module(game: str, level: str) -> str:
    """Return the full name of the module of a level. Raises Invalid for an unknown level."""
    levels = games.declared(game).LEVELS
    if level not in levels:
        raise games.Invalid(
            "no level is called '%s'; there is %s" % (games.brief(level), ", ".join(levels))
        )
    return "ai.%s.%s" % (games.folder(game), level)


def thinker(game: str, level: str, view, rng):
    """Return a thinker of a level for a view. Raises Invalid for an unknown level."""
    return load(game, level).Thinker(view, rng)

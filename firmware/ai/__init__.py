"""Computer players: each level of a game decides a turn from the view of its player.

The declaration of a game lists its levels. PARTS of the package `ai/<game>` has for each level the
full names of the modules to load, in the order in which they import each other. The last one has
the level: a class with its name and a capital, such as Squire. It makes thinkers:

    Squire(view, rng)      decides for the player to act, from that player's view alone
    .step()                do one bounded piece of work; True once decided
    .choice                then: the actions of the whole turn, as bytes

The same view and the same state of the generator give the same choice. A thinker leaves the view
unchanged.

A level that was trained has its weights in a file, which `load` reads, see `ai.network.Trained`.

The level named HINT_LEVEL also rates turns. Its thinker accepts the view of a turn that has begun,
and has

    .worth                 the chance to win with the choice, in thousandths; 0 and 1000 mean that
                           the game is decided. Before the first step: the chance to win if the turn
                           ends as it is
    .choice                at any time: the best turn found so far, or the rest of a turn that has
                           begun
"""

import games
from base import flash_data, loader


def loading(lifetime: int, game: str, level: str):
    """Load a level for a lifetime: in each step a module, in the last one its weights."""
    loader.collect_while_loading()  # else it might be amid the first module
    yield
    package = loader.load(lifetime, "ai." + games.folder(game))
    yield
    yield from loader.loading(lifetime, package.PARTS[level], collects=False)
    load(game, level)


def load(game: str, level: str):
    """Import the module of a level; return the level's class, with its weights.

    Raises Invalid for an unknown level, and Damaged for damaged weights.
    """
    levels = games.declared(game).LEVELS
    if level not in levels:
        raise games.Invalid(
            "no level is called '%s'; there is %s" % (games.brief(level), ", ".join(levels))
        )
    package = __import__("ai." + games.folder(game), None, None, ("PARTS",))
    name = level[0].upper() + level[1:]
    found = getattr(__import__(package.PARTS[level][-1], None, None, (name,)), name)
    file = getattr(found, "FILE", "")
    if file and not found.BLOCKS:
        found.BLOCKS = flash_data.checked(file)
    return found


def thinker(game: str, level: str, view, rng):
    """Return a thinker of a level for a view. Raises Invalid for an unknown level."""
    return load(game, level)(view, rng)

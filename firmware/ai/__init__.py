"""Computer players: each level of a game decides a turn from the view of its player.

The declaration of a game lists its levels; tools/contracts.py says what a level has.
"""

import games
from base import flash_data, heap, loader


def loading(lifetime: int, game: str, level: str):
    """Load a level for a lifetime: in each step a module, in the last one its weights."""
    heap.collect_while_loading()  # else it might be amid the first module
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

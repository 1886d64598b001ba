"""Who decides when no person does: the computer's levels of each game.

A level is a module `players/<game>/<level>` with a class `Thinker`:

    Thinker(view, rng)     is to decide for the player to act, from that player's view alone
    .step()                one bounded piece of work; True once it has decided
    .choice                then: the actions of the whole turn, as bytes

The same view and the same state of the generator give the same choice. The view stays untouched.

The level that `adviser` names for a game also says how good a turn is. Its thinker may be asked
about a turn that has begun, and has

    .worth                 how likely the choice makes it that its player wins, in thousandths; both
                           ends mean that the act decides. Before the first step: the same of a turn
                           that has begun, as it stands
    .choice                at any time: the best found so far; how to go on, where a turn has begun
"""

from games import Invalid, brief, folder

_LEVELS = {
    "royal-visit": ("squire", "courtier", "chancellor", "sovereign"),
    "roi-et-compagnie": ("squire", "courtier"),
    "banquet-royal": ("squire", "courtier"),
}

_ADVISERS = {"royal-visit": "sovereign"}


def levels(game: str) -> tuple:
    """The names of the levels that play this game, the weakest first."""
    return _LEVELS.get(game, ())


def adviser(game: str) -> str:
    """The level that says what turns of this game are worth; "" where none does."""
    return _ADVISERS.get(game, "")


def load(game: str, level: str):
    """The module of a level, imported only now. Raises Invalid when there is no such level."""
    if level not in levels(game):
        raise Invalid(
            "no level is called '%s'; there is %s" % (brief(level), ", ".join(levels(game)))
        )
    return __import__("players.%s.%s" % (folder(game), level), None, None, ("Thinker",))


def thinker(game: str, level: str, view, rng):
    """A thinker of that level about that view. Raises Invalid when there is no such level."""
    return load(game, level).Thinker(view, rng)

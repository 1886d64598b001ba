"""Computer players: each level of a game decides a turn from the view of its player.

The declaration of a game lists its levels. PARTS of the package `ai/<game>` has for each level the
full names of the modules to load, in the order in which they import each other. The last one has
the level: a class with its name and a capital, such as Squire. It makes thinkers:

    Squire(view, rng)      decides for the player to act, from that player's view alone
    .step()                do one bounded piece of work; True once decided
    .choice                then: the actions of the whole turn, as bytes

The same view and the same state of the generator give the same choice. A thinker leaves the view
unchanged.

A level that was trained has its weights in a file. `load` reads them:

    FILE                   the name of that file
    PAGES                  its pages, see `base.flash_data.checked`; [] before

The level named HINT_LEVEL also rates turns. Its thinker accepts the view of a turn that has begun,
and has

    .worth                 the chance to win with the choice, in thousandths; 0 and 1000 mean that
                           the game is decided. Before the first step: the chance to win if the turn
                           ends as it is
    .choice                at any time: the best turn found so far, or the rest of a turn that has
                           begun

The judgement of a network is a logarithm of odds, in units that each network chooses for itself.
`win_share` makes a share of the win of it: the logistic function, in integers.
"""

from micropython import const

import games
from base import flash_data, loader

WHOLE_WIN = const(32000)  # the share of a whole win

_HALF = const(16000)
_STEPS = const(8)  # table entries for each unit of the logarithm

# The logistic function of 0, 1/8, 2/8, ..., 8 times WHOLE_WIN, less _HALF. Beyond 8 it is constant,
# well below WHOLE_WIN: a win that is almost certain is worth less than one that ends the game.
_SHARES = (
    0, 999, 1990, 2965, 3919, 4843, 5734, 6585, 7394, 8157, 8874, 9542,
    10162, 10735, 11262, 11745, 12186, 12586, 12949, 13277, 13573, 13839, 14077, 14291,
    14482, 14653, 14806, 14941, 15062, 15169, 15265, 15349, 15424, 15491, 15550, 15602,
    15648, 15689, 15726, 15758, 15786, 15811, 15833, 15852, 15870, 15885, 15898, 15910,
    15921, 15930, 15938, 15946, 15952, 15958, 15963, 15967, 15971, 15974, 15977, 15980,
    15982, 15984, 15986, 15988, 15989,
)  # fmt: skip


def loading(lifetime: int, game: str, level: str):
    """Load a level for a lifetime: in each step a module, in the last one its weights."""
    package = loader.load(lifetime, "ai." + games.folder(game))
    for part in package.PARTS[level]:
        yield
        loader.load(lifetime, part)
    yield
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
    if file and not found.PAGES:
        found.PAGES = flash_data.checked(file)
    return found


def thinker(game: str, level: str, view, rng):
    """Return a thinker of a level for a view. Raises Invalid for an unknown level."""
    return load(game, level)(view, rng)


def win_share(judgement: int, logit: int) -> int:
    """Return the share of the win, 0 to WHOLE_WIN, that a judgement stands for.

    `logit` is the judgement that is one unit of the logarithm of odds.
    """
    step = logit // _STEPS
    odds = abs(judgement)
    place = min(odds // step, len(_SHARES) - 1)
    more = _SHARES[place]
    if place < len(_SHARES) - 1:
        more += (_SHARES[place + 1] - more) * (odds % step) // step
    return _HALF + more if judgement >= 0 else _HALF - more

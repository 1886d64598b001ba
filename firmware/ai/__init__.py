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
_LAST = const(64)  # the last entry

# The logistic function of 0, 1/8, 2/8, ..., 8 times WHOLE_WIN, less _HALF. Beyond 8 it is constant,
# well below WHOLE_WIN: a win that is almost certain is worth less than one that ends the game.
# Each has two bytes, the low one first: as integers they would take three times as much.
_SHARES = (
    b"\x00\x00\xe7\x03\xc6\x07\x95\x0b\x4f\x0f\xeb\x12\x66\x16\xb9\x19\xe2\x1c\xdd\x1f"
    b"\xaa\x22\x46\x25\xb2\x27\xef\x29\xfe\x2b\xe1\x2d\x9a\x2f\x2a\x31\x95\x32\xdd\x33"
    b"\x05\x35\x0f\x36\xfd\x36\xd3\x37\x92\x38\x3d\x39\xd6\x39\x5d\x3a\xd6\x3a\x41\x3b"
    b"\xa1\x3b\xf5\x3b\x40\x3c\x83\x3c\xbe\x3c\xf2\x3c\x20\x3d\x49\x3d\x6e\x3d\x8e\x3d"
    b"\xaa\x3d\xc3\x3d\xd9\x3d\xec\x3d\xfe\x3d\x0d\x3e\x1a\x3e\x26\x3e\x31\x3e\x3a\x3e"
    b"\x42\x3e\x4a\x3e\x50\x3e\x56\x3e\x5b\x3e\x5f\x3e\x63\x3e\x66\x3e\x69\x3e\x6c\x3e"
    b"\x6e\x3e\x70\x3e\x72\x3e\x74\x3e\x75\x3e"
)


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
    place = min(odds // step, _LAST)
    more = _share(place)
    if place < _LAST:
        more += (_share(place + 1) - more) * (odds % step) // step
    return _HALF + more if judgement >= 0 else _HALF - more


def _share(place: int) -> int:
    return _SHARES[2 * place] + (_SHARES[2 * place + 1] << 8)

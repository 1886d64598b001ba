"""Groups of pawns as numbers, as `Position.group` makes them, their pawns in any order."""

from micropython import const

from games.banquet_royal.kingdom import crowns
from games.banquet_royal.position import Position

_BASE = const(6)

# The least number of two pawns, and of three.
_PAIR = const(6)
_FULL = const(36)


def joined(group: int, other: int) -> int:
    """Two groups as one."""
    while other:
        group = _BASE * group + other % _BASE
        other //= _BASE
    return group


def replaced(group: int, pawn: int, by: int) -> int:
    """The group with another pawn for one of its pawns."""
    place = 1
    while group // place % _BASE != pawn:
        place *= _BASE
    return group + (by - pawn) * place


def is_full(group: int) -> bool:
    """Whether it is large enough for a feast."""
    return group >= _FULL


def share(group: int) -> int:
    """How much of a feast there is in a group: 1, 3 or 6, in sixths."""
    return 6 if group >= _FULL else 3 if group >= _PAIR else 1


def gain(game: Position, player: int, group: int, icon: int, hope: int) -> int:
    """The points that a feast of the group brings to a player.

    `hope` is how many pawns and how many crowns more than now the player is thought to have in the
    end: with it pawns are worth something before the first crown, and the other way round.
    """
    guests = 0
    while group:
        if group % _BASE == player + 1:
            guests += 1
        group //= _BASE
    if not guests:
        return 0
    had = game.guests[player] + hope
    crowned = game.crowns[player] + hope
    return (had + guests) * (crowned + crowns(icon)) - had * crowned

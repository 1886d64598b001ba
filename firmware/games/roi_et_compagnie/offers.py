"""What the row offers to whoever's turn it is: points, a location besides, and whether dice fit."""

from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.cards import DEAREST, DRAGON, FAIRY, POINTS, race
from games.roi_et_compagnie.needs import meets


def points(board, kind: int) -> int:
    """What the inhabitant `kind` adds to the kingdom that plays; below 0 for a Dragon's victim."""
    if race(kind) == DRAGON:
        return -POINTS[kind]
    if race(kind) != FAIRY:
        return POINTS[kind]
    kingdom = board.kingdoms[board.player]
    fairies = 0
    for i in range(board.sizes[board.player]):
        fairies += race(kingdom[i]) == FAIRY
    return 2 * fairies + 1  # n of them score n each


def top(board, pile: int) -> int:
    """What the uppermost location of a pile is worth, 0 when there is none."""
    left = board.locations[pile]
    return DEAREST + 1 - left if left else 0


def bonus(board, place: int) -> int:
    """What the location above `place` adds, 0 where none comes along."""
    return top(board, place) if board.matches(place) else 0


def ends(board, place: int) -> bool:
    """Whether the location that comes along from `place` is its pile's last: it ends the game."""
    meant = board.meant(place)
    return board.matches(meant) and board.locations[meant] == 1


def fits(board, place: int) -> bool:
    """Whether the dice meet the need of the inhabitant at `place`."""
    return meets(board.row[place], board.dice)


def best(board) -> int:
    """The place of the inhabitant that the dice fit and that brings most, -1 if they fit none."""
    found = -1
    most = 0
    for place in range(PLACES):
        if fits(board, place):
            worth = points(board, board.row[place]) + bonus(board, place)
            if found < 0 or worth > most:
                found = place
                most = worth
    return found

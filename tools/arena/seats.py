"""Arrangements of the seats that favour neither entrant.

Each deal is played once in each arrangement. For every arrangement, the one with the entrants
exchanged and all rotations are in the list.
"""


def arrangements(players: int) -> list[tuple[int, ...]]:
    """Return the arrangements: the entrant, 0 or 1, on each seat.

    >>> arrangements(2)
    [(0, 1), (1, 0)]
    """
    first = tuple(int(seat >= (players + 1) // 2) for seat in range(players))
    exchanged = tuple(1 - kind for kind in first)
    turned = [
        pattern[-turn:] + pattern[:-turn] if turn else pattern
        for pattern in (first, exchanged)
        for turn in range(players)
    ]
    return list(dict.fromkeys(turned))

"""Who sits where, so that neither kind of player has the better seats.

Each deal is played once in each arrangement. Together they are the same for both kinds: for every
arrangement the one with the kinds exchanged is there too, and each is turned around the table.
"""


def arrangements(players: int) -> list[tuple[int, ...]]:
    """For each game of a deal the kind of player, 0 or 1, on each seat.

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

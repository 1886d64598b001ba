"""The twelve tiles of three spaces around the castle: how they lie, and which icons they show.

A spot, where a tile can lie, is a byte: twice the space of its first corner, and 1 more where the
second corner is below right of the first one instead of right of it. The third one follows them
clockwise.
"""

from micropython import const

from games.banquet_royal.hexes import CENTRE, DIRECTIONS, NEIGHBOURS, NOWHERE, SPACES

TILES = 12
CORNERS = 3
SPOTS = 2 * SPACES

# The icons on the tiles, ascending on each: 2 feast, 3 one crown, 4 two crowns, 5 a transport.
FACES = b"\2\3\5\2\3\5\2\4\5\2\4\5\3\4\5\3\4\5\2\3\4\2\3\4\2\3\4\2\3\4\2\3\3\2\3\3"

# Where they lie in a regular kingdom, in an order that keeps the rules of a wild one.
_REGULAR = b"\x3b\x1d\x19\x36\x58\x5d\x0c\x3f\x5e\x10\x40\x21"

_SIDES = const(12)  # of a tile, all round
_SIDES_OF_CORNER = const(4)
_CASTLE = const(255)


def corner(spot: int, i: int) -> int:
    """The space of corner 0, 1 or 2 of a tile that lies there; NOWHERE beyond the rim."""
    first = spot >> 1
    return NEIGHBOURS[DIRECTIONS * first + (spot & 1) + i - 1] if i else first


def regular(mirrored: int) -> bytes:
    """The spots of the twelve tiles of a regular kingdom, or of its mirror image.

    Left and right of it are alike, so that its only other image is the one upside down.
    """
    return bytes([_turn(spot) for spot in _REGULAR]) if mirrored else _REGULAR


def _turn(spot: int) -> int:
    """The spot once the whole kingdom is turned by half."""
    below_right = NEIGHBOURS[DIRECTIONS * (spot >> 1) + 1]
    return 2 * (SPACES - 1 - below_right) + 1 - (spot & 1)


def wild(rng) -> bytes:
    """Twelve spots at random around the castle.

    Each tile touches the castle or two other tiles, with as many of its sides as it can, and
    encloses no hole. Where the next tile finds no spot, which is hardly ever, the kingdom is a
    regular one: that keeps these rules too.
    """
    owners = bytearray(SPACES)
    owners[CENTRE] = _CASTLE
    spots = bytearray(TILES)
    best = bytearray(SPOTS)
    for tile in range(TILES):
        n = _best_spots(owners, best)
        if not n:
            return regular(0)
        spots[tile] = best[rng.below(n)]
        for i in range(CORNERS):
            owners[corner(spots[tile], i)] = tile + 1
    return bytes(spots)


def _best_spots(owners: bytearray, into: bytearray) -> int:
    """Write the spots with most contact among those where a tile may lie; how many."""
    most = 1
    n = 0
    for spot in range(SPOTS):
        contact = _contact(owners, spot) if _is_free(owners, spot) else 0
        if contact > most:
            most = contact
            n = 0
        if contact == most:
            into[n] = spot
            n += 1
    return n


def _is_free(owners: bytearray, spot: int) -> bool:
    for i in range(CORNERS):
        space = corner(spot, i)
        if space == NOWHERE or owners[space]:
            return False
    return True


def _contact(owners: bytearray, spot: int) -> int:
    """With how many sides a tile there would touch others; 0 where it may not lie.

    Walks round the tile. What it touches must be one stretch of its sides: between two stretches
    there would be a hole.
    """
    sides = stretches = first = 0
    held = False
    before = _beyond(owners, spot, _SIDES - 1)
    for side in range(_SIDES):
        owner = _beyond(owners, spot, side)
        if owner:
            sides += 1
            if not before:
                stretches += 1
            first = first or owner
            held = held or owner == _CASTLE or owner != first
        before = owner
    return sides if stretches == 1 and held else 0


def _beyond(owners: bytearray, spot: int, side: int) -> int:
    """The tile or castle beyond a side of a spot, the sides counted clockwise; 0 for neither."""
    i = side // _SIDES_OF_CORNER
    way = ((spot & 1) + 2 + 2 * i + side % _SIDES_OF_CORNER) % DIRECTIONS
    space = NEIGHBOURS[DIRECTIONS * corner(spot, i) + way]
    return 0 if space == NOWHERE else owners[space]

"""Tiles of Banquet Royal, and kingdoms laid of them at random.

Twelve tiles of three spaces lie around the castle. A spot for a tile is a byte: twice the space of
its first corner, plus 1 if the second corner is below right of the first one instead of right of
it. The third corner follows clockwise.
"""

from micropython import const

from games.banquet_royal.kingdom import (
    CARRIAGE,
    CASTLE,
    CENTRE,
    DIRECTIONS,
    EACH_TRANSPORT,
    NEIGHBOURS,
    NOWHERE,
    SPACES,
    TRANSPORTS,
)

TILES = 12
CORNERS = 3
SPOTS = 2 * SPACES

# The icons on the tiles, ascending on each tile: 2 feast, 3 one crown, 4 two crowns, 5 a transport.
FACES = b"\2\3\5\2\3\5\2\4\5\2\4\5\3\4\5\3\4\5\2\3\4\2\3\4\2\3\4\2\3\4\2\3\3\2\3\3"

# The spots of a regular kingdom, in an order that follows the rules of a wild kingdom.
_REGULAR = b"\x3b\x1d\x19\x36\x58\x5d\x0c\x3f\x5e\x10\x40\x21"

_SIDES = const(12)  # of a tile
_SIDES_OF_CORNER = const(4)
_CASTLE = const(255)


def lay_tiles(icons: bytearray, edition: str, rng):
    """Write the icons of a random kingdom of that edition to `icons`, which has none."""
    wild = edition == "wild"
    spots = wild_kingdom(rng) if wild else regular_kingdom(rng.below(2))
    transports = rng.shuffled(bytes([EACH_TRANSPORT]) * TRANSPORTS)
    placed = 0
    faces = bytearray(range(TILES))
    rng.shuffle(faces, TILES)
    icons[CENTRE] = CASTLE
    for tile in range(TILES):
        turn = rng.below(CORNERS)
        for i in range(CORNERS):
            icon = FACES[CORNERS * faces[tile] + (i + turn) % CORNERS]
            if icon == CARRIAGE:
                icon += transports[placed]
                placed += 1
            icons[corner(spots[tile], i)] = icon


def regular_kingdom(mirrored: int) -> bytes:
    """Return the spots of the twelve tiles of a regular kingdom, or of its mirror image.

    The regular kingdom is symmetric left to right, so its mirror image is the one turned by half.
    """
    return bytes([_turn(spot) for spot in _REGULAR]) if mirrored else _REGULAR


def _turn(spot: int) -> int:
    """Return the spot after a half turn of the whole kingdom."""
    below_right = NEIGHBOURS[DIRECTIONS * (spot >> 1) + 1]
    return 2 * (SPACES - 1 - below_right) + 1 - (spot & 1)


def wild_kingdom(rng) -> bytes:
    """Return twelve random spots around the castle.

    Each tile touches the castle or two other tiles, with as many sides as possible, and encloses no
    hole. If there is no spot for a tile, which is very rare, the kingdom is a regular one, which
    follows these rules too.
    """
    owners = bytearray(SPACES)
    owners[CENTRE] = _CASTLE
    spots = bytearray(TILES)
    best = bytearray(SPOTS)
    for tile in range(TILES):
        n = _best_spots(owners, best)
        if not n:
            return regular_kingdom(0)
        spots[tile] = best[rng.below(n)]
        for i in range(CORNERS):
            owners[corner(spots[tile], i)] = tile + 1
    return bytes(spots)


def _best_spots(owners: bytearray, into: bytearray) -> int:
    """Write the legal spots with most contact to into[0:n]; return n."""
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
    """Return the number of sides of a tile there that touch others; 0 for an illegal spot.

    The touching sides must be one connected stretch: between two stretches there is a hole.
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
    """Return the tile or castle beyond a side of a spot, counted clockwise; 0 for neither."""
    i = side // _SIDES_OF_CORNER
    way = ((spot & 1) + 2 + 2 * i + side % _SIDES_OF_CORNER) % DIRECTIONS
    space = NEIGHBOURS[DIRECTIONS * corner(spot, i) + way]
    return 0 if space == NOWHERE else owners[space]


def corner(spot: int, i: int) -> int:
    """Return the space of corner 0, 1 or 2 of a spot; NOWHERE beyond the edge of the 61."""
    first = spot >> 1
    return NEIGHBOURS[DIRECTIONS * first + (spot & 1) + i - 1] if i else first

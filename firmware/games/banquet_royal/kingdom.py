"""Kingdom of Banquet Royal: spaces, icons, pawns, distances, and how its tiles lie.

A kingdom lies on 61 hexagons: those within four steps of the castle. They are numbered row by row
from the top, each row from the left. A name is the letter of the row and the place in it: a1 to a5,
b1 to b6, ..., i1 to i5; the castle is e5. Down to row e, each row is wider than the row above by
half a space on both sides.

Twelve tiles of three spaces lie around the castle. A spot for a tile is a byte: twice the space of
its first corner, plus 1 if the second corner is below right of the first one instead of right of
it. The third corner follows clockwise.
"""

import micropython
from micropython import const

# Spaces.

SPACES = const(61)
CENTRE = 30  # where the castle is
NOWHERE = const(255)  # no space

# The first space of each row, and the end of the last row.
ROWS = b"\x00\x05\x0b\x12\x1a\x23\x2b\x32\x38\x3d"
# The row of each space, 0 (top) to 8.
ROW = (
    b"\0\0\0\0\0\1\1\1\1\1\1\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\4\4\4\4\4\4\4\4\4"
    b"\5\5\5\5\5\5\5\5\6\6\6\6\6\6\6\7\7\7\7\7\7\x08\x08\x08\x08\x08"
)
LETTERS = "abcdefghi"

# The 37 spaces within three steps of the castle: a regular kingdom.
INNER = (
    b"\x06\x07\x08\x09"
    b"\x0c\x0d\x0e\x0f\x10"
    b"\x13\x14\x15\x16\x17\x18"
    b"\x1b\x1c\x1d\x1e\x1f\x20\x21"
    b"\x24\x25\x26\x27\x28\x29"
    b"\x2c\x2d\x2e\x2f\x30"
    b"\x33\x34\x35\x36"
)

# For each space its six neighbours, clockwise: right, below right, below left, left, above left,
# above right. NOWHERE beyond the edge of the 61.
DIRECTIONS = const(6)
NEIGHBOURS = (
    # a
    b"\x01\x06\x05\xff\xff\xff\x02\x07\x06\x00\xff\xff\x03\x08\x07\x01\xff\xff"
    b"\x04\x09\x08\x02\xff\xff\xff\x0a\x09\x03\xff\xff"
    # b
    b"\x06\x0c\x0b\xff\xff\x00\x07\x0d\x0c\x05\x00\x01\x08\x0e\x0d\x06\x01\x02"
    b"\x09\x0f\x0e\x07\x02\x03\x0a\x10\x0f\x08\x03\x04\xff\x11\x10\x09\x04\xff"
    # c
    b"\x0c\x13\x12\xff\xff\x05\x0d\x14\x13\x0b\x05\x06\x0e\x15\x14\x0c\x06\x07"
    b"\x0f\x16\x15\x0d\x07\x08\x10\x17\x16\x0e\x08\x09\x11\x18\x17\x0f\x09\x0a"
    b"\xff\x19\x18\x10\x0a\xff"
    # d
    b"\x13\x1b\x1a\xff\xff\x0b\x14\x1c\x1b\x12\x0b\x0c\x15\x1d\x1c\x13\x0c\x0d"
    b"\x16\x1e\x1d\x14\x0d\x0e\x17\x1f\x1e\x15\x0e\x0f\x18\x20\x1f\x16\x0f\x10"
    b"\x19\x21\x20\x17\x10\x11\xff\x22\x21\x18\x11\xff"
    # e
    b"\x1b\x23\xff\xff\xff\x12\x1c\x24\x23\x1a\x12\x13\x1d\x25\x24\x1b\x13\x14"
    b"\x1e\x26\x25\x1c\x14\x15\x1f\x27\x26\x1d\x15\x16\x20\x28\x27\x1e\x16\x17"
    b"\x21\x29\x28\x1f\x17\x18\x22\x2a\x29\x20\x18\x19\xff\xff\x2a\x21\x19\xff"
    # f
    b"\x24\x2b\xff\xff\x1a\x1b\x25\x2c\x2b\x23\x1b\x1c\x26\x2d\x2c\x24\x1c\x1d"
    b"\x27\x2e\x2d\x25\x1d\x1e\x28\x2f\x2e\x26\x1e\x1f\x29\x30\x2f\x27\x1f\x20"
    b"\x2a\x31\x30\x28\x20\x21\xff\xff\x31\x29\x21\x22"
    # g
    b"\x2c\x32\xff\xff\x23\x24\x2d\x33\x32\x2b\x24\x25\x2e\x34\x33\x2c\x25\x26"
    b"\x2f\x35\x34\x2d\x26\x27\x30\x36\x35\x2e\x27\x28\x31\x37\x36\x2f\x28\x29"
    b"\xff\xff\x37\x30\x29\x2a"
    # h
    b"\x33\x38\xff\xff\x2b\x2c\x34\x39\x38\x32\x2c\x2d\x35\x3a\x39\x33\x2d\x2e"
    b"\x36\x3b\x3a\x34\x2e\x2f\x37\x3c\x3b\x35\x2f\x30\xff\xff\x3c\x36\x30\x31"
    # i
    b"\x39\xff\xff\xff\x32\x33\x3a\xff\xff\x38\x33\x34\x3b\xff\xff\x39\x34\x35"
    b"\x3c\xff\xff\x3a\x35\x36\xff\xff\xff\x3b\x36\x37"
)


def space_name(space: int) -> str:
    """Return the name of a space: "e5"."""
    r = ROW[space]
    return LETTERS[r] + str(space - ROWS[r] + 1)


# Icons of spaces, and pawns.

NO_SPACE, CASTLE, FEAST, ONE, TWO, CARRIAGE, TUNNEL, BOAT = range(8)
TRANSPORTS = 3  # kinds, from CARRIAGE on
EACH_TRANSPORT = 2

COLOURS = 5  # red, mauve, yellow, blue, green; a pawn is its colour + 1, 0 is no pawn
FAMILY = 6  # pawns of each colour
GROUP = 3  # the most pawns on a space


def ordinary(icon: int) -> bool:
    """Return whether pawns may be on spaces with this icon."""
    return FEAST <= icon <= TWO


def crowns(icon: int) -> int:
    """Return the number of crowns on a space with this icon."""
    return icon - FEAST if ordinary(icon) else 0


# Pawns on spaces.


class Board:
    """Icons and pawns of the spaces, changed in place.

    icons    the icon of each of the 61 spaces; NO_SPACE outside the kingdom
    pawns    three bytes for each space: the colours + 1 of its pawns, ascending, then 0
    size     the number of pawns on each space
    """

    def __init__(self):
        self.icons = bytearray(SPACES)
        self.pawns = bytearray(GROUP * SPACES)
        self.size = bytearray(SPACES)

    def holds(self, space: int, pawn: int) -> bool:
        """Return whether a pawn (colour + 1) is on the space."""
        place = GROUP * space
        for i in range(place, place + self.size[space]):
            if self.pawns[i] == pawn:
                return True
        return False

    def add(self, space: int, pawn: int):
        """Put a pawn on a space, sorted by colour."""
        pawns = self.pawns
        place = GROUP * space + self.size[space]
        while place > GROUP * space and pawns[place - 1] > pawn:
            pawns[place] = pawns[place - 1]
            place -= 1
        pawns[place] = pawn
        self.size[space] += 1

    def remove(self, space: int, pawn: int):
        """Take a pawn off its space."""
        pawns = self.pawns
        place = GROUP * space
        while pawns[place] != pawn:
            place += 1
        self.size[space] -= 1
        last = GROUP * space + self.size[space]
        while place < last:
            pawns[place] = pawns[place + 1]
            place += 1
        pawns[last] = 0


# Distances and movements. Loops over neighbours are machine code, as a tick has all legal actions
# listed: 360 neighbours to measure, up to six for each space to find the edge.

ON_FOOT = 0  # the means of a group that doesn't go by CARRIAGE, TUNNEL or BOAT


@micropython.viper
def at_edge(icons, space: int) -> bool:
    """Return whether a neighbour of the space is not in the kingdom."""
    kingdom = ptr8(icons)
    neighbours = ptr8(NEIGHBOURS)
    for way in range(DIRECTIONS):
        beside = neighbours[DIRECTIONS * space + way]
        if beside == NOWHERE or not kingdom[beside]:
            return True
    return False


@micropython.viper
def measure(icons, start: int, into):
    """Write the distance of each space from `start`, in steps over spaces of the kingdom.

    The distance of an unreachable space is NOWHERE.
    """
    kingdom = ptr8(icons)
    neighbours = ptr8(NEIGHBOURS)
    steps = ptr8(into)
    waiting = bytearray(SPACES)
    reached = ptr8(waiting)  # in the order of their distances
    for space in range(SPACES):
        steps[space] = NOWHERE
    steps[start] = 0
    reached[0] = start
    n = 1
    at = 0
    while at < n:
        space = reached[at]
        at += 1
        for way in range(DIRECTIONS):
            beside = neighbours[DIRECTIONS * space + way]
            if beside != NOWHERE and kingdom[beside] and steps[beside] == NOWHERE:
                steps[beside] = steps[space] + 1
                reached[n] = beside
                n += 1


def ends(icons: bytes | bytearray, means: int, start: int, into: bytearray) -> int:
    """Write all spaces that can be reached from `start` to into[0:n]; return n. Ignores pawns.

    `means` is ON_FOOT: one step. CARRIAGE: a straight line over spaces of the kingdom. TUNNEL: to a
    space with the same icon. BOAT: from the edge of the kingdom to the edge.
    """
    if means in (ON_FOOT, CARRIAGE):
        return _ends_of_lines(icons, means == CARRIAGE, start, into)
    n = 0
    own = network(icons, means, start)
    if own:
        for space in range(SPACES):
            if space != start and network(icons, means, space) == own:
                into[n] = space
                n += 1
    return n


def _ends_of_lines(icons: bytes | bytearray, far: bool, start: int, into: bytearray) -> int:
    n = 0
    for way in range(DIRECTIONS):
        space = NEIGHBOURS[DIRECTIONS * start + way]
        while space != NOWHERE and icons[space]:
            into[n] = space
            n += 1
            space = NEIGHBOURS[DIRECTIONS * space + way] if far else NOWHERE
    return n


NETWORKS = BOAT + 1  # more than the number of any network


def network(icons: bytes | bytearray, means: int, space: int) -> int:
    """Return the number of the network of the TUNNEL or BOAT that a space is in; 0 for none.

    All spaces of a network are connected with each other.
    """
    if means == TUNNEL:
        return icons[space]
    return 1 if icons[space] and at_edge(icons, space) else 0


# Tiles.

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

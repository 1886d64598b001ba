"""What there is in a kingdom: icons of spaces, colours of pawns, and ways from space to space."""

from games.banquet_royal.hexes import DIRECTIONS, NEIGHBOURS, NOWHERE, SPACES

NO_SPACE, CASTLE, FEAST, ONE, TWO, CARRIAGE, TUNNEL, BOAT = range(8)
TRANSPORTS = 3  # kinds, from CARRIAGE on
EACH_TRANSPORT = 2

COLOURS = 5  # red, mauve, yellow, blue, green; a pawn is its colour + 1, so that 0 is none
FAMILY = 6  # pawns of each colour
GROUP = 3  # pawns that a space holds at most

ON_FOOT = 0  # how a group goes where it doesn't go by CARRIAGE, TUNNEL or BOAT
_STRAIGHT = (ON_FOOT, CARRIAGE)


def ordinary(icon: int) -> bool:
    """Whether pawns may stand on spaces with this icon."""
    return FEAST <= icon <= TWO


def crowns(icon: int) -> int:
    """How many crowns a space with this icon shows."""
    return icon - FEAST if ordinary(icon) else 0


def at_edge(icons: bytes | bytearray, space: int) -> bool:
    """Whether a side of the space touches nothing."""
    for way in range(DIRECTIONS):
        beside = NEIGHBOURS[DIRECTIONS * space + way]
        if beside == NOWHERE or not icons[beside]:
            return True
    return False


def measure(icons: bytes | bytearray, start: int, into: bytearray):
    """Write how many steps each space is from `start`, over spaces of the kingdom only.

    Where no way leads it is NOWHERE.
    """
    for space in range(SPACES):
        into[space] = NOWHERE
    into[start] = 0
    steps = 0
    grew = True
    while grew:
        grew = False
        for space in range(SPACES):
            if into[space] == steps and _measure_beside(icons, space, into):
                grew = True
        steps += 1


def _measure_beside(icons: bytes | bytearray, space: int, into: bytearray) -> bool:
    grew = False
    for way in range(DIRECTIONS):
        beside = NEIGHBOURS[DIRECTIONS * space + way]
        if beside != NOWHERE and icons[beside] and into[beside] == NOWHERE:
            into[beside] = into[space] + 1
            grew = True
    return grew


def ends(icons: bytes | bytearray, means: int, start: int, into: bytearray) -> int:
    """Write all spaces to which these means lead from `start`, whatever stands there; how many.

    The means are ON_FOOT: a step. CARRIAGE: a straight line as far as there are spaces. TUNNEL: a
    space with the same icon. BOAT: from the edge of the kingdom to its edge.
    """
    if means in _STRAIGHT:
        return _ends_of_lines(icons, means == CARRIAGE, start, into)
    n = 0
    if means == TUNNEL or at_edge(icons, start):
        for space in range(SPACES):
            if space != start and _joined(icons, means, start, space):
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


def _joined(icons: bytes | bytearray, means: int, start: int, space: int) -> bool:
    if means == TUNNEL:
        return icons[space] == icons[start]
    return icons[space] != NO_SPACE and at_edge(icons, space)

"""Check of a kingdom: whether the castle and the twelve tiles can build it."""

from games.banquet_royal.kingdom import (
    CARRIAGE,
    CASTLE,
    CENTRE,
    CORNERS,
    DIRECTIONS,
    EACH_TRANSPORT,
    FACES,
    FEAST,
    INNER,
    NEIGHBOURS,
    NO_SPACE,
    NOWHERE,
    SPACES,
    TILES,
    TRANSPORTS,
    corner,
    measure,
    regular_kingdom,
    space_name,
)


def kingdom_error(icons: bytearray, edition: str) -> str:
    """Return why no kingdom of this edition has these icons, or ""."""
    if edition == "regular":
        return _spaces_error(icons) or _regular_error(icons)
    return _spaces_error(icons) or _shape_error(icons) or _tiles_error(icons)


def _spaces_error(icons: bytearray) -> str:
    count = bytearray(CARRIAGE + TRANSPORTS)  # of spaces with each icon
    for space in range(SPACES):
        count[icons[space]] += 1
        if (icons[space] == CASTLE) != (space == CENTRE):
            return "kingdom: the castle is on %s, and only there" % space_name(CENTRE)
    spaces = SPACES - count[NO_SPACE]
    if spaces != len(INNER):
        return "kingdom: %d spaces, not %d" % (spaces, len(INNER))
    for kind in range(CARRIAGE, CARRIAGE + TRANSPORTS):
        if count[kind] != EACH_TRANSPORT:
            return "kingdom: every transport is there twice"
    return ""


def _regular_error(icons: bytearray) -> str:
    for space in INNER:
        if not icons[space]:
            return "kingdom: a regular one has a space on %s" % space_name(space)
    box = sorted(faces_in_box())
    for mirrored in range(2):
        if sorted([shown(icons, spot) for spot in regular_kingdom(mirrored)]) == box:
            return ""
    return "kingdom: no laying of the twelve tiles shows these icons"


def _shape_error(icons: bytearray) -> str:
    """Return why the spaces are not connected or enclose a hole, or "".

    For connected spaces without a hole, spaces minus sides between two spaces plus corners between
    three spaces is 1 (Euler). Each hole subtracts 1.
    """
    steps = bytearray(SPACES)
    measure(icons, CENTRE, steps)
    total = 0
    for space in range(SPACES):
        if icons[space]:
            if steps[space] == NOWHERE:
                return "kingdom: no way leads from the castle to %s" % space_name(space)
            total += 1 + _is_complete(icons, 2 * space) + _is_complete(icons, 2 * space + 1)
            for way in range(DIRECTIONS // 2):  # the other neighbours count these sides
                total -= _has_neighbour(icons, space, way)
    return "" if total == 1 else "kingdom: there is a hole in it"


def _has_neighbour(icons: bytearray, space: int, way: int) -> bool:
    beside = NEIGHBOURS[DIRECTIONS * space + way]
    return beside != NOWHERE and icons[beside] != 0


def _is_complete(icons: bytearray, spot: int) -> bool:
    """Return whether all three spaces of a spot have an icon."""
    for i in range(CORNERS):
        space = corner(spot, i)
        if space == NOWHERE or not icons[space]:
            return False
    return True


def _tiles_error(icons: bytearray) -> str:
    left = bytearray(icons)
    left[CENTRE] = 0
    if _can_tile(left, 0, faces_in_box()):
        return ""
    return "kingdom: no laying of the twelve tiles shows these icons"


def _can_tile(left: bytearray, first: int, box: list) -> bool:
    """Return whether the tiles in the box can cover the spaces left, from `first` on."""
    while first < SPACES and not left[first]:
        first += 1
    if first == SPACES:
        return True
    for spot in (2 * first, 2 * first + 1):
        if _is_complete(left, spot) and shown(left, spot) in box and _can_tile_on(left, spot, box):
            return True
    return False


def _can_tile_on(left: bytearray, spot: int, box: list) -> bool:
    """Return whether the rest can be covered after a tile on the spot. Restores its arguments."""
    face = shown(left, spot)
    box.remove(face)
    icons = [left[corner(spot, i)] for i in range(CORNERS)]
    for i in range(CORNERS):
        left[corner(spot, i)] = 0
    done = _can_tile(left, spot >> 1, box)
    for i in range(CORNERS):
        left[corner(spot, i)] = icons[i]
    box.append(face)
    return done


def faces_in_box() -> list:
    """Return the `shown` number of each of the twelve tiles."""
    return [_tally(FACES[CORNERS * tile : CORNERS * (tile + 1)]) for tile in range(TILES)]


def shown(icons: bytearray, spot: int) -> int:
    """Return the three icons of a spot as a number, without their order or kind of transport."""
    return _tally([min(icons[corner(spot, i)], CARRIAGE) for i in range(CORNERS)])


def _tally(icons) -> int:
    """Return three icons as one number: the count of each icon, in base 4."""
    return sum([1 << 2 * (icon - FEAST) for icon in icons])

"""Whether a kingdom can have been built from the castle and the twelve tiles, in words."""

from games.banquet_royal.hexes import CENTRE, DIRECTIONS, INNER, NEIGHBOURS, NOWHERE, SPACES, name
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CASTLE,
    EACH_TRANSPORT,
    FEAST,
    TRANSPORTS,
    measure,
)
from games.banquet_royal.tiles import CORNERS, FACES, TILES, corner, regular


def unbuildable(icons: bytearray, edition: str) -> str:
    """Why no kingdom of this edition looks like this; "" when one can."""
    if edition == "regular":
        return _misbuilt(icons) or _irregular(icons)
    return _misbuilt(icons) or _torn(icons) or _untiled(icons)


def _misbuilt(icons: bytearray) -> str:
    spaces = 0
    for space in range(SPACES):
        if icons[space]:
            spaces += 1
        if (icons[space] == CASTLE) != (space == CENTRE):
            return "kingdom: the castle is on %s, and only there" % name(CENTRE)
    if spaces != len(INNER):
        return "kingdom: %d spaces, not %d" % (spaces, len(INNER))
    for kind in range(CARRIAGE, CARRIAGE + TRANSPORTS):
        if sum([icon == kind for icon in icons]) != EACH_TRANSPORT:
            return "kingdom: every transport is there twice"
    return ""


def _irregular(icons: bytearray) -> str:
    for space in INNER:
        if not icons[space]:
            return "kingdom: a regular one has a space on %s" % name(space)
    box = sorted(faces_in_box())
    for mirrored in range(2):
        if sorted([shown(icons, spot) for spot in regular(mirrored)]) == box:
            return ""
    return "kingdom: no laying of the twelve tiles shows these icons"


def _torn(icons: bytearray) -> str:
    """Whether the spaces hang together without a hole between them.

    Where they do, spaces, less sides between two of them, plus corners between three, make one
    (Euler); each hole takes one away.
    """
    steps = bytearray(SPACES)
    measure(icons, CENTRE, steps)
    total = 0
    for space in range(SPACES):
        if icons[space]:
            if steps[space] == NOWHERE:
                return "kingdom: no way leads from the castle to %s" % name(space)
            total += 1 + _is_laid(icons, 2 * space) + _is_laid(icons, 2 * space + 1)
            for way in range(DIRECTIONS // 2):  # the sides to the others count from over there
                total -= _is_there(icons, space, way)
    return "" if total == 1 else "kingdom: there is a hole in it"


def _is_there(icons: bytearray, space: int, way: int) -> bool:
    beside = NEIGHBOURS[DIRECTIONS * space + way]
    return beside != NOWHERE and icons[beside] != 0


def _is_laid(icons: bytearray, spot: int) -> bool:
    """Whether all three spaces of a spot are there."""
    for i in range(CORNERS):
        space = corner(spot, i)
        if space == NOWHERE or not icons[space]:
            return False
    return True


def _untiled(icons: bytearray) -> str:
    left = bytearray(icons)
    left[CENTRE] = 0
    if _tile(left, 0, faces_in_box()):
        return ""
    return "kingdom: no laying of the twelve tiles shows these icons"


def _tile(left: bytearray, first: int, box: list) -> bool:
    """Whether the spaces left, from `first` on, can be laid with the tiles in the box."""
    while first < SPACES and not left[first]:
        first += 1
    if first == SPACES:
        return True
    for spot in (2 * first, 2 * first + 1):
        if _is_laid(left, spot) and shown(left, spot) in box and _tile_on(left, spot, box):
            return True
    return False


def _tile_on(left: bytearray, spot: int, box: list) -> bool:
    """Whether the rest can be laid once a tile lies on the spot. Leaves all as it was."""
    face = shown(left, spot)
    box.remove(face)
    icons = [left[corner(spot, i)] for i in range(CORNERS)]
    for i in range(CORNERS):
        left[corner(spot, i)] = 0
    done = _tile(left, spot >> 1, box)
    for i in range(CORNERS):
        left[corner(spot, i)] = icons[i]
    box.append(face)
    return done


def faces_in_box() -> list:
    """What each of the twelve tiles shows."""
    return [_tally(FACES[CORNERS * tile : CORNERS * (tile + 1)]) for tile in range(TILES)]


def shown(icons: bytearray, spot: int) -> int:
    """What a tile that lies there shows, whichever way it is turned and whatever transport."""
    return _tally([min(icons[corner(spot, i)], CARRIAGE) for i in range(CORNERS)])


def _tally(icons) -> int:
    """Three icons in any order as one number: how many there are of each, in base 4."""
    return sum([1 << 2 * (icon - FEAST) for icon in icons])

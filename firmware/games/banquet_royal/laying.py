"""Reader of a kingdom, and its check: whether the castle and the twelve tiles can build it."""

from games import Invalid
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CASTLE,
    CENTRE,
    CORNERS,
    DIRECTIONS,
    EACH_TRANSPORT,
    FACES,
    FEAST,
    GROUP,
    INNER,
    LETTERS,
    NEIGHBOURS,
    NO_SPACE,
    NOWHERE,
    ROWS,
    SPACES,
    TILES,
    TRANSPORTS,
    Board,
    corner,
    measure,
    ordinary,
    regular_kingdom,
    space_name,
)
from games.banquet_royal.notation import ICONS, PAWNS

# Icons, and pawns counted from 1, by the codes of their letters. For each letter of a string a Pico
# would search all its names: 19 ms for a position.
_ICON_OF = {code: icon for icon, code in enumerate(ICONS.encode())}
_PAWN_OF = {code: pawn for pawn, code in enumerate(PAWNS.encode(), 1)}


def read_kingdom(board: Board, text: str):
    """Set up the kingdom. Raises Invalid, which names the row and the reason."""
    rows = text.split("/")
    if len(rows) != len(LETTERS):
        raise Invalid("%d rows, not 9 with a slash between each two" % len(rows))
    for row in range(len(rows)):
        try:
            _read_row(board, row, rows[row])
        except Invalid as why:
            raise Invalid("row %s: %s" % (LETTERS[row], why))


def _read_row(board: Board, row: int, text: str):
    space = ROWS[row] - 1
    for code in text.encode("utf-8", "replace"):
        if code in _PAWN_OF:
            _read_pawn(board, row, space, _PAWN_OF[code])
            continue
        if code not in _ICON_OF:
            char = next(char for char in text if char not in ICONS + PAWNS)
            raise Invalid("'%s' is neither an icon, %s, nor a pawn, %s" % (char, ICONS, PAWNS))
        space += 1
        if space < ROWS[row + 1]:
            board.icons[space] = _ICON_OF[code]
    spaces = space + 1 - ROWS[row]
    if spaces != ROWS[row + 1] - ROWS[row]:
        raise Invalid("%d spaces, not %d" % (spaces, ROWS[row + 1] - ROWS[row]))


def _read_pawn(board: Board, row: int, space: int, pawn: int):
    if not ROWS[row] <= space < ROWS[row + 1] or not ordinary(board.icons[space]):
        raise Invalid("'%s' does not follow a feast or crowns" % PAWNS[pawn - 1])
    size = board.size[space]
    if size == GROUP:
        raise Invalid("a space holds three pawns at most")
    if size and board.pawns[GROUP * space + size - 1] > pawn:
        raise Invalid("pawns of one space are named in the order %s" % PAWNS)
    board.add(space, pawn)


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

"""What the lamps of Banquet Royal show, and what is where on a display."""

import wiring
from base import DOWN, LEFT, RIGHT, UP
from games.banquet_royal import FAMILIES
from games.banquet_royal.kingdom import GROUP, INNER, ROW, ROWS
from host_sim.web.pointed.bar import item_at
from tables.banquet_royal import pointing
from tables.banquet_royal.chooser import BAR, MAP, OVERVIEW, SHEET, SIGNS, next_space
from tables.banquet_royal.lamps import CHOICE_COLOUR, FAMILY_COLOUR, PALETTES
from tables.banquet_royal.map import HALVES, HIGH, WIDE
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import N_, say

# By icon, as on the page's legend.
_SPACES = ("", "Castle", "Feast", "1 crown", "2 crowns", "Carriage", "Tunnel", "Boat")
# By the names that lessons have for the lamps of a player's row.
_STANDINGS = (
    ("pawns", "Guests"),
    ("turn", N_("Whose turn")),
    ("crowns", "Crowns"),
    ("fame", N_("Most points")),
)

# Figures, after the pawns of the five families.
_PRINCESS, _CROWN, _CAKE = 6, 7, 8


def lamp(view, on_hexagon: bool, row: int, column: int) -> list:
    """See `host_sim.web.pointed`."""
    if on_hexagon:
        return _shown(view, _inner(row, column))
    if (False, row * wiring.COLUMNS + column) in pointing.lamps(view, "cakes"):
        return ["Cakes left", str(view.cakes_size)]
    for name, word in _STANDINGS:
        if row < view.players and (False, column) in pointing.lamps(view, name):
            return [word, say(FAMILIES[row])]
    return []


def _inner(row: int, column: int) -> int:
    """Return the space of a lamp of the hexagon."""
    return INNER[sum(map(len, wiring.HEXAGON[:row])) + column]


def _shown(view, space: int) -> list:
    """Return the words for the sign of a space, and for who is there."""
    words = [say(_SPACES[view.icons[space]])]
    if space == view.princess:
        words.append(say("Princess"))
    first = GROUP * space
    pawns = view.pawns[first : first + view.size[space]]
    return words + [say(FAMILIES[pawn - 1]) for pawn in pawns]


def figures(sitting):
    """See `host_sim.web.pointed`: on a space all who are there, whichever of them lights it now."""
    table = sitting.table
    board = table.seen().board
    for player in range(board.players):
        for name, count, figure in (
            ("pawns", board.guests[player], 1 + player),
            ("crowns", board.crowns[player], _CROWN),
        ):
            for _, column in pointing.lamps(board, name)[:count]:
                yield False, player * wiring.COLUMNS + column, (figure,)
    for _, place in pointing.lamps(board, "cakes"):
        yield False, place, (_CAKE,)
    if table.focus(0) or table.focus(1):
        board = table.chooser.board  # with what the person who is asked would do
    for place, space in enumerate(INNER):
        first = GROUP * space
        pawns = list(board.pawns[first : first + board.size[space]])
        yield True, place, [_PRINCESS] * (space == board.princess) + pawns


def tints(palette: str) -> list:
    """See `host_sim.web.pointed`."""
    return list(PALETTES[palette][FAMILY_COLOUR:CHOICE_COLOUR])


def moves(table) -> bool:
    """See `host_sim.web.pointed`."""
    return table.tumble and table.tumble.tumbling


def thing(table, end: int, x: int, y: int):
    """See `host_sim.web.pointed`: the map is drawn around the cursor."""
    chooser = table.chooser
    if y >= BAR_Y and not chooser.hint:
        return item_at(chooser.bar, BAR, x)
    covered = chooser.focus == BAR and chooser.bar.item in (OVERVIEW, SHEET, SIGNS)
    row = ROW[chooser.cursor] + y // HIGH - 1
    if covered or y >= 3 * HIGH or not 0 <= row < len(ROWS) - 1:
        return None
    for space in range(ROWS[row], ROWS[row + 1]):
        left = (WIDTH - WIDE + (HALVES[space] - HALVES[chooser.cursor]) * WIDE) // 2
        if left <= x < left + WIDE:
            return _space(chooser, space)
    return None


def place(table, end: int, on_hexagon: bool, row: int, column: int):
    """See `host_sim.web.pointed`."""
    return _space(table.chooser, _inner(row, column)) if on_hexagon else None


def _space(chooser, space: int):
    """Return the place of a space, or None if the cursor can't come there."""
    if space == chooser.spot:
        return chooser.at  # on the bar, if that asks for one of the pawns there
    reached = not chooser.asks_for_pawn and _open(chooser)[space]
    return (MAP, space) if reached else None


def _open(chooser):
    """Return what isn't 0 for each space where the cursor can be."""
    return chooser.view.icons if chooser.looks_around else chooser.targets


def button(table, end: int, at: tuple, place: tuple):
    """See `host_sim.web.pointed`: the first step of the shortest way on the map."""
    if at[0] != MAP or place[0] != MAP:
        return None
    first = {}  # for each space the button with which a way there begins
    waiting = [at[1]]
    for space in waiting:
        for way in (LEFT, RIGHT, UP, DOWN):
            to = next_space(_open(table.chooser), space, way)
            if to not in waiting:
                first[to] = first.get(space, way)
                waiting.append(to)
    return first.get(place[1])

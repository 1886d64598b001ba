"""What the lamps of Banquet Royal show, and what is where on a display."""

import tables
import wiring
from base import DOWN, LEFT, RIGHT, UP
from games.banquet_royal import FAMILIES
from games.banquet_royal.kingdom import GROUP, INNER, ROW, ROWS, SPACES, space_name
from host_sim.web.pointed import Place
from host_sim.web.pointed.bar import item_at, names
from tables.banquet_royal import pointing, words
from tables.banquet_royal.chooser import BAR, MAP, OVERVIEW, SHEET, SIGNS, next_space
from tables.banquet_royal.lamps import CHOICE_COLOUR, FAMILY_COLOUR, PALETTES
from tables.banquet_royal.map import HALVES, HIGH, WIDE
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import N_, say

# By icon, as on the page's legend.
_SPACES = ("", "Castle", "Feast", "1 crown", "2 crowns", "Carriage", "Tunnel", "Boat")
_TURN = N_("Whose turn")
_MOST = N_("Most points")

# Figures, after the pawns of the five families.
_PRINCESS, _CROWN, _CAKE = 6, 7, 8


def places(sitting):
    """See `host_sim.web.pointed`: the standings, then the spaces, also those beyond the lamps."""
    view = sitting.views[0]
    scores = [view.score(player) for player in range(view.players)]
    for player, score in enumerate(scores):
        whose = tables.called[player]
        best = 0 < score == max(scores)
        for name, ground in (
            ("pawns", ["Guests", whose, str(view.guests[player])]),
            ("turn", [_TURN, whose] if player == view.player else [_TURN]),
            ("crowns", ["Crowns", whose, str(view.crowns[player])]),
            ("fame", [_MOST if best else "Points", whose, str(score)]),
        ):
            lamps = [(False, player * wiring.COLUMNS + x) for _, x in pointing.lamps(view, name)]
            x = lamps[0][1] % wiring.COLUMNS
            yield Place(player, x, lamps, ground[0], [], ground, player)
    lamps = pointing.lamps(view, "cakes")
    ground = ["Cakes left", str(view.cakes_size)]
    yield Place(0, wiring.COLUMNS, lamps, ground[0], [], ground, -1)
    for space in range(SPACES):
        if view.icons[space]:
            here = [say("Princess")] if space == view.princess else []
            here += [say(FAMILIES[pawn - 1]) for pawn in _pawns(view, space)]
            lamps = [(True, INNER.find(space))] if space in INNER else []
            ground = [say(_SPACES[view.icons[space]])]
            at = (wiring.ROWS + ROW[space], HALVES[space])
            yield Place(at[0], at[1], lamps, space_name(space), here, ground, -1)


def _pawns(view, space: int):
    """Return the pawns on a space."""
    return view.pawns[GROUP * space : GROUP * space + view.size[space]]


def may(table, player: int) -> list:
    """See `host_sim.web.pointed`: what a space can be chosen for, the spaces, then the bar."""
    chooser = table.chooser
    spaces = [space for space in range(SPACES) if chooser.targets[space]]
    ask = [words.ask(chooser.view, spaces[0]) if spaces else words.offer(chooser.view)]
    ask += [space_name(space) for space in spaces]
    return names(chooser.bar, ask)


def chances(sitting, player: int) -> list:
    """See `host_sim.web.pointed`: of a feast by one roll, as the board stands."""
    from tables.banquet_royal.hint import feast_chance  # loaded when it is wanted

    chance = feast_chance(sitting.views[0], player, range(SPACES))
    if not chance:
        return [[say("No feast in reach")]]
    return [[say("A feast in reach"), say("%d%%") % chance]]


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
        yield True, place, [_PRINCESS] * (space == board.princess) + list(_pawns(board, space))


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


def place(table, _end: int, on_hexagon: bool, lamp: int):
    """See `host_sim.web.pointed`."""
    return _space(table.chooser, INNER[lamp]) if on_hexagon else None


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

"""The map of Banquet Royal and its overview, read from their pixels."""

import itertools
from collections.abc import Iterable

from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import NOWHERE, TWO
from games.banquet_royal.parse import read_name
from tables.banquet_royal.map import HALVES, Scene, draw_map
from tables.banquet_royal.pages import Layout
from tables.shared import BAR_Y
from tests.moments import started
from tests.ui.conftest import Panel
from ui.canvas import WIDTH

SPACE = read_name("c4")
SIDE = 6  # from the middle of a space of the overview to its side


def board_of(spaces: Iterable[int], icon: int) -> Game:
    """A bare kingdom, with the Princess out of sight."""
    board = Game()
    for space in spaces:
        board.icons[space] = icon
    board.princess = read_name("h3")
    return board


def drawn(board) -> Panel:
    """The map with SPACE in its middle."""
    panel = Panel()
    draw_map(panel.frame, Scene(board, 0, NOWHERE), SPACE)
    return panel


def test_spaces_do_not_overlap_on_the_map():
    """Two spaces together light what each lights alone."""
    for one, other in itertools.combinations(range(61), 2):
        if abs(HALVES[one] - HALVES[other]) > 2 or abs(one - other) > 12:
            continue
        together = drawn(board_of([one, other], icon=TWO)).memory
        alone = [drawn(board_of([space], icon=TWO)).memory for space in (one, other)]
        assert bytes(a | b for a, b in zip(*alone, strict=True)) == together
        assert not any(a & b for a, b in zip(*alone, strict=True))


def test_every_kingdom_fits_the_overview():
    for seed in range(60):
        board, _ = started(Game.NAME, seed, 4, "wild")
        where = Layout(board.icons)
        spaces = [space for space in range(61) if board.icons[space]]
        for space in spaces:
            assert where.y[space] >= 0
            assert where.y[space] + where.pitch <= BAR_Y + 1
            assert SIDE <= where.x[space] < WIDTH - SIDE
        for one, other in itertools.combinations(spaces, 2):
            apart = abs(where.x[one] - where.x[other]) >= 2 * SIDE
            assert apart or abs(where.y[one] - where.y[other]) >= where.pitch

"""The map of Banquet Royal and its overview, read from their pixels."""

import itertools
from collections.abc import Iterable

import pytest

from base import Rng
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import (
    CASTLE,
    CENTRE,
    FEAST,
    INNER,
    NEIGHBOURS,
    NOWHERE,
    ONE,
    TWO,
)
from games.banquet_royal.parse import read_name
from tables.banquet_royal.map import GOAL, HALVES, HIGH, PICK, WIDE, Scene, draw_map
from tables.banquet_royal.pages import Layout
from tables.shared import BAR_Y
from tests.ui.conftest import Panel
from ui.canvas import WIDTH

RED, MAUVE, YELLOW, BLUE, GREEN = range(1, 6)  # pawns, as a space holds them
SPACE = read_name("c4")
X, Y = 51, 14  # of the space in the middle
SIDE = 6  # from the middle of a space of the overview to its side


def board_of(spaces: Iterable[int] = INNER, icon: int = FEAST) -> Game:
    """A bare kingdom, with the Princess out of sight."""
    board = Game()
    for space in spaces:
        board.icons[space] = CASTLE if space == CENTRE else icon
    board.princess = read_name("h3")
    return board


def scene_of(board, spot=NOWHERE, origin=NOWHERE, targets=None) -> Scene:
    scene = Scene(board, 0, spot, origin)
    if targets:
        scene.targets = bytes(targets.get(space, 0) for space in range(61))
    return scene


def drawn(board, **marks) -> Panel:
    """The map with SPACE in its middle."""
    panel = Panel()
    draw_map(panel.frame, scene_of(board, **marks), SPACE)
    return panel


def cell(panel: Panel, left=X, top=Y) -> list[str]:
    return panel.rows(left, top, WIDE, HIGH)


@pytest.mark.parametrize("target", [PICK, GOAL])
def test_what_may_be_chosen_differs_from_what_may_not(target):
    board = board_of()
    seen = cell(drawn(board, targets={SPACE: target}))
    other = PICK if target == GOAL else GOAL
    assert seen != cell(drawn(board))
    assert seen != cell(drawn(board, targets={SPACE: other}))


def test_the_space_and_its_neighbours_are_all_seen():
    """Seven to nineteen spaces; here thirteen."""
    bare = board_of([])
    empty = drawn(bare).ink()
    assert empty is None
    lit = set()
    for space in INNER:
        panel = drawn(board_of([space], icon=ONE))
        if panel.ink():
            lit.add(space)
    assert {SPACE, *NEIGHBOURS[6 * SPACE : 6 * SPACE + 6]} - {NOWHERE} <= lit
    full = [space for space in range(61) if drawn(board_of([space], icon=ONE)).ink()]
    assert 7 <= len(full) <= 19


def test_spaces_do_not_overlap_on_the_map():
    """Two spaces together light what each lights alone."""
    for one, other in itertools.combinations(range(61), 2):
        if abs(HALVES[one] - HALVES[other]) > 2 or abs(one - other) > 12:
            continue
        together = drawn(board_of([one, other], icon=TWO)).memory
        alone = [drawn(board_of([space], icon=TWO)).memory for space in (one, other)]
        assert bytes(a | b for a, b in zip(*alone, strict=True)) == together
        assert not any(a & b for a, b in zip(*alone, strict=True))


def wild_boards():
    for seed in range(60):
        game = Game("wild")
        game.start(4, Rng(seed))
        yield game


def test_every_kingdom_fits_the_overview():
    for board in wild_boards():
        where = Layout(board.icons)
        spaces = [space for space in range(61) if board.icons[space]]
        for space in spaces:
            assert where.y[space] >= 0
            assert where.y[space] + where.pitch <= BAR_Y + 1
            assert SIDE <= where.x[space] < WIDTH - SIDE
        for one, other in itertools.combinations(spaces, 2):
            apart = abs(where.x[one] - where.x[other]) >= 2 * SIDE
            assert apart or abs(where.y[one] - where.y[other]) >= where.pitch

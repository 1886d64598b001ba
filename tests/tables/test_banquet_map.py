"""The map of Banquet Royal and its overview, read from their pixels."""

import itertools
from collections.abc import Iterable

import pytest

from base import Rng
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import (
    BOAT,
    CARRIAGE,
    CASTLE,
    CENTRE,
    FEAST,
    INNER,
    NEIGHBOURS,
    NOWHERE,
    ONE,
    TUNNEL,
    TWO,
)
from games.banquet_royal.parse import read_name
from tables.banquet_royal.map import GOAL, HALVES, HIGH, PICK, WIDE, Scene, draw_map
from tables.banquet_royal.pages import Layout, draw_overview
from tables.shared import BAR_Y
from tests.ui.conftest import Panel
from tools import glyphs
from ui import texts
from ui.canvas import WIDTH

RED, MAUVE, YELLOW, BLUE, GREEN = range(1, 6)  # pawns, as a space holds them
SPACE = read_name("c4")
DRAWINGS = glyphs.read(glyphs.DRAWINGS / "banquet_royal.txt")
FRENCH = "texts/fr/banquet_royal.bin"
X, Y = 51, 14  # of the space in the middle
SIDE = 6  # from the middle of a space of the overview to its side


@pytest.fixture
def language():
    yield texts.use
    texts.use()


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


def rows_of(name: str) -> list[str]:
    """A drawing without the empty rows below it."""
    rows = list(DRAWINGS[name])
    while "#" not in rows[-1]:
        rows.pop()
    return rows


def shows(panel: Panel, name: str, x: int, y: int, ink: str = "#") -> bool:
    """Whether a drawing is there, on ground that is otherwise even."""
    rows = rows_of(name)
    seen = panel.rows(x, y, len(rows[0]), len(rows))
    if ink == ".":
        seen = ["".join("#" if pixel == "." else "." for pixel in row) for row in seen]
    return seen == rows


def finds(panel: Panel, name: str, left=X, top=Y, ink: str = "#") -> bool:
    """Whether a drawing is somewhere in the space whose upper left corner is given."""
    rows = rows_of(name)
    return any(
        shows(panel, name, x, y, ink)
        for x in range(left, left + WIDE - len(rows[0]) + 1)
        for y in range(top, top + HIGH - len(rows) + 1)
    )


def cell(panel: Panel, left=X, top=Y) -> list[str]:
    return panel.rows(left, top, WIDE, HIGH)


@pytest.mark.parametrize(
    ("pawns", "letters"),
    [((RED,), "R"), ((MAUVE, GREEN), "MG"), ((YELLOW, YELLOW, BLUE), "YYB")],
)
def test_pawns_stand_side_by_side_with_their_letters(pawns, letters):
    board = board_of()
    for pawn in pawns:
        board.add(SPACE, pawn)
    panel = drawn(board)
    body = len(DRAWINGS["BODY"][0])
    left = X + (WIDE - (body + 1) * len(letters) + 1) // 2
    for i, letter in enumerate(letters):
        assert shows(panel, letter, left + (body + 1) * i + 2, Y + HIGH - 6, ink=".")


def test_letters_are_the_initials_of_the_language(language):
    board = board_of()
    board.add(SPACE, GREEN)
    language(FRENCH)
    assert finds(drawn(board), "V", ink=".")


@pytest.mark.parametrize(
    ("icon", "mark", "big"),
    [(FEAST, "FEAST_SIGN", "BIG_FEAST"), (ONE, "CROWN_SIGN", "BIG_CROWN")],
)
def test_a_space_shows_its_crown_or_feast_whoever_stands_there(icon, mark, big):
    board = board_of(icon=icon)
    assert finds(drawn(board), big)
    board.add(SPACE, RED)
    assert finds(drawn(board), mark)
    board.size[SPACE] = 0
    board.princess = SPACE
    assert finds(drawn(board), mark)


def test_a_space_of_two_crowns_shows_both():
    board = board_of(icon=TWO)
    assert "".join(cell(drawn(board))).count(rows_of("BIG_CROWN")[0]) == 2
    board.add(SPACE, RED)
    top = cell(drawn(board))[1]
    assert top.count(rows_of("CROWN_SIGN")[0]) == 2


@pytest.mark.parametrize(
    ("icon", "name"),
    [
        (CASTLE, "BIG_CASTLE"),
        (CARRIAGE, "BIG_CARRIAGE"),
        (TUNNEL, "BIG_TUNNEL"),
        (BOAT, "BIG_BOAT"),
    ],
)
def test_transports_and_the_castle_are_drawn_also_beside_the_princess(icon, name):
    board = board_of()
    board.icons[SPACE] = icon
    assert finds(drawn(board), name)
    board.princess = SPACE
    assert finds(drawn(board), name)
    assert finds(drawn(board), "BIG_PRINCESS")


@pytest.mark.parametrize("pawns", [0, 1, 2, 3])
@pytest.mark.parametrize("icon", [FEAST, ONE, TWO])
def test_the_princess_is_seen_wherever_she_is(icon, pawns):
    board = board_of(icon=icon)
    for _ in range(pawns):
        board.add(SPACE, RED)
    alone = cell(drawn(board))
    board.princess = SPACE
    panel = drawn(board)
    assert finds(panel, "PRINCESS" if pawns else "BIG_PRINCESS")
    assert cell(panel) != alone


def test_the_cursor_turns_a_space_dark_on_light():
    board = board_of()
    board.add(SPACE, BLUE)
    assert finds(drawn(board, spot=SPACE), "B")
    assert not finds(drawn(board), "B")


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


def test_the_overview_has_letters_marks_and_the_princess(language):
    board = board_of(icon=TWO)
    board.add(SPACE, YELLOW)
    board.princess = read_name("f5")
    for words, letter in ((), "LOW_Y"), ((FRENCH,), "LOW_J"):
        language(*words)
        panel = Panel()
        draw_overview(panel.frame, scene_of(board))
        where = Layout(board.icons)
        x, y = where.x[SPACE], where.y[SPACE]
        assert shows(panel, letter, x - 1, y)
        assert shows(panel, "DASHES", x - 3, y + where.pitch - 2)
        assert shows(panel, "LOW_PRINCESS", where.x[board.princess] - 2, where.y[board.princess])

"""The map of Banquet Royal, read from its pixels: letters, marks, the Princess, the cursor."""

import itertools
from collections.abc import Iterable

import pytest

from base.rng import Rng
from games import CHANCE
from games.banquet_royal import phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CASTLE, CENTRE, FEAST, INNER, NOWHERE, ONE, TWO
from games.banquet_royal.parse import read_name
from games.banquet_royal.position import Rules
from tables.banquet_royal import map
from tables.banquet_royal.map import Layout, Map
from tables.banquet_royal.scene import GOAL, PICK, Scene
from tests.ui.conftest import Panel
from tools import glyphs
from ui import texts
from ui.canvas import HEIGHT

RED, MAUVE, YELLOW, BLUE, GREEN = range(1, 6)  # pawns, as a space holds them
SPACE = read_name("c4")
DRAWINGS = glyphs.read(glyphs.DRAWINGS / "banquet_royal.txt")
FRENCH = "tables/banquet_royal/fr.txt"
SIDE = 6  # from the middle of a space to its side


@pytest.fixture
def language():
    yield texts.use
    texts.use()


def board_of(spaces: Iterable[int] = INNER, icon: int = FEAST) -> Game:
    """A bare kingdom."""
    board = Game(Rules())
    for space in spaces:
        board.icons[space] = CASTLE if space == CENTRE else icon
    return board


def drawn(board, spot=NOWHERE, origin=NOWHERE, targets=None) -> tuple[Panel, Layout]:
    panel = Panel()
    scene = Scene(board, 0, spot, origin)
    if targets:
        scene.targets = bytes(targets.get(space, 0) for space in range(61))
    chart = Map()
    chart.lay(board.icons)
    chart.draw(panel.frame, scene)
    return panel, chart.layout


def shows(panel: Panel, name: str, x: int, y: int, ink: str = "#") -> bool:
    """Whether a drawing is there, on ground that is otherwise even."""
    rows = [row for row in DRAWINGS[name] if "#" in row]
    seen = panel.rows(x, y, len(rows[0]), len(rows))
    if ink == ".":
        seen = ["".join("#" if pixel == "." else "." for pixel in row) for row in seen]
    return seen == rows


def wild_boards():
    for seed in range(60):
        game = Game(Rules("wild"))
        game.start(4, Rng(seed))
        yield game


@pytest.mark.parametrize(
    ("pawns", "letters"),
    [
        ((RED,), [("R", -1, 1)]),
        ((MAUVE, GREEN), [("M", -3, 1), ("G", 1, 1)]),
        ((YELLOW, YELLOW, BLUE), [("Y", -5, 1), ("Y", -1, 0), ("B", 3, 1)]),
    ],
)
def test_pawns_stand_side_by_side_as_letters(pawns, letters):
    board = board_of()
    for pawn in pawns:
        board.add(SPACE, pawn)
    panel, where = drawn(board)
    for name, aside, down in letters:
        assert shows(panel, name, where.x[SPACE] + aside, where.y[SPACE] + down)


def test_letters_are_the_initials_of_the_language(language):
    board = board_of()
    board.add(SPACE, YELLOW)
    board.add(SPACE, GREEN)
    language(FRENCH)
    panel, where = drawn(board)
    assert shows(panel, "J", where.x[SPACE] - 3, where.y[SPACE] + 1)
    assert shows(panel, "V", where.x[SPACE] + 1, where.y[SPACE] + 1)


@pytest.mark.parametrize(
    ("icon", "marks"),
    [(FEAST, [("CUP", -1)]), (ONE, [("CROWN", -1)]), (TWO, [("CROWNS", -3)])],
)
def test_a_space_shows_its_crowns_or_feast_whoever_stands_there(icon, marks):
    board = board_of(icon=icon)
    board.add(SPACE, RED)
    panel, where = drawn(board)
    for name, aside in marks:
        assert shows(panel, name, where.x[SPACE] + aside, where.y[SPACE] + where.pitch - 2)


def test_the_cursor_turns_a_space_dark_on_light():
    board = board_of()
    board.add(SPACE, BLUE)
    panel, where = drawn(board, spot=SPACE)
    assert shows(panel, "B", where.x[SPACE] - 1, where.y[SPACE] + 1, ink=".")


def test_the_princess_wears_pearls_and_is_seen_where_she_is_alone():
    board = board_of()
    board.princess = SPACE
    panel, where = drawn(board)
    assert shows(panel, "PRINCESS", where.x[SPACE] - 2, where.y[SPACE] + 1)
    board.add(SPACE, RED)
    panel, where = drawn(board)
    assert shows(panel, "R", where.x[SPACE] - 1, where.y[SPACE] + 1)
    x, y = where.x[SPACE] - SIDE - 1, where.y[SPACE]
    assert panel.rows(x, y + 1, 1, 5) == ["#", ".", "#", ".", "#"]


@pytest.mark.parametrize(("target", "pixels"), [(PICK, "..#.."), (GOAL, "#####")])
def test_what_may_be_chosen_differs_from_what_may_not(target, pixels):
    board = board_of()
    for space, marked in ((SPACE, True), (read_name("f5"), False)):
        panel, where = drawn(board, targets={SPACE: target})
        for side in (-SIDE, SIDE):
            column = panel.rows(where.x[space] + side, where.y[space] + 1, 1, 5)
            assert ("".join(column) == pixels) == marked


@pytest.mark.parametrize("edition", ["regular", "wild"])
def test_a_map_that_has_shown_other_boards_and_letters_looks_like_a_new_one(edition, language):
    kept = Map()
    legal = bytearray(phases.ACTIONS)
    for seed in range(3):
        rng = Rng(seed)
        game = Game(Rules(edition))
        game.start(4, rng)
        kept.lay(game.icons)
        for act in range(40):
            language(*([FRENCH] if act // 10 % 2 else []))
            while game.to_act() == CHANCE:
                game.apply_chance(game.sample(rng))
            game.play(legal[rng.below(game.legal(legal))])
            spot = game.princess if act % 3 == 0 else NOWHERE
            panel = Panel()
            kept.draw(panel.frame, Scene(game, 0, spot))
            assert panel.memory == drawn(game, spot)[0].memory


def test_every_kingdom_fits():
    for board in wild_boards():
        assert_fits(board)


def assert_fits(board):
    where = Layout()
    where.lay(board.icons)
    spaces = [space for space in range(61) if board.icons[space]]
    for space in spaces:
        assert where.y[space] >= 0
        assert where.y[space] + where.pitch <= HEIGHT
        x = where.x[space] + where.shift(space)
        assert x - SIDE >= -1, "a space under the cursor is all on the panel, but for its frame"
        assert x + SIDE <= map.MAP_WIDTH
    for one, other in itertools.combinations(spaces, 2):
        apart = abs(where.x[one] - where.x[other]) >= 2 * SIDE
        assert apart or abs(where.y[one] - where.y[other]) >= where.pitch


def test_a_kingdom_of_nine_rows_has_lower_letters_and_dashes():
    rows = [read_name(row + "3") for row in "abcdefghi"]
    board = board_of(rows, icon=TWO)
    board.add(rows[8], GREEN)
    panel, where = drawn(board)
    x, y = where.x[rows[8]], where.y[rows[8]]
    assert shows(panel, "LOW_G", x - 1, y + 1)
    assert shows(panel, "DASHES", x - 3, y + where.pitch - 1)

"""Roi & Compagnie on the lamps: where what shines, and how bright; colour only helps."""

import pytest

import wiring
from games.roi_et_compagnie import parse
from games.roi_et_compagnie.cards import BLUE, DICE, GREEN, RED, die_colour
from tables.roi_et_compagnie import lamps
from tables.roi_et_compagnie.lamps import Lamps
from tables.roi_et_compagnie.table import Scene
from tables.shared import Tumble
from tests.games.roi_tables import position
from ui import lights
from ui.lights import FAST_PULSE, PULSE

PILES, ROW, DICE_ROW, RACE = range(wiring.ROWS)
ALL_DICE = 63
BEAT_MS = 900


class Board:
    """The board's lamps, as they are told to shine, and what is made of a position on them."""

    def __init__(self, text: str, bright: int = ALL_DICE, colours=lamps.ROYAL, **scene):
        self.game = parse.read_position(text)
        self.pixels = bytearray(3 * wiring.LEDS)  # what `lights` takes for a strip
        self.lights = lights.board(self)
        self.lamps = Lamps(self.lights)
        self.lamps.colours = colours
        self.lamps.show(0, Scene(self.game, self.game.player, **scene), bright)
        self.lights.update(0)

    def lamp(self, row: int, column: int) -> tuple[int, ...]:
        at = 3 * wiring.BOARD[row][column]
        return tuple(self.pixels[at : at + 3])

    def light(self, row: int, columns) -> list[int]:
        return [sum(self.lamp(row, column)) for column in columns]

    def moving(self) -> set[tuple[int, int]]:
        """The lamps that change within a second."""
        at_first = bytes(self.pixels)
        moved = set()
        for now in range(20, 1000, 20):
            self.lights.update(now)
            for row in range(wiring.ROWS):
                for column in range(wiring.COLUMNS):
                    at = 3 * wiring.BOARD[row][column]
                    if self.pixels[at : at + 3] != at_first[at : at + 3]:
                        moved.add((row, column))
        return moved


def place(i: int) -> range:
    """The columns of a place of the row, and of the pile above it."""
    return range(1 + 3 * i, 4 + 3 * i)


def die(i: int) -> range:
    return range(3 * i, 3 * i + 2)


def shining(light: list[int]) -> int:
    """How many are clearly brighter than a glow."""
    return sum(value > 60 for value in light)


def test_a_pile_has_a_lamp_for_each_location_that_is_left():
    board = Board(position("B1X3G3O2F1", kingdoms=("m2D1m3D2f2F2", "-")))
    assert [shining(board.light(PILES, place(i))) for i in range(5)] == [3, 1, 3, 3, 2]


def test_an_inhabitant_under_its_home_takes_its_whole_place():
    board = Board(position("B1X3O2G3F1"))
    assert [shining(board.light(ROW, place(i))) for i in range(5)] == [3, 1, 1, 1, 3]


def test_a_home_without_locations_is_no_home():
    """The game ends with the last location, and is still to be seen."""
    board = Board(position("B1X3O2G3F1"))
    board.game.locations[0] = 0
    board.lamps.show(0, Scene(board.game, 0), ALL_DICE)
    board.lights.update(0)
    assert shining(board.light(ROW, place(0))) == 1
    assert shining(board.light(PILES, place(0))) == 0


def test_a_gap_that_the_end_leaves_in_the_row_is_dark():
    board = Board(position("B1X3O2G3F1"))
    board.game.row[1] = 254
    board.lamps.show(0, Scene(board.game, 0), ALL_DICE)
    board.lights.update(0)
    assert board.light(ROW, place(1)) == [0, 0, 0]


@pytest.mark.parametrize("colours", lamps.PALETTES.values(), ids=lamps.PALETTES.keys())
def test_each_die_shows_its_colour_in_the_order_of_the_dice(colours):
    cast = "125634"
    board = Board(position("B1X3G3O2F1", cast, 0), colours=colours)
    shown = [board.lamp(DICE_ROW, column) for i in range(DICE) for column in die(i)]
    want = [die_colour(i, int(cast[i])) for i in range(DICE) for _ in die(i)]
    assert {RED, GREEN, BLUE} == set(want)
    lit = {value: {shown[i] for i in range(len(shown)) if want[i] == value} for value in want}
    assert [len(same) for same in lit.values()] == [1, 1, 1]
    assert len(set().union(*lit.values())) == 3


def test_dice_that_are_not_kept_are_dimmer():
    text = position("B1X3G3O2F1", "111111", 2)
    kept, loose = (Board(text, bright).light(DICE_ROW, die(0)) for bright in (1, 0))
    assert min(kept) > 2 * max(loose) > 0


def test_dice_in_the_air_show_other_numbers_than_they_will():
    board = Board(position("B1X3G3O2F1", "111111", 2))
    tumble = Tumble(0b11, board.game.dice, BEAT_MS)
    flying = Board(position("B1X3G3O2F1", "111111", 2), tumble=tumble)
    assert flying.lamp(DICE_ROW, 0) != board.lamp(DICE_ROW, 0)
    assert flying.lamp(DICE_ROW, 15) == board.lamp(DICE_ROW, 15)


LANES = {
    2: (range(8), range(9, 17)),
    3: (range(5), range(6, 11), range(12, 17)),
    4: (range(1, 4), range(5, 8), range(9, 12), range(13, 16)),
    5: (range(1, 4), range(4, 7), range(7, 10), range(10, 13), range(13, 16)),
}


@pytest.mark.parametrize("players", LANES)
def test_a_lane_is_the_longer_the_more_points_a_kingdom_has(players):
    kingdoms = ("D1D3D4", "D2", "-1-1", "C1", "-")[:players]  # 22, 10, -2, 7, 0
    board = Board(position("B1X3G3O2F1", kingdoms=kingdoms, player="e"))
    light = [sum(board.light(RACE, lane)) for lane in LANES[players]]
    empty = Board(position("B1X3G3O2F1", kingdoms=("-",) * players, player="e"))
    glow = [sum(empty.light(RACE, lane)) for lane in LANES[players]]
    assert shining(board.light(RACE, LANES[players][0])) == len(LANES[players][0])
    assert light[2:3] == glow[2:3] or players == 2, "below nothing there is no lane"
    points = [light[i] - glow[i] for i in range(players)]
    assert points[0] > points[1] > 0


def test_the_lane_of_whoever_plays_swells():
    board = Board(position("B1X3G3O2F1", kingdoms=("-",) * 3, player="e"))
    assert board.moving() == {(RACE, LANES[3][1][0])}


def test_what_the_dice_fit_swells_and_brings_its_location():
    board = Board(position("B1D8G3O2F1", "111335", 0))
    lane = board.moving()
    board.lamps.mark_place(board.game, 1, PULSE, False)
    assert board.moving() - lane == {(ROW, column) for column in place(1)}
    board.lamps.mark_place(board.game, 1, FAST_PULSE, False)
    assert board.moving() - lane == {(ROW, c) for c in place(1)} | {(PILES, place(1)[2])}


def test_who_comes_alone_swells_without_the_location():
    board = Board(position("B1D8G3O2F1", "111335", 0))
    lane = board.moving()
    board.lamps.mark_place(board.game, 1, FAST_PULSE, True)
    assert board.moving() - lane == {(ROW, place(1)[1])}
    told = Board(position("B1D8G3O2F1", "111335", 0), place=1, alone=True)
    assert told.moving() - lane == {(ROW, place(1)[1])}


@pytest.mark.parametrize("winner", range(5))
def test_the_winners_colour_runs_along_the_board(winner):
    board = Board(position("B1X3G3O2F1", kingdoms=("-",) * 5))
    board.lamps.win(board.game, 1 << winner)
    assert len(board.moving()) == wiring.LEDS


def test_winners_who_share_the_game_have_lanes_that_beat():
    board = Board(position("B1X3G3O2F1", kingdoms=("-",) * 3, player="e"))
    board.lamps.win(board.game, 0b101)
    lanes = {(RACE, column) for i in (0, 2) for column in LANES[3][i]}
    assert board.moving() == lanes | {(RACE, LANES[3][1][0])}


@pytest.mark.parametrize("name", lamps.PALETTES)
def test_what_stands_beside_each_other_differs(name):
    colours = lamps.PALETTES[name]
    assert len(colours) == len(lamps.ROYAL)
    for first, count in ((lamps.DIE_COLOUR, 3), (lamps.HOME_COLOUR, 6), (lamps.KINGDOM_COLOUR, 5)):
        assert len(set(colours[first : first + count])) == count

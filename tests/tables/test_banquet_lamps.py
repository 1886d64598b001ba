"""Banquet Royal on the lamps: the kingdom on the panel."""

import itertools

import pytest

import wiring
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import (
    BOAT,
    CARRIAGE,
    CASTLE,
    CENTRE,
    FEAST,
    INNER,
    NOWHERE,
    ONE,
    SPACES,
    TUNNEL,
    TWO,
)
from games.banquet_royal.parse import read_name
from tables.banquet_royal.lamps import (
    FAMILY_COLOUR,
    GROUND,
    PALETTES,
    PRINCESS_COLOUR,
    ROYAL,
    Hexagon,
)
from tables.banquet_royal.map import GOAL, PICK, Scene
from ui import lights

SPACE = read_name("d4")
RED, MAUVE, YELLOW, BLUE, GREEN = range(1, 6)  # pawns, as a space holds them


class Strip:
    """Lamps in a row, as they are told to shine; brightness and gamma come after them."""

    def __init__(self, lamps: int):
        self.pixels = bytearray(3 * lamps)

    def colour(self, lamp: int) -> tuple[int, ...]:
        return tuple(self.pixels[3 * lamp : 3 * lamp + 3])


class Panel:
    """The panel, and what the hexagon makes of a board."""

    def __init__(self, board: Game, targets=None, spot=NOWHERE):
        self.strip = Strip(wiring.HEX_LEDS)
        self.lights = lights.hexagon(self.strip)
        self._hexagon = Hexagon(self.lights)
        scene = Scene(board, 0, spot)
        scene.targets = bytes((targets or {}).get(space, 0) for space in range(SPACES))
        self._hexagon.show(0, scene)
        self._now = 0
        self.lights.update(0)

    def lamp(self, space: int) -> tuple[int, ...]:
        leds = list(itertools.chain(*wiring.HEXAGON))
        return self.strip.colour(leds[INNER.index(space)])

    def watch(self, space: int, ms: int) -> list[tuple[int, ...]]:
        """Each colour that a lamp has in that time, in order, every 20 ms."""
        seen = [self.lamp(space)]
        for _ in range(ms // 20):
            self._now += 20
            self._hexagon.advance(self._now)
            self.lights.update(self._now)
            if self.lamp(space) != seen[-1]:
                seen.append(self.lamp(space))
        return seen


@pytest.fixture
def game():
    game = Game()
    for space in INNER:
        game.icons[space] = FEAST
    game.players = 4
    return game


def hue(colour) -> tuple[bool, ...]:
    """Which of red, green and blue are strong in a colour."""
    return tuple(3 * channel > 2 * max(colour) for channel in colour)


def hue_of(code: int) -> tuple[bool, ...]:
    value = ROYAL[code]
    return hue((value >> 16, value >> 8 & 255, value & 255))


def test_a_simulator_is_told_the_icons_of_the_spaces_while_a_kingdom_is_shown(game):
    game.icons[INNER[1]] = TWO
    game.icons[CENTRE] = CASTLE
    panel = Panel(game)
    icons = list(panel.lights.icons)
    assert icons[1] == TWO
    assert icons[18] == CASTLE
    assert icons.count(FEAST) == len(INNER) - 2
    panel.lights.clear(0)
    assert not panel.lights.icons


def test_a_lamp_is_brighter_the_more_pawns_stand_there(game):
    light = []
    for _ in range(3):
        game.add(SPACE, BLUE)
        light.append(sum(Panel(game).lamp(SPACE)))
    assert light == sorted(set(light))


def test_a_lamp_shows_the_colours_of_a_group_one_after_the_other(game):
    for pawn in (RED, BLUE, GREEN):
        game.add(SPACE, pawn)
    seen = [hue(colour) for colour in Panel(game).watch(SPACE, 3500)]
    assert seen == [hue_of(FAMILY_COLOUR + pawn - 1) for pawn in (RED, BLUE, GREEN, RED)]


def test_the_princess_is_seen_first_wherever_she_is(game):
    game.add(SPACE, GREEN)
    game.princess = SPACE
    seen = [hue(colour) for colour in Panel(game).watch(SPACE, 1200)]
    assert seen == [hue_of(PRINCESS_COLOUR), hue_of(FAMILY_COLOUR + GREEN - 1)]


def test_a_lone_colour_stays_as_it_is(game):
    game.add(SPACE, YELLOW)
    game.add(SPACE, YELLOW)
    assert len(Panel(game).watch(SPACE, 3000)) == 1


def test_empty_spaces_differ_by_what_they_show(game):
    signs = (CASTLE, FEAST, ONE, TWO, CARRIAGE, TUNNEL, BOAT)
    seen = set()
    for icon in signs:
        game.icons[SPACE] = icon
        seen.add(Panel(game).lamp(SPACE))
    assert len(seen) == len(signs)
    game.icons[SPACE] = 0
    assert not any(Panel(game).lamp(SPACE))


def saturation(colour: int) -> int:
    """How far a colour is from white, in per cent."""
    channels = (colour >> 16, colour >> 8 & 255, colour & 255)
    return 100 * (max(channels) - min(channels)) // max(channels)


@pytest.mark.parametrize("palette", PALETTES)
def test_no_space_without_pawns_looks_like_a_family(palette):
    families = PALETTES[palette][FAMILY_COLOUR:PRINCESS_COLOUR]
    assert max(map(saturation, GROUND[1:])) < min(map(saturation, families))
    assert max(map(saturation, GROUND[1:])) <= 34


@pytest.mark.parametrize("target", [PICK, GOAL])
def test_what_may_be_chosen_pulses_and_all_else_is_still(game, target):
    other = read_name("g3")
    for space in (SPACE, other):
        game.add(space, RED)
    panel = Panel(game, {SPACE: target})
    assert len(panel.watch(SPACE, 600)) > 10
    assert len(panel.watch(other, 600)) == 1


def test_the_cursor_beats_faster_than_what_may_be_chosen(game):
    panel = Panel(game, {SPACE: GOAL, read_name("e4"): GOAL}, spot=SPACE)
    turns = {}
    for space in (SPACE, read_name("e4")):
        light = [sum(colour) for colour in panel.watch(space, 2048)]
        turns[space] = sum(
            before < here > after
            for before, here, after in zip(light, light[1:], light[2:], strict=False)
        )
    assert turns[SPACE] > turns[read_name("e4")]


def test_spaces_beyond_the_panel_are_left_to_the_map(game):
    before = bytes(Panel(game).strip.pixels)
    beyond = read_name("a1")
    game.icons[beyond] = FEAST
    assert bytes(Panel(game, {beyond: GOAL}, spot=beyond).strip.pixels) == before

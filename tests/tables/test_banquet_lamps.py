"""Banquet Royal on the panel: what changes with time; the rest is in the golden screens."""

import itertools

import pytest

import wiring
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import FEAST, INNER, NOWHERE, SPACES
from games.banquet_royal.parse import read_name
from tables.banquet_royal.lamps import (
    FAMILY_COLOUR,
    GROUND,
    PALETTES,
    PRINCESS_COLOUR,
    ROYAL,
    Hexagon,
)
from tables.banquet_royal.map import Scene
from ui import lights

SPACE = read_name("d4")
RED, _, _, BLUE, GREEN = range(1, 6)  # pawns, as a space holds them


class Strip:
    """Lamps in a row, as they are told to shine; brightness and gamma come after them."""

    def __init__(self, lamps: int):
        self.pixels = bytearray(3 * lamps)

    def colour(self, lamp: int) -> tuple[int, ...]:
        return tuple(self.pixels[3 * lamp : 3 * lamp + 3])


class Panel:
    """The panel, and what the hexagon makes of a board."""

    def __init__(self, board: Game):
        self.strip = Strip(wiring.HEX_LEDS)
        self.lights = lights.hexagon(self.strip)
        self._hexagon = Hexagon(self.lights)
        scene = Scene(board, 0, NOWHERE)
        scene.targets = bytes(SPACES)
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


def hue(colour) -> tuple[bool, ...]:
    """Which of red, green and blue are strong in a colour."""
    return tuple(3 * channel > 2 * max(colour) for channel in colour)


def hue_of(code: int) -> tuple[bool, ...]:
    value = ROYAL[code]
    return hue((value >> 16, value >> 8 & 255, value & 255))


def test_a_lamp_shows_the_colours_of_a_group_one_after_the_other():
    game = Game()
    for space in INNER:
        game.icons[space] = FEAST
    game.players = 4
    for pawn in (RED, BLUE, GREEN):
        game.add(SPACE, pawn)
    seen = [hue(colour) for colour in Panel(game).watch(SPACE, 3500)]
    assert seen == [hue_of(FAMILY_COLOUR + pawn - 1) for pawn in (RED, BLUE, GREEN, RED)]


def saturation(colour: int) -> int:
    """How far a colour is from white, in per cent."""
    channels = (colour >> 16, colour >> 8 & 255, colour & 255)
    return 100 * (max(channels) - min(channels)) // max(channels)


@pytest.mark.parametrize("palette", PALETTES)
def test_no_space_without_pawns_looks_like_a_family(palette):
    families = PALETTES[palette][FAMILY_COLOUR:PRINCESS_COLOUR]
    assert max(map(saturation, GROUND[1:])) < min(map(saturation, families))
    assert max(map(saturation, GROUND[1:])) <= 34

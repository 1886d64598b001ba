"""How bright the lamps are: what is pointed at never dims the rest, nor passes for a piece.

Random games are played on every table, each on the lamps of a Pico with a supply of its own. Every
press of whoever is to act is looked at for a second, so that all marks go through their swell.
"""

import functools
import itertools
import tempfile
from functools import partial

import pytest

import games
import wiring
from app.save import SETTINGS
from base import Rng
from drivers import strip
from games.banquet_royal.game import Game as Banquet
from games.banquet_royal.kingdom import FEAST, INNER, NOWHERE, SPACES
from games.banquet_royal.parse import read_name
from games.royal_visit import plays
from tables.banquet_royal.lamps import PALETTES as BANQUET
from tables.banquet_royal.lamps import Hexagon
from tables.banquet_royal.map import GOAL, Scene
from tables.royal_visit.lamps import DUCHY_COLOUR, Lamps
from tables.royal_visit.lamps import PALETTES as VISIT
from tables.royal_visit.table import Scene as Visit
from tests import facts
from tests.slow import slow
from tests.tables.laid import Laid, Lit
from ui.lights import FAST_PULSE, PULSE

COLOURS = next(values for setting, _, values in SETTINGS if setting == "palette")
LEVELS = (40, 80, 130, 190, 255)  # of brightness, by the settings
SUPPLIES = (500, 900, 3000)
TABLES = [(name, colours) for name in games.NAMES for colours in COLOURS]
PREVIEW_PERCENT = 60


@pytest.fixture
def lay(tmp_path):
    return partial(Laid, tmp_path)


@pytest.fixture
def lit(tmp_path):
    return Lit(tmp_path)


@pytest.mark.parametrize("supply", [SUPPLIES[0], *slow(*SUPPLIES[1:])])
@pytest.mark.parametrize(("name", "colours"), TABLES)
def test_whatever_is_pointed_at_every_lamp_that_is_lit_stays_lit(lay, name, colours, supply):
    laid = lay(name, colours, supply)
    chance = Rng(supply)
    for seed in range(4):
        laid.deal(seed)
        for number, _ in enumerate(laid.pictures(chance)):
            laid.pico.rail.brightness = LEVELS[(seed + number) % len(LEVELS)]
            for _ in laid.moments():
                assert not laid.pico.rail.limiting
                shown = laid.lamps()
                lit = [lamp for lamp, wanted in enumerate(laid.wanted()) if wanted]
                assert all(shown[lamp] for lamp in lit)


@functools.cache
def light_of_the_brightest(name: str, colours: str) -> int:
    """The most light that a picture has which is made to have much of it."""
    most = 0
    with tempfile.TemporaryDirectory() as flash:
        laid = Laid(flash, name, colours, max(SUPPLIES))
        for _ in facts.of(name).brightest(laid):
            for _ in laid.moments():
                most = max(most, laid.pico.strip.light + laid.pico.hexagon.light)
    return most


@pytest.mark.parametrize(("name", "colours"), TABLES)
def test_no_picture_has_more_light_than_the_peak(name, colours):
    assert light_of_the_brightest(name, colours) <= strip.PEAK, (
        f"dim the colours of {colours} in tables/{games.folder(name)}"
    )


def test_the_peak_is_no_more_than_pictures_need():
    assert max(itertools.starmap(light_of_the_brightest, TABLES)) > 9 * strip.PEAK // 10


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("brightness", LEVELS)
def test_royal_visit_a_preview_is_always_fainter_than_the_piece(lit, brightness, colours):
    lamps = Lamps(lit.board)
    lamps.colours = VISIT[colours]
    lit.pico.rail.brightness = brightness
    places = {wiring.COURT_ROW: "dim", wiring.WIZARD_ROW: "h", wiring.JESTER_ROW: "j"}
    stands = [(row, "abcdefghijklmnopq".index(space)) for row in places for space in places[row]]
    pieces = bytearray(column for _, column in stands)
    for kind in (PULSE, FAST_PULSE):
        lamps.show(lit.now, Visit(plays.RED, plays.FOUNTAIN, 0, 20), pieces, pieces)
        for piece in range(plays.PIECES):
            lamps.target(piece, pieces[piece] + 2, kind)
        for _ in lit.moments():
            shown = lit.lamps()
            for row, column in stands:
                figure, preview = (shown[wiring.BOARD[row][column + by]] for by in (0, 2))
                assert 100 * preview <= PREVIEW_PERCENT * figure
            if VISIT[colours][DUCHY_COLOUR]:
                assert all(shown[: wiring.LEDS]), "a faint glow lies on every space"


def test_roi_a_choice_makes_nothing_brighter(lay):
    for colours in COLOURS:
        laid = lay("roi-et-compagnie", colours)
        for seed in range(4):
            laid.deal(seed)
            for asked in laid.pictures(Rng(seed)):
                film = [laid.lamps() for _ in laid.moments()]
                most = [max(lamp) for lamp in zip(*film, strict=True)]
                if not asked:
                    before = most
                assert all(now <= then for now, then in zip(most, before, strict=True))


PAWNS = range(1, 6)
HERE, THERE, ELSEWHERE = (read_name(name) for name in ("d4", "f3", "c2"))


def lamp_of(space: int) -> int:
    """Where the lamp of a space is in `Lit.lamps`."""
    leds = list(itertools.chain(*wiring.HEXAGON))
    return wiring.LEDS + leds[INNER.index(space)]


class Kingdom:
    """A kingdom with nobody but some pawns of one colour on one space, or the Princess."""

    def __init__(self, lit: Lit, colours: str):
        self._lit = lit
        self._hexagon = Hexagon(lit.hexagon)
        self._hexagon.colours = BANQUET[colours]

    def film(self, pawns=(), princess: bool = False, tries: bool = False) -> list[list[int]]:
        """The lamps of three spaces: where they stand, where one may go, from where one came."""
        game = Banquet()
        for space in INNER:
            game.icons[space] = FEAST
        for pawn in pawns:
            game.add(HERE, pawn)
        game.princess = HERE if princess else NOWHERE
        scene = Scene(game, 0, HERE if tries else NOWHERE, ELSEWHERE)
        scene.tries = tries
        scene.targets = bytes(GOAL if space == THERE else 0 for space in range(SPACES))
        self._hexagon.show(self._lit.now, scene)
        film = [self._lit.lamps() for _ in self._lit.moments()]
        return [[lamps[lamp_of(space)] for lamps in film] for space in (HERE, THERE, ELSEWHERE)]


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("brightness", LEVELS)
def test_banquet_who_is_tried_and_where_one_may_go_is_always_fainter(lit, brightness, colours):
    lit.pico.rail.brightness = brightness
    kingdom = Kingdom(lit, colours)
    groups = [((pawn,) * many, False) for pawn in PAWNS for many in (1, 2, 3)]
    for pawns, princess in (*groups, ((), True)):
        figure = min(kingdom.film(pawns[:1], princess)[0])
        tried, goal, origin = kingdom.film(pawns, princess, tries=True)
        assert 100 * max(*tried, *goal, *origin) <= PREVIEW_PERCENT * figure
        assert min(tried) > 0

"""How bright the lamps are: what is pointed at never dims the rest, nor passes for a piece.

Random games are played on every table, each on the lamps of a Pico with a supply of its own. Every
press of whoever is to act is looked at for a second, so that all marks go through their swell.
"""

import itertools

import pytest

import games
import tables
import wiring
from app.save import SETTINGS
from base import Rng, loader
from drivers import strip
from drivers.pico import Pico
from games.banquet_royal.game import Game as Banquet
from games.banquet_royal.kingdom import FEAST, INNER, NOWHERE, SPACES, Rules
from games.banquet_royal.parse import read_name
from games.roi_et_compagnie import parse as roi_reading
from games.royal_visit import parse as visit_reading
from games.royal_visit import plays
from host_sim.chips import rp2040
from host_sim.chips.ws2812 import Chain
from host_sim.desk import BUTTONS
from tables.banquet_royal.lamps import PALETTES as BANQUET
from tables.banquet_royal.lamps import Hexagon
from tables.banquet_royal.map import GOAL, Scene
from tables.royal_visit.lamps import DUCHY_COLOUR, Lamps
from tables.royal_visit.lamps import PALETTES as VISIT
from tables.royal_visit.table import Scene as Visit
from tests.app.positions import position as visit
from tests.extra import extra
from tests.tables.roi import position as roi
from ui import LAMPS, lights
from ui.lights import FAST_PULSE, PULSE

COLOURS = next(values for setting, _, values in SETTINGS if setting == "palette")
LEVELS = (40, 80, 130, 190, 255)  # of brightness, by the settings
SUPPLIES = (500, 900, 3000)
TABLES = [(name, colours) for name in games.NAMES for colours in COLOURS]
PREVIEW_PERCENT = 60
SECOND = range(0, 1024, 64)  # the slowest swell
TURNS = 12
_RIGHT = BUTTONS.index("right")
PRESSES = 4


class Buzzer:
    def play(self, tune):
        """Stay silent."""


class Lit:
    """Board and hexagon of a Pico on a supply of so many milliamperes."""

    def __init__(self, flash, supply: int = 500):
        chip = rp2040.RP2040()
        self.chains = (Chain(wiring.LEDS), Chain(wiring.HEX_LEDS))
        chip.attach_stream(wiring.LED_MAIN, self.chains[0])
        chip.attach_stream(wiring.LED_HEX, self.chains[1])
        chip.listen(wiring.LED_POWER, self._power)
        rp2040.power_on(chip)
        self.pico = Pico(str(flash))
        self.pico.rail.limit(wiring.led_budget_ma(supply))
        self.board = lights.board(self.pico.strip)
        self.hexagon = lights.hexagon(self.pico.hexagon)
        self.now = 0

    def _power(self, on: int) -> None:
        for chain in self.chains:
            chain.power(on)

    def moments(self):
        """Every picture of a second, after it was sent."""
        begin = self.now
        for age in SECOND:
            self.now = begin + age
            self.board.update(self.now)
            self.hexagon.update(self.now)
            self.pico.rail.show()
            yield

    def lamps(self) -> list[int]:
        """What each lamp shows, its three colours together."""
        return [sum(c.colours[i : i + 3]) for c in self.chains for i in range(0, 3 * c.count, 3)]

    def wanted(self) -> list[int]:
        """The same before gamma and brightness."""
        strips = (self.pico.strip, self.pico.hexagon)
        return [sum(s.pixels[i : i + 3]) for s in strips for i in range(0, 3 * s.count, 3)]


class Laid(Lit):
    """A table on these lamps, with people on all its seats."""

    def __init__(self, flash, name: str, colours: str, supply: int = 500):
        super().__init__(flash, supply)
        self.name = name
        self.colours = colours
        self.declared = games.declared(name)

    def deal(self, seed: int) -> None:
        """Begin a game, of another edition and another number of players with each seed."""
        kind = games.part(self.name, "game").Game
        editions = dict(self.declared.OPTIONS)["edition"]
        rules = games.part(self.name, "notation").read_rules(editions[seed % len(editions)])
        game = kind(rules)
        numbers = range(self.declared.MIN_PLAYERS, self.declared.MAX_PLAYERS + 1)
        game.start(numbers[seed % len(numbers)], Rng(seed))
        self.lay(game)

    def lay(self, game) -> None:
        """Go on with a game, nobody being asked yet."""
        self.game = game
        eyes = game.players if self.declared.SECRET_HANDS else 1
        self.eyes = [game.view(player) for player in range(eyes)]
        self.views = tuple(self.eyes[player % eyes] for player in range(game.players))
        seats = (tables.PERSON,) * game.players
        self.table = loader.load(loader.MATCH, tables.module(self.name, "table")).Table(
            self.board, self.hexagon, Buzzer(), seats
        )
        self.table.dress(self.colours, 1)
        self.table.begin(self.views)
        self.ask(-1)

    def ask(self, player: int) -> None:
        """Show the game as it is, `player` being asked, -1 for nobody."""
        self._look()
        self.table.show(self.now, self.views, player, True)
        self._paint()

    def press(self, button: int) -> bool:
        """Press a button of whoever is asked; True if that makes an act."""
        answer = self.table.press(self.now, tables.end_of(self.game.to_act()), button)
        self._paint()
        return isinstance(answer, int)

    def play(self, action: int, chance: Rng) -> None:
        """Make an act, and what chance does after it; tell it to the end."""
        game = self.game
        player = game.to_act()
        game.play(action)
        self._tell(player, action)
        while game.to_act() == games.CHANCE:
            game.apply_chance(game.sample(chance))
            self._tell(player, games.CHANCE)

    def celebrate(self, winners: int) -> None:
        self.table.celebrate(self.now, winners)

    def _look(self) -> None:
        for player, view in enumerate(self.eyes):
            self.game.view(player, view)

    def _paint(self) -> None:
        while self.table.stale & LAMPS:
            self.table.stale &= ~LAMPS
            self.table.paint(self.now)

    def _tell(self, player: int, action: int) -> None:
        self._look()
        self.table.happened(self.now, player, action, self.views)
        while self.table.telling:
            self.now += 2
            self.table.advance(self.now)

    def pictures(self, chance: Rng):
        """Go on at random; stop at each picture, saying whether somebody is asked."""
        legal = bytearray(self.game.ACTIONS)
        for _ in range(TURNS):
            player = self.game.to_act()
            if player == games.OVER:
                break
            self.ask(-1)
            yield False
            self.ask(player)
            yield True
            for _ in range(PRESSES):
                if self.press(chance.below(len(BUTTONS))):
                    break
                yield True
            self.play(legal[chance.below(self.game.legal(legal))], chance)
        self.celebrate(1)
        yield False


@pytest.fixture
def lay(tmp_path):
    def laid(*arguments) -> Laid:
        return Laid(tmp_path, *arguments)

    return laid


@pytest.fixture
def lit(tmp_path):
    return Lit(tmp_path)


@pytest.mark.parametrize("supply", [SUPPLIES[0], *extra(*SUPPLIES[1:])])
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


def light_of_the_brightest(laid: Laid) -> int:
    """The most light that a picture has which is made to have much of it."""
    most = 0
    for _ in _FULL.get(laid.name, _at_random)(laid):
        for _ in laid.moments():
            most = max(most, laid.pico.strip.light + laid.pico.hexagon.light)
    return most


def _at_random(laid: Laid):
    """What comes up in random games, for a game whose brightest pictures nobody has made."""
    for seed in range(4):
        laid.deal(seed)
        yield from laid.pictures(Rng(seed))


def _full_visits(laid: Laid):
    """Long trails, and a Jester's card that may move anybody."""
    green = "K1,G1,G2,W2*2,J1,J2,JM"
    for pieces, cards, act in (
        ("boqci", "K1,G1,G2,W1,W2,J3*2,J4", "S:oc"),
        ("bopdi", "K1,G1,G2,W1,W2,J3*2,J4", "S:od"),
        ("bopdm", "K1,G1,G2,W1,W2,J3*2,J4", "S:od"),
        ("aiqhj", "K1,G1,GF,W1,W2,J3*2,J4", "GF:ah,qj"),
        ("cimhj", "K1,G1,G2,W1,W2,J3*2,J4", "W1:hg"),
    ):
        position = visit(pieces, red=cards, green=green)
        laid.lay(visit_reading.read_position(position))
        laid.play(visit_reading.read_action(laid.game, act), Rng(1))
        laid.play(plays.END, Rng(1))
        laid.ask(plays.GREEN)
        for _ in range(8):
            yield
            laid.press(_RIGHT)
        for winners in (1, 2):
            laid.celebrate(winners)
            yield


def _full_kingdoms(laid: Laid):
    """All locations left, all inhabitants at home, dice of one colour, full lanes."""
    for kings in (("D1D2", "O1O4O5"), ("D1", "D2", "O1", "O4", "O5")):
        for row, dice in itertools.product(
            ("B1D8G3O2F1", "B1X1G3X2F1", "X1X2H1X3F1"), ("112233", "223311", "331122")
        ):
            laid.lay(roi_reading.read_position(roi(row, dice, 0, kings)))
            yield
            laid.ask(0)
            yield
        for winners in range(1, 1 << len(kings)):
            laid.celebrate(winners)
            yield
            laid.ask(-1)


def _full_banquets(laid: Laid):
    """Every pawn on a space of its own, as in the beginning."""
    for seed in range(12):
        laid.deal(seed)
        yield
        laid.ask(laid.game.to_act())
        yield
        for winners in range(1, 1 << laid.game.players):
            laid.celebrate(winners)
            yield
            laid.ask(-1)


_FULL = {
    "royal-visit": _full_visits,
    "roi-et-compagnie": _full_kingdoms,
    "banquet-royal": _full_banquets,
}


def test_the_peak_is_the_light_of_the_brightest_pictures_that_there_are(lay):
    most = max(light_of_the_brightest(lay(*laid, max(SUPPLIES))) for laid in TABLES)
    assert 9 * strip.PEAK // 10 < most <= strip.PEAK


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
                figure, preview = (shown[wiring.led(row, column + by)] for by in (0, 2))
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
    place = INNER.index(space)
    row = 0
    while place >= wiring.HEX_ROWS[row]:
        place -= wiring.HEX_ROWS[row]
        row += 1
    return wiring.LEDS + wiring.hex_led(row, place)


class Kingdom:
    """A kingdom with nobody but some pawns of one colour on one space, or the Princess."""

    def __init__(self, lit: Lit, colours: str):
        self._lit = lit
        self._hexagon = Hexagon(lit.hexagon)
        self._hexagon.colours = BANQUET[colours]

    def film(self, pawns=(), princess: bool = False, tries: bool = False) -> list[list[int]]:
        """The lamps of three spaces: where they stand, where one may go, from where one came."""
        game = Banquet(Rules())
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

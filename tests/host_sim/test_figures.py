"""The figures over the lamps: none over a lamp that isn't lit in its colour, one for each piece."""

from importlib import import_module
from math import dist, hypot
from types import SimpleNamespace

import pytest

import games
import wiring
from games.banquet_royal.kingdom import INNER
from games.roi_et_compagnie.cards import INHABITANTS
from host_sim import saved, script
from host_sim.desk import Desk
from host_sim.session import Session
from host_sim.web import pointed
from host_sim.web.figures import MOST, Figures, drawings
from tests.slow import slow
from tools import golden
from ui.lights import WAVE

SAMPLE = ("king", "palette", "crown", "banquet-feast", "banquet-palette", "roi-turn", "roi-five")
LEDS = [[led for row in rows for led in row] for rows in (wiring.BOARD, wiring.HEXAGON)]
NEAR = 0.35  # from a hue to one that is the same but for what a dim LED rounds off


def pieces(table, game) -> int:
    """How many pieces of a game are on lamps, as its table shows it."""
    if game.NAME == "royal-visit":
        return 6
    scene = table.seen()
    board = scene.board
    if game.NAME == "roi-et-compagnie":
        inhabitants = sum(card < INHABITANTS for card in board.row)
        return sum(board.locations) + inhabitants + sum(map(bool, scene.numbers))
    players = range(board.players)
    won = sum(board.guests[player] + min(board.crowns[player], 7) for player in players)
    on_hexagon = sum(board.size[space] + (space == board.princess) for space in INNER)
    return won + board.cakes_size + on_hexagon


def hue(colour) -> list[float]:
    return [channel / hypot(*colour) for channel in colour]


class Watcher:
    """A recorder of a `Session` that looks at the figures after each tick."""

    def __init__(self, desk):
        self.desk = desk
        self.figures = Figures()
        self.tints = []  # of the game that is shown
        self.waves = False
        self.complete = 0  # moments of a match in which all pieces were there

    def tick(self):
        app = self.desk.app
        shown = self.figures.shown(app)
        waved, self.waves = self.waves, bool(app) and WAVE in app.lights.kinds
        if not app or not app.screen or waved or self.waves:  # of a wave the LEDs show more
            return
        self.tints = pointed.tints(app) or self.tints
        for at in range(0, len(shown), MOST):
            there = [number for number in shown[at : at + MOST] if number]
            assert not there or self.is_lit(at // MOST, there)
        if app.shown == "match" and not (app.working or app.screen.stale):
            assert sum(map(bool, shown)) == pieces(app.match.table, app.match.game)
            self.complete += 1

    def is_lit(self, place, numbers) -> bool:
        """Whether an LED has the hue of one of these figures, or swells to another as a choice."""
        on_hexagon = place >= len(LEDS[0])
        place -= on_hexagon * len(LEDS[0])
        if (self.desk.app.lights, self.desk.app.hexagon)[on_hexagon].kinds[place]:
            return True
        led = 3 * LEDS[on_hexagon][place]
        chain = (self.desk.strip, self.desk.hexagon)[on_hexagon].colours
        light = [channel**0.5 for channel in chain[led : led + 3]]
        hues = [hue(self.tints[number - 1].to_bytes(3, "big")) for number in numbers]
        return any(light) and min(dist(hue(light), each) for each in hues) < NEAR

    def down(self, *what):
        pass

    up = note = down


@pytest.mark.parametrize(
    "path",
    [
        *(path for path in golden.scripts() if path.stem in SAMPLE),
        *slow(*(path for path in golden.scripts() if path.stem not in (*SAMPLE, "sleep"))),
    ],
    ids=lambda path: path.stem,
)
def test_a_figure_stands_over_each_lamp_of_a_piece_and_over_no_other(tmp_path, path):
    played = script.parse(path.read_text("utf-8"), path.name)
    saved.prepare(str(tmp_path), [played])
    desk = Desk(str(tmp_path), played.seed or 0)
    watcher = Watcher(desk)
    Session(desk, keep=lambda what, name: None, recorder=watcher).play(played)
    assert watcher.complete or path.stem not in SAMPLE


@pytest.mark.parametrize("name", [name for name, drawn in drawings().items() if drawn])
@pytest.mark.parametrize("palette", ["royal", "contrast"])
def test_every_figure_has_a_drawing_and_a_colour(name, palette):
    drawn = drawings()[name]
    module = import_module(f"host_sim.web.pointed.{games.folder(name)}")
    assert len(drawn) == len(module.tints(palette))
    for figure in drawn:
        assert 0 < max(figure["columns"]) < 1 << 16


def test_a_game_that_no_page_knows_has_bare_lamps(monkeypatch):
    monkeypatch.setattr(games, "folder", lambda name: "of_a_guest")
    app = SimpleNamespace(screen=SimpleNamespace(sitting=object()), game="of-a-guest")
    assert not list(pointed.figures(app))
    assert not pointed.tints(app)

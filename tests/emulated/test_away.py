"""Matches with players at a distance on an emulated Pico, over USB, within its budgets."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from games import NAMES
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse
from tests.app.away import Joined, Line, Page, to_act
from tests.app.glass import Glass
from tests.app.people import People
from tests.emulated.images import EMULATED
from tests.replayed import replayed
from tools.emulate import budgets, parts
from tools.emulate.budgets import Figure
from tools.emulate.installed import installed
from tools.emulate.live import ANIMATING, OTHER, SAVING, Live
from tools.emulate.measures import BUTTONS
from tools.emulate.pico import Pico

pytestmark = [pytest.mark.timeout(3000), *EMULATED]  # the first one counts

KING_OF_THE_DICE = NAMES[1]

DOWN, OK = 3, 4
PRESSES = 60  # that are measured
PRESSES_AN_ACT = 12
ACTS = 4  # before the cable is pulled
MOST_ACTS = 150  # after that; in a longer game, as of Banquet Royal, the person resigns then
STILL_TICKS = 100
LONGEST_MS = 60_000
LOOK_MS = 20
MENU_MS = 400
START_MS = 1500

RESIGN = "device.app.match_screen._work = (device.app.match.resign(0) for _ in range(1))"


class Port(Line):
    """A program at the USB port of the emulated Pico, and the person at end A.

    presses   how many presses at random are still to be measured
    figures   what was measured
    """

    def __init__(self, pico: Pico, game: str) -> None:
        super().__init__()
        self._pico = pico
        self._game = game
        self._chance = random.Random(1)
        self._first = 0  # tick after `go`
        self.presses = 0
        self.figures: list[Figure] = []
        self.plug_in()

    def plug_in(self) -> None:
        """Plug the cable in, which is the Pico's power, and lead the table to *At a distance*."""
        self.said = []
        self.live = Live(self._pico, f"set people 2\nset speed fast\nset game {self._game}")
        self.live.run(START_MS)
        for _ in range(2):
            self.live.press(0, OK)
            self.live.run(MENU_MS)
        while not Glass(self._pico.oleds[0]).marked("At a distance"):
            self.live.press(0, DOWN)
        self.live.press(0, OK)
        assert self.take("regalia").split(" ")[3:] == list(games.NAMES)

    def listen(self) -> None:
        self.said += self.live.lines()

    def send(self, line: str) -> None:
        if line == "go":
            self._first = len(self.live.clock.ticks)
        self.live.send(line)

    def until(self, condition: Callable[[], bool]) -> None:
        latest = self.live.now + LONGEST_MS * 1e6
        while not condition():
            assert self.live.now < latest, "it never comes about"
            self.live.run(LOOK_MS)

    def act(self, chance: random.Random) -> None:
        for _ in range(min(self.presses, PRESSES_AN_ACT)):
            self._press()
            self.listen()
            if any(line.startswith("act ") for line in self.said):
                return
        while self.live.doing == OTHER:
            self.live.press(0, OK)  # out of the pause
        self.until(lambda: self.live.act(chance.randrange(60)))

    def _press(self) -> None:
        self.presses -= 1
        doing = self.live.doing
        delay = self.live.press(0, self._chance.choice(BUTTONS[doing]))
        if delay:
            budget = budgets.PRESS_SAVING if doing == SAVING else budgets.PRESS
            self.figures.append(Figure(budget, doing, delay))

    def resign(self) -> None:
        """Have the person resign in the next tick, which then says so."""
        self.live.execute(RESIGN)

    def measure(self) -> None:
        """Measure the heap of the match, at rest."""
        self.until(lambda: self.live.doing not in (OTHER, ANIMATING))
        self.live.run(START_MS)
        self.live.halt()
        free, block = self.live.free()
        still = self.live.allocated(STILL_TICKS)
        self.figures += [
            Figure(budgets.FREE, "", free / 1024),
            Figure(budgets.BLOCK, "", block / 1024),
            Figure(budgets.STILL, "", still),
        ]
        self.live.go_on()

    def measure_ticks(self) -> None:
        """Measure the longest tick since `go`."""
        ms, tick = self.live.clock.longest(self._first, writing=False)
        self.figures.append(Figure(budgets.TICK, self.live.notes.get(tick, ""), ms))


@pytest.fixture(params=parts.named_images(), ids=lambda path: path.name)
def pico(request):
    with installed(request.param)() as pico:
        yield pico


@pytest.fixture
def pages(tmp_path):
    """The pages of two other players, each at a simulated table."""

    def page(folder: Path) -> Page:
        folder.mkdir()
        prepare(str(folder), [parse("set people 2\nset speed fast", "settings")])
        people = People(Desk(str(folder), 2))
        people.desk.power_on()
        people.run(200)
        return Page(people)

    return [page(tmp_path / name) for name in ("second", "third")]


def assert_kept(figures: list[Figure]) -> None:
    for figure in figures:
        print(budgets.row(figure))
    assert [budgets.row(figure) for figure in figures if not figure.kept] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_game_stays_within_the_budgets_and_survives_a_pulled_cable(pico, pages, name):
    page = pages[0]
    port = Port(pico, name)
    pair = Joined([port, page], name)
    states = pair.begin()
    port.measure()
    port.presses = PRESSES
    while port.presses:
        states = pair.play(states, most=1)
    states = pair.play(states, most=ACTS)
    port.measure_ticks()
    port.plug_in()
    port.tell(pair.deal(0))
    for line in pair.logs[0]:
        port.state()  # what the line before led to, which may be in the same words as what comes
        port.tell(line)
    assert port.state() == states[0]
    port.tell("go")
    states = pair.play(states, most=MOST_ACTS)
    port.measure_ticks()
    whole = states[0].startswith("over")
    if not whole:
        port.resign()
        page.tell(port.take("resign"))
        states = [end.state() for end in pair.pages]
    assert states[0] == states[1]
    records = [pair.record(player) for player in (0, 1)]
    assert records[0] == records[1]
    assert (replayed(records[0]).game.to_act() == games.OVER) == whole
    assert_kept(port.figures)


def test_of_three_tables_one_goes_and_the_computer_plays_for_it_to_the_end(pico, pages):
    port = Port(pico, KING_OF_THE_DICE)
    tables = Joined([port, *pages], KING_OF_THE_DICE, seats=("0", "1", "2"))
    states = tables.begin()
    port.measure()
    port.presses = PRESSES
    states = tables.play(states, most=ACTS)
    tables.pages, tables.seats, tables.logs = tables.pages[:2], tables.seats[:2], tables.logs[:2]
    while not states[0].startswith("over"):
        if to_act(states) == 2:
            port.tell("computer")
            states = tables.pass_on(0)
        else:
            states = tables.play(states, most=1)
    port.measure_ticks()
    assert tables.record(0) == tables.record(1)
    assert_kept(port.figures)

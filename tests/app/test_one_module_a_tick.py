"""Modules are loaded one a tick: on a Pico each takes 8 to 35 ms, and a tick at most 45."""

import sys

import pytest

import games
from tests import facts
from tests.app.away import Dealer, Page, edition
from tests.app.people import RED
from tools.building import sources

FIRMWARE = str(sources.FIRMWARE)
PLAYED_MS = 1_000  # some actions: the shortest game is not over
SHOWN_MS = 200  # until a screen is drawn

OF_THE_DEVICE = ("menu", "settings", "welcome", "selftest", "faults", "away", "title")
BEFORE_A_MATCH = ("people", "learn", "rules", "attract")
IN_A_MATCH = ("pause", "rules", "match", "turns", "match", "menu", "restore", "pause")
REVIEWED = facts.reviewed()
NUMBERS = "icons"  # a build makes this module into numbers
LINES = 8  # of the set-up, at most
LEADS_TO = {"deal": "match", "restore": "match"}  # by itself


class Table:
    """A table where computers play, with no module of the firmware loaded before power-on.

    several    the ticks that loaded several modules: the screen then, and their names
    """

    def __init__(self, people):
        self.several: list[tuple[str, list[str]]] = []
        self.people = people
        self._there: set[str] = set()
        self._known = loaded()
        people.watch = self._look

    def _look(self) -> None:
        there = set(sys.modules)
        if there == self._there:  # in nearly every tick
            return
        self._there = there
        new = [name for name in loaded() - self._known if not name.endswith(NUMBERS)]
        self._known = loaded()
        if len(new) > 1:
            self.several.append((self.people.app.shown, sorted(new)))

    def go(self, *screens: str) -> None:
        """Go to these screens, one after the other."""
        for name in screens:
            self.people.until(lambda: not self.people.app.working)
            if self.people.app.shown == "turns":  # taken back: OK leads forward to the match
                self.people.press(RED, "ok")
            else:
                self.people.app.lead_to(name)
            self.people.until(lambda name=name: self._shows(LEADS_TO.get(name, name)))
            self.people.run(SHOWN_MS)

    def _shows(self, screen: str) -> bool:
        return self.people.app.shown == screen and not self.people.app.working


def loaded() -> set[str]:
    """The names of the firmware's modules in memory."""
    files = [(name, getattr(module, "__file__", None)) for name, module in sys.modules.items()]
    return {name for name, file in files if file and file.startswith(FIRMWARE)}


@pytest.fixture
def table(sit, monkeypatch):
    def power_on(game: str) -> Table:
        declared = games.declared(game)
        seats = {seat.lower(): declared.LEVELS[0] for seat in declared.SEATS[:2]}
        people = sit(game=game, people=0, speed="fast", **seats)
        for name in loaded():
            monkeypatch.delitem(sys.modules, name)
        people.power_cycle()
        return Table(people)

    yield power_on
    for name in loaded():  # they refer to each other, and not to what the tests have imported
        del sys.modules[name]


def test_on_screens_of_the_device(table):
    device = table(games.NAMES[0])
    device.go(*OF_THE_DEVICE)
    assert device.several == []


@pytest.mark.parametrize("game", games.NAMES)
def test_on_screens_of_a_game(table, game):
    at = table(game)
    at.go("setup")
    at.people.press(RED, *["down"] * LINES)  # one has a note on the edition
    at.go(*BEFORE_A_MATCH)
    if games.declared(game).LUCK:
        at.go("problems")
    at.go("deal")
    at.people.run(PLAYED_MS)
    others = {games.folder(other) for other in games.NAMES if other != game}
    left = {name for name in loaded() if others & {*name.split(".")}}
    assert not left | {"app.title", "app.menu", "app.menus", "app.pause"} & loaded()
    at.go(*IN_A_MATCH)
    at.people.match.finish(1)
    at.go("result")
    if games.declared(game).LUCK:
        at.go("luck")
        at.people.until(lambda: at.people.match.account)
        at.go("result")
    if game in REVIEWED:
        at.go("review")
        at.people.press(RED, "down")  # the best turn in words, found by the strongest level
    at.go("result", "menu")
    assert at.several == []
    assert not [name for name in loaded() if "coach" in name]


@pytest.mark.parametrize("game", [name for name in games.NAMES if games.declared(name).DISTANT])
def test_on_screens_of_a_match_at_a_distance(table, game):
    at = table(game)
    page, dealer = Page(at.people), Dealer(1)
    page.tell(f"deal {game} {edition(game)} 2 0 1")
    while (due := page.state()).startswith("due "):
        page.tell("event " + dealer.answers(due[4:], "0")[0])
    dealt = loaded()
    page.tell("go")
    at.people.run(PLAYED_MS)
    assert loaded() <= dealt
    assert at.several == []

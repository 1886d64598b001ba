"""Garbage is collected before the heap is full, and each long piece of work has its own tick."""

import gc
import sys

import pytest

import ai
import games
from base import loader
from tables import PERSON
from tests.app.people import GREEN, RED
from tests.app.positions import position
from tests.app.test_answers import is_marked
from tests.moments import legal
from ui import BOTH

MODULES = 6  # loaded from one collection to the next, at most
STEPS = 60  # of thinking

COLLECTED, LOADED, THOUGHT, TOLD = "collected", "loaded", "thought", "told"
PRESSED, DREW = "pressed", "drew"


class Endless:
    """A thinker that never decides."""

    def __init__(self, note):
        self.step = lambda: note(THOUGHT)


class AtOnce:
    """A thinker that decides for the first legal action."""

    worth = 500

    def __init__(self, view):
        self.choice = bytes(legal(view)[:1])
        self.step = lambda: True


@pytest.fixture
def work(monkeypatch):
    """The work done so far, in order; `None` ends a tick."""
    done = []
    load = loader.load

    def loads(lifetime, name):
        done.append(LOADED)
        return load(lifetime, name)

    monkeypatch.setattr(gc, "collect", lambda: done.append(COLLECTED))
    monkeypatch.setattr(loader, "load", loads)
    monkeypatch.setattr(ai, "thinker", lambda *_: Endless(done.append))
    return done


def ticks(work: list) -> list[list]:
    """Return the work of each tick in which there was any."""
    made = [[]]
    for what in work:
        if what is None:
            made.append([])
        else:
            made[-1].append(what)
    return [tick for tick in made if tick]


def most_between_collections(work: list, what: str) -> int:
    """Return how often something was done from one collection to the next, at most."""
    most = count = 0
    for done in work:
        count = 0 if done == COLLECTED else count + (done == what)
        most = max(most, count)
    return most


def moving(sit, work, monkeypatch):
    """People in a match in which something moves all the time."""
    people = sit(match=position("gikhj"))
    people.begin()
    monkeypatch.setattr(type(people.screen), "busy", True)
    people.watch = lambda: work.append(None)
    work.clear()
    return people


@pytest.mark.parametrize("name", games.NAMES)
def test_garbage_is_collected_while_a_match_is_loaded_and_while_a_computer_thinks(sit, work, name):
    declared = games.declared(name)
    seats = {seat.lower(): declared.LEVELS[-1] for seat in declared.SEATS[: declared.MIN_PLAYERS]}
    people = sit(game=name, **seats)
    people.press(RED, "ok", "ok")
    people.watch = lambda: work.append(None)
    work.clear()
    people.press(RED, "ok")
    people.until(lambda: work.count(THOUGHT) > 3 * STEPS)
    assert all(len(tick) == 1 for tick in ticks(work) if COLLECTED in tick)
    assert most_between_collections(work, LOADED) <= MODULES + 1
    assert most_between_collections(work, THOUGHT) <= STEPS


@pytest.mark.parametrize(("more_ms", "most"), [(0, 12), (10, 1)], ids=["page", "Pico"])
def test_garbage_of_a_coach_is_collected_after_eight_ticks(begun, work, monkeypatch, more_ms, most):
    """A step leaves up to 4 KB of 64-bit words: half of that on a Pico, which has time for one."""
    people = begun(game="banquet-royal")
    people.match.finish(1)
    steps = iter(lambda: work.append(THOUGHT), 1)

    def watch():
        people.desk.now += more_ms
        work.append(None)
        if "app.coaching" in sys.modules:  # which is gone with the screen
            coach = sys.modules["app.coaching"].Coach
            monkeypatch.setattr(coach, "working", lambda self: steps)

    people.watch = watch
    work.clear()
    people.app.lead_to("luck")
    people.until(lambda: work.count(THOUGHT) > 3 * STEPS, 1_000_000)
    assert most_between_collections(work, THOUGHT) == 8 * most
    assert max(tick.count(THOUGHT) for tick in ticks(work)) == most


def test_garbage_of_a_decision_is_collected_before_it_is_told(sit, work, monkeypatch):
    """Or it would be collected amid that: a tick that draws a page took 60 ms then."""
    people = sit(red=PERSON, green="squire", match=position("gikhj", side="g"))
    people.press(RED, "ok", "ok")
    people.until(lambda: THOUGHT in work)
    match = people.match
    monkeypatch.setattr(ai, "thinker", lambda _game, _level, view, _rng: AtOnce(view))
    monkeypatch.setattr(match, "tell", lambda *_: work.append(TOLD))
    match.players[GREEN].thinker = None
    work.clear()
    people.until(lambda: TOLD in work)
    assert work == [COLLECTED, TOLD]


def test_garbage_is_collected_before_a_screen_is_loaded_over_a_match(begun, work):
    people = begun()
    assert people.offers(RED, "Pause")
    people.watch = lambda: work.append(None)
    work.clear()
    people.press(RED, "ok")
    assert ticks(work)[:2] == [[COLLECTED], [LOADED]]


def test_garbage_of_many_presses_is_collected_though_something_moves(sit, work, monkeypatch):
    """The heap would be full after nine, and a collection come amid another tick."""
    people = moving(sit, work, monkeypatch)
    for press in range(20):
        people.press(GREEN, "up" if press % 2 else "down")
        work.append(PRESSED)
    assert COLLECTED in work
    assert most_between_collections(work, PRESSED) <= 8
    assert all(len(tick) == 1 for tick in ticks(work) if COLLECTED in tick)


def test_garbage_of_many_pages_is_collected_though_something_moves(sit, work, monkeypatch):
    """As a story that is told may draw many, and be told for longer than the heap lasts."""
    people = moving(sit, work, monkeypatch)
    for _ in range(40):
        people.screen.stale = BOTH
        people.run(50)
        work += [DREW, DREW]
    assert COLLECTED in work
    assert most_between_collections(work, DREW) <= 14
    assert all(len(tick) == 1 for tick in ticks(work) if COLLECTED in tick)


def test_a_tick_that_marks_a_press_does_no_other_work(begun):
    """A write to flash takes as long as a tick may: it begins with the next one."""
    people = begun(match=position("gikhj"), takeback="off")
    page = people.pictures()[GREEN]
    steps = []
    people.screen._work = (steps.append(number) for number in range(40))
    people.desk.down(GREEN, "right")
    made = 0
    while not is_marked(page, people.pictures()[GREEN]):
        made = len(steps)
        people.run(5)
    assert len(steps) == made
    people.run(5)
    assert len(steps) == made + 1

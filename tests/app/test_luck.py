"""Luck and choice of a match that is over: the screen, and the curve in the review."""

import pytest

import games
from app.luck import costly
from app.result import COACH_MS
from games.record import write
from tests.app.people import ENDS, RED
from tests.games.test_coach import coached

GAMES = pytest.mark.parametrize("name", [name for name in games.NAMES if games.declared(name).LUCK])
SAMPLES = 2  # as the screen takes


def account(people) -> tuple:
    people.choose(RED, "Luck and choice")
    people.until(lambda: people.match.account, 300_000)
    people.run(60)
    return people.match.account


@GAMES
def test_who_leaves_early_finds_the_result_as_it_was(over, name):
    people = over(name)
    record, score = write(people.game), people.app.score
    people.app.lead_to("luck")
    people.until(lambda: people.match.ahead or people.match.account)
    people.press(RED, "ok")
    people.until(lambda: people.app.shown == "result" and not people.app.working)
    people.choose(RED, "Menu")
    people.until(lambda: people.app.shown == "menu")
    assert not people.match.ahead
    assert write(people.game) == record
    assert people.app.score is score


def test_the_coach_works_behind_the_result_and_tells_when_it_is_ready(over):
    people = over("royal-visit")
    assert not people.match.account
    people.until(lambda: people.match.account, COACH_MS + 60_000)
    assert not people.match.ahead
    people.run(60)
    people.point(RED, "Luck and choice ✓")


@GAMES
def test_without_room_behind_the_result_the_coach_works_on_its_screen(over, name):
    people = over(name)
    record = write(people.game)
    people.until(lambda: people.match.coaching, COACH_MS + 60_000)
    people.match.coaching._work = out_of_memory()
    people.until(lambda: not people.match.coaching)
    people.run(COACH_MS)
    assert people.app.shown == "result"
    assert not people.match.account
    luck, entries = account(people)
    assert write(people.game) == record
    coach = coached(people.game, samples=SAMPLES)
    assert (luck, entries) == (coach.luck, coach.entries)


def test_the_tick_in_which_the_coach_is_ready_opens_no_file_and_later_ones_two(over, monkeypatch):
    people = over("banquet-royal")
    files = []
    real = open
    monkeypatch.setattr("builtins.open", lambda *a, **k: files.append(a) or real(*a, **k))
    people.app.lead_to("luck")
    while not people.match.account:
        files.clear()
        people.desk.tick()
    assert not files
    opened = []
    for _ in range(40):
        files.clear()
        people.desk.tick()
        opened.append(len(files))
    assert max(opened) == 2


def out_of_memory():
    raise MemoryError
    yield


@GAMES
def test_its_curve_is_in_the_review_with_the_turns_counted_alike(over, name):
    people = over(name)
    account(people)
    people.press(RED, "ok")
    people.run(200)
    people.enter("Turn by turn")
    people.press(RED, "up")
    review = people.app.screen
    assert all(people.tells(end, review._luck.state(review._turn)) for end in ENDS)
    assert review._luck.turns == review._graph.turns
    while review._turn:
        assert review._luck._entry(review._turn, 0) == review._before.to_act()
        people.press(RED, "left")
        people.until(lambda: not people.app.screen.working)


def test_at_most_two_turns_of_a_player_are_named():
    entries = [0, 5, 60, 1, 0, 300, 0, 0, 40, 1, 0, 0, 0, -9, 90, 1, 0, 0, 0, 1, 70, 0, 1, 60]
    assert costly(entries, 0) == (5, 7)
    assert costly([*entries[:-6], 0, 1, 70], 0) == (5, 7)
    assert costly(entries, 1) == (2,)
    assert costly(entries, 2) == ()

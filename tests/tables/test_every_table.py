"""What holds for the table of every game: it is played to its end, shown and recorded."""

import pytest

import games
import tables
import wiring
from app import outcome, sheet
from app.result import IGNORED_MS
from base import Rng
from host_sim.records import record_of
from tests import facts
from tests.app.people import ENDS, People
from tests.moments import thought
from tests.replayed import replayed


def kits():
    """Every game with every number of players that it can have."""
    for name in games.NAMES:
        declared = games.declared(name)
        yield name, declared.MIN_PLAYERS
        for count in range(declared.MIN_PLAYERS + 1, declared.MAX_PLAYERS + 1):
            yield pytest.param(name, count, marks=pytest.mark.slow)


def seats(name: str, count: int, level: str) -> dict:
    """The settings that give the first `count` seats of a game to computers of a level."""
    kit = games.declared(name)
    chosen = {seat.lower(): level for seat in kit.SEATS[:count]}
    return chosen if count == len(kit.SEATS) == 2 else chosen | {"players": str(count)}


def test_no_request_can_be_taken_for_another_one_or_for_an_action():
    requests = [value for value in vars(tables).values() if isinstance(value, tables.Request)]
    assert {tables.TAKE_BACK, tables.COVER, tables.PAUSE, tables.HINT} <= set(requests)
    assert len({request.name for request in requests}) == len(requests)
    for request in requests:
        assert not isinstance(request, int)
        assert requests.count(request) == 1


def tells_who_won(people: People) -> None:
    for end in ENDS:
        assert people.reads(end, outcome.headline(people.match, end))
        assert people.tells(end, outcome.sentence(people.match, people.app.score, end))


@pytest.mark.parametrize("name", games.NAMES)
def test_people_play_a_whole_match_by_presses_alone(begun, monkeypatch, name):
    """As many as can, at a table without a panel; they decide as the weakest level would."""
    monkeypatch.setattr(wiring, "HEX_LEDS", 0)
    declared = games.declared(name)
    most = {"players": declared.MAX_PLAYERS} if declared.MAX_PLAYERS > 2 else {}
    people = begun(game=name, speed="fast", **most)
    chance = Rng(1)
    while not people.match.over:
        game = people.game
        people.play(*thought(game.view(game.to_act()), declared.LEVELS[0], chance).choice)
        people.settle()
    people.until(lambda: people.app.shown == "result" and not people.app.screen.busy)
    assert people.match.winners == people.game.winners()
    assert bool(people.match.why) == (name in facts.reviewed()), "what decided it"
    tells_who_won(people)


@pytest.mark.parametrize(("name", "count"), list(kits()))
def test_computers_play_a_whole_match_and_both_panels_tell_who_won(sit, flash, name, count):
    people = sit(game=name, speed="fast", **seats(name, count, games.declared(name).LEVELS[0]))
    people.press(0, "ok", "ok", "ok")
    people.until(lambda: people.match.over, longest_ms=3_600_000)
    game = people.game
    assert people.match.winners == game.winners()
    assert game.players == count
    people.run(IGNORED_MS)
    people.until(lambda: not people.app.screen.busy)  # until the record is kept it goes back
    (file,) = flash.glob("records/*.txt")
    record = file.read_text("ascii")
    assert record == record_of(people.match)
    assert replayed(record).game.winners() == game.winners()
    assert record.count(f'"{games.declared(name).LEVELS[0]}"') == count
    tells_who_won(people)
    if people.app.declared.SCORED:
        people.choose(0, "Score sheet")
        for seat, numbers in sheet.rows(people.match):
            assert people.reads(1, seat)
            assert people.reads(1, str(numbers[-1]))
        assert [row[1][-1] for row in sheet.rows(people.match)] == [
            game.score(player) for player in range(count)
        ]

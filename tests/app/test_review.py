"""The review of a match that is over: what was played and what was best, and another try."""

from itertools import islice

import pytest

import games
import tables
from app.chances import signs
from app.save import Score
from games.history import History
from tests import facts
from tests.app.people import ENDS, RED
from tests.moments import started, walked

GAMES = pytest.mark.parametrize("name", facts.reviewed())


@GAMES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_turn_can_be_described_from_what_its_player_knew(name, seed, monkeypatch):
    monkeypatch.setattr(tables, "called", games.declared(name).SEATS)
    hint = __import__(tables.module(name, "hint"), fromlist=["describe"])
    game, chance = started(name, seed, games.declared(name).MIN_PLAYERS)
    for _ in islice(walked(game, chance), 300):
        pass  # to its end, or for some hundred acts
    history = History(game)
    turns = 0
    while actions := history.back():
        view = game.view(game.to_act()) if game.to_act() >= 0 else None
        assert view is not None
        before = games.part(name, "notation").position(view)
        assert hint.describe(view, actions)
        assert games.part(name, "notation").position(view) == before
        turns += 1
    assert turns > 5


@GAMES
def test_the_best_turn_is_told_beside_the_one_that_was_played(over, name):
    people = over(name)
    people.enter("Turn by turn")
    people.press(RED, "down")
    people.until(lambda: people.app.screen._best)
    people.run(60)
    screen = people.app.screen
    assert people.tells(RED, screen._best)
    assert screen._played


@GAMES
def test_a_turn_is_shown_until_the_next_one_is_read(over, name):
    people = over(name)
    people.enter("Turn by turn")
    people.desk.down(RED, "down")
    people.desk.tick()
    people.desk.up(RED, "down")
    people.desk.down(RED, "left")  # before the page at the other end is drawn
    for _ in range(20):
        people.desk.tick()
        assert not any(people.tells(end, "One moment…") for end in ENDS)
    people.desk.up(RED, "left")


def test_the_points_of_the_graph_are_the_scores(over):
    people = over("roi-et-compagnie")
    people.enter("Turn by turn")
    screen = people.app.screen
    for turn in range(screen._graph.turns - 1, -1, -1):
        view = people.match.views[0]
        assert [screen._graph._of(turn, player) for player in range(view.players)] == [
            view.score(player) for player in range(view.players)
        ]
        people.press(RED, "left")


@GAMES
def test_another_try_is_a_new_match_and_leaves_the_record(over, flash, name):
    people = over(name)
    (record,) = flash.glob("records/*.txt")
    kept = record.read_bytes()
    seats = people.match.seats
    people.enter("Turn by turn")
    people.press(RED, *["left"] * 60)
    people.press(RED, "ok")
    people.choose(RED, "Retry from here")
    assert people.match.position == facts.of(name).near_the_end()["match"]
    assert people.match.seats == seats
    people.until(lambda: people.match.over, 300_000)
    people.run(2500)
    assert record.read_bytes() == kept
    assert len(list(flash.glob("records/*.txt"))) == 2


@GAMES
@pytest.mark.parametrize("back", [0, 2, 60])
def test_another_try_goes_on_with_the_number_of_its_turn(sit, name, back):
    settings = facts.computers(name) | facts.of(name).near_the_end()
    people = sit(game=name, speed="fast", **settings)
    people.press(RED, "ok", "ok")
    people.match.turn = 20
    begun = {}

    def over():
        begun.setdefault(people.match.position, people.match.turn)
        return people.match.over

    people.until(over, 300_000)
    people.run(2500)
    people.enter("Turn by turn")
    people.press(RED, *["left"] * back)
    people.press(RED, "ok")
    people.choose(RED, "Retry from here")
    assert people.match.turn == begun[people.match.position]


@GAMES
def test_the_result_is_shown_again_as_it_was(over, name):
    people = over(name)
    before = people.position
    people.enter("Turn by turn")
    people.press(RED, "left", "left", "down", "ok", "up", "ok")
    people.run(60)
    assert people.app.shown == "result"
    people.until(lambda: people.match.account, 300_000)  # the coach was still going through it
    assert people.match.ahead == []
    assert people.position == before


def test_another_try_survives_a_power_cut(over):
    people = over("royal-visit")
    people.enter("Turn by turn")
    people.press(RED, *["left"] * 60)
    people.press(RED, "ok", "down", "ok")
    people.run(200)
    start = people.match.position
    people.power_cycle()
    people.press(RED, "ok")
    assert people.reads(RED, "Resume %s")
    people.press(RED, "ok")
    assert people.match.position == start or people.match.plays


def test_another_try_takes_the_place_of_its_match_in_the_score(over):
    people = over("royal-visit")
    people.match.finish(1)
    people.app.score = Score(2, 1, 0)
    people.enter("Turn by turn")
    people.press(RED, "ok")
    people.choose(RED, "Retry from here")
    assert people.app.score.text() == "1 1 0 0"
    people.until(lambda: people.match.over, 300_000)
    people.run(2500)
    assert people.app.score.games == 3


def test_the_graph_of_chances_tells_two_players_apart_by_a_letter():
    seats = ("Red", "Green")
    assert signs(("Anna", "Courtier"), seats) == ("A", "C")
    assert signs(("Squire 1", "Squire 2"), seats) == ("1", "2")
    assert signs(("Anna", "Alois"), seats) == ("R", "G")

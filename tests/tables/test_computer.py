"""Playing against the computer: its end shows no card, its turn is told, no button is held up."""

import pytest

from host_sim.desk import TICK_MS
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position


@pytest.fixture
def people(begun):
    return begun(green="squire", match=position("gikhj"))


def end_turn(people, play: str) -> None:
    people.play_text(play)
    people.use(RED, "End the turn")


def test_the_person_looks_through_the_hand_while_it_thinks(people):
    end_turn(people, "K1:ij")
    people.until(lambda: people.game.to_act() == GREEN and not people.screen.busy)
    before = people.pictures()[RED]
    people.desk.down(RED, "right")
    people.run(10 * TICK_MS)
    people.desk.up(RED, "right")
    assert people.game.to_act() == GREEN, "it took no longer than that"
    assert not people.match.plays
    assert people.pictures()[RED] != before


def test_the_person_covers_the_hand_while_it_plays(people):
    end_turn(people, "K1:ij")
    people.until(lambda: people.match.plays)
    people.use(RED, "Cover my hand")
    assert people.reads(RED, "OK shows your hand")
    assert people.game.to_act() == GREEN
    people.settle()
    assert people.game.to_act() == RED
    assert not people.shows_hand(RED)


@pytest.mark.parametrize("end", ENDS)
def test_a_pause_stops_it_and_going_on_lets_it_finish(people, end):
    end_turn(people, "K1:ij")
    people.until(lambda: people.match.plays)
    if end == RED:
        people.use(RED, "Pause")
    else:
        people.press(GREEN, "ok")
        people.run(100)  # the act is made first
    assert people.reads(RED, "Go on")
    stood = people.position
    people.run(5000)
    assert people.position == stood
    people.choose(end, "Go on")
    people.settle()
    assert people.game.to_act() == RED


def test_a_turn_that_the_power_broke_off_keeps_its_plays_and_is_ended(people):
    end_turn(people, "K1:ij")
    people.until(lambda: people.match.plays and not people.screen.busy and not people.app.unsaved)
    pieces = bytes(people.game.pieces)
    people.resume()
    people.settle()
    assert people.game.to_act() == RED
    assert people.game.pieces == pieces

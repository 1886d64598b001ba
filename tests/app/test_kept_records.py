"""A game that has ended leaves its record in the flash, and nobody notices how."""

import pytest

from app.result import IGNORED_MS
from drivers.archive import KEPT
from host_sim.desk import TICK_MS
from host_sim.records import record_of
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position
from tests.moments import words
from tests.replayed import replayed

ONE_PLAY_FROM_HOME = position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3")


def records(flash) -> list[str]:
    """The texts of all that are whole."""
    return [path.read_text(encoding="ascii") for path in sorted(flash.glob("records/*.txt"))]


@pytest.fixture
def at_the_end(begun):
    """People of whom Red has just brought the King home; the end is not yet up."""
    people = begun(match=ONE_PLAY_FROM_HOME)
    people.play_text("K1:cb")
    people.until(lambda: people.match.over)
    return people


@pytest.fixture
def at_a_long_end(at_the_end, flash):
    """The same people, whose record is not kept before older ones were deleted, one a tick."""
    (flash / "records").mkdir()
    for number in range(1, KEPT + 2 * IGNORED_MS // TICK_MS):
        (flash / "records" / f"{number:04}.txt").touch()
    return at_the_end


def is_kept(flash) -> bool:
    return any(records(flash))


def test_the_end_is_said_and_presses_are_answered_while_the_record_is_kept(at_a_long_end, flash):
    before = at_a_long_end.lamps()
    at_a_long_end.run(200)
    assert at_a_long_end.lamps() != before
    for end in ENDS:
        assert at_a_long_end.reads(end, "Red wins")
    at_a_long_end.until(lambda: at_a_long_end.app.shown == "result")
    at_a_long_end.run(IGNORED_MS)
    before = at_a_long_end.pictures()
    at_a_long_end.press(GREEN, "down")
    assert at_a_long_end.pictures() != before
    assert not is_kept(flash)


def test_another_screen_waits_until_the_record_is_kept(at_a_long_end, flash):
    at_a_long_end.run(IGNORED_MS)
    at_a_long_end.choose(GREEN, "Set-up")
    while not is_kept(flash):
        assert at_a_long_end.app.shown == "result"
        at_a_long_end.run(5)
    at_a_long_end.run(100)
    assert at_a_long_end.app.shown == "setup"
    assert at_a_long_end.match.ahead == []


def test_a_power_cut_before_the_record_is_kept_loses_nothing(at_a_long_end, flash):
    at_a_long_end.run(IGNORED_MS)
    assert not is_kept(flash)
    at_a_long_end.power_cycle()
    at_a_long_end.press(RED, "ok")
    assert at_a_long_end.reads(RED, "Resume %s")
    at_a_long_end.press(RED, "ok")
    at_a_long_end.until(lambda: is_kept(flash))
    assert at_a_long_end.reads(RED, "Red wins")
    at_a_long_end.run(IGNORED_MS)
    at_a_long_end.power_cycle()
    at_a_long_end.press(RED, "ok")
    assert not at_a_long_end.reads(RED, "Resume %s")


def test_a_record_asked_for_while_it_is_kept_is_the_same(at_the_end, flash):
    asked = set()
    while not records(flash):
        asked.add(record_of(at_the_end.match))
        at_the_end.run(5)
    assert asked == set(records(flash))


def test_a_press_at_the_end_is_taken_for_one_of_the_last_turn(at_the_end, flash):
    at_the_end.press(RED, "down", "ok")
    at_the_end.run(IGNORED_MS)
    assert len(records(flash)) == 1
    assert at_the_end.app.shown == "result"
    at_the_end.choose(GREEN, "Set-up")
    assert at_the_end.app.shown == "setup"


def test_looking_at_the_turns_and_coming_back_keeps_nothing_again(at_the_end, flash):
    at_the_end.run(IGNORED_MS)
    at_the_end.choose(RED, "Turn by turn")
    at_the_end.press(RED, "ok")
    at_the_end.run(IGNORED_MS)
    assert len(records(flash)) == 1


def test_a_game_that_is_given_up_is_kept_as_far_as_it_went(begun, flash):
    people = begun()
    people.play_text("pass" if "pass" in words(people.game) else words(people.game)[0])
    if "end" in words(people.game):
        people.play_text("end")
    people.settle()
    loser = people.game.to_act()
    people.use(loser, "Pause")
    people.point(loser, "Hold OK to resign")
    people.hold(loser, "ok", 2000)
    people.run(IGNORED_MS)
    (text,) = records(flash)
    assert '[Result "*"]' in text
    assert replayed(text).turns == 1


def test_a_flash_that_takes_no_records_stops_nothing(sit, flash):
    people = sit(match=ONE_PLAY_FROM_HOME)
    (flash / "records").write_bytes(b"in the way")
    people.begin()
    people.play_text("K1:cb")
    people.until(lambda: people.match.over)
    people.run(IGNORED_MS)
    assert people.reads(GREEN, "Red wins")
    people.choose(GREEN, "Menu")
    assert people.app.shown == "menu"


def test_of_a_match_taken_up_again_the_record_begins_there(sit, flash):
    people = sit(green="squire", match=ONE_PLAY_FROM_HOME)
    people.power_cycle()
    people.begin()
    people.play_text("K1:cb")
    people.settle()
    people.run(IGNORED_MS)
    (text,) = records(flash)
    assert "\nstart " + ONE_PLAY_FROM_HOME + "\n1. K1:cb" in text

"""Roi & Compagnie at the table: who is asked at which end, what is told and shown there."""

import pytest

from games.roi_et_compagnie import parse
from tables.roi_et_compagnie import chooser, words
from tests.app.people import ENDS, People
from tests.facts.roi_et_compagnie import use_bar
from tests.games.roi_tables import PLAYERS, position

ROW = "B1D8G3O2F1"
HERE, ACROSS = 0, 1


@pytest.fixture
def kings(begun):
    """People at a game that has begun: `kings(players=3, match=...)`."""

    def sit_down(**settings) -> People:
        if "match" in settings:
            settings.setdefault("players", len(settings["match"].split(" ")) - 6)
        return begun(game="roi-et-compagnie", **settings)

    return sit_down


def beats(people: People, end: int, phrases: list[str]) -> list[str]:
    """Those of `phrases` that are told at an end until all is told, in their order."""
    told = []
    while people.screen.busy:
        said = [phrase for phrase in phrases if people.glass(end).reads(phrase)]
        if said and said[0] not in told:
            told.append(said[0])
        people.run(50)
    return told


@pytest.mark.parametrize("player", range(5))
def test_who_is_asked_is_named_at_their_end_and_at_the_other_one(kings, player):
    people = kings(match=position(ROW, player=PLAYERS[player], kingdoms=("-",) * 5))
    here = player & 1
    assert people.reads(here, words.your_turn(player))
    assert people.reads(1 - here, words.plays(player))
    assert people.reads(here, words.may_roll(0))


def test_a_press_that_leads_nowhere_says_nothing_of_dice_that_are_not_rolled_yet(kings):
    people = kings(match=position(ROW))
    people.press(HERE, "down")  # the bar is the lowest row
    assert people.reads(HERE, words.may_roll(0))


def test_kept_dice_stay(kings):
    people = kings(match=position(ROW, "111326", 2))
    people.play(0b111000)
    people.settle()
    assert people.game.dice[:3] == b"\x01\x01\x01"
    assert people.screen.table.chooser.kept == 0b000111


@pytest.mark.parametrize("end", ENDS)
def test_a_tale_is_hurried_from_either_end(kings, end):
    people = kings(match=position(ROW, "111326", 0), speed="slow")
    people.play_text("take:D8+m2")
    started = people.desk.now
    people.press(end, "ok", "ok")
    people.settle()
    assert people.desk.now - started < 1000
    assert people.game.to_act() == 1


def test_whoever_waits_can_do_nothing_else(kings):
    people = kings(match=position(ROW, "111326", 2))
    before = people.position
    for button in ("ok", "left", "ok", "down", "right"):
        people.press(ACROSS, button)
        assert people.position == before
        if people.reads(ACROSS, "Go on"):
            people.press(ACROSS, "ok")


def test_an_end_that_looks_at_the_needs_goes_on_looking(kings):
    people = kings(match=position(ROW))
    people.press(ACROSS, "right")
    people.play_text("roll:123456")
    assert people.reads(ACROSS, "6×")
    people.settle()
    assert people.reads(ACROSS, "6×")


def test_an_end_that_was_asked_sees_its_dice_fall(kings):
    people = kings(match=position(ROW, "111326", 0))
    people.press(ACROSS, "right")
    people.play_text("take:D8+m2", "roll:123456")
    people.run(100)
    assert people.reads(ACROSS, words.rolls(1, 6))


def test_a_game_goes_on_after_a_power_cut_with_the_dice_as_they_lay(kings):
    people = kings(match=position(ROW, "111326", 2))
    people.play(0b111000)
    people.settle()
    stood = people.position
    people.resume()
    people.settle()
    assert people.position == stood
    assert parse.read_position(stood).dice == people.game.dice


def test_a_hint_names_the_inhabitant_that_its_dice_are_the_best_for(kings):
    """Not a Dragon, which other dice would win more often, though it has more points."""
    people = kings(match=position("X1O5G3F5D2", "354243", 2))
    use_bar(people, HERE, people.screen.table.chooser, chooser.ASK_FOR_HINT)
    people.until(lambda: people.screen.table.chooser.hint)
    people.run(2000)
    assert people.screen.table.chooser.kept == 0b000111
    assert people.reads(HERE, "Aims at: Fairy")
    assert people.reads(HERE, "91%")

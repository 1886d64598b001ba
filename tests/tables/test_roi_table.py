"""Roi & Compagnie at the table: who is asked at which end, what is told, how a game is played."""

import pytest

from base import Rng
from games.roi_et_compagnie import parse
from games.roi_et_compagnie.game import Game
from tables.roi_et_compagnie import chooser, words
from tests.app.people import ENDS
from tests.tables.roi import Kings, position
from tools import golden

ROW = "B1D8G3O2F1"
HERE, ACROSS = 0, 1
UNDER_THE_DWARF = (38, 43)  # a pixel of the box around the second card


@pytest.fixture
def kings(sit):
    """People at a game that has begun: `kings(players=3, match=...)`."""

    def sit_down(**settings) -> Kings:
        if "match" in settings:
            settings.setdefault("players", len(settings["match"].split(" ")) - 6)
        people = Kings(sit(game="roi-et-compagnie", **settings).desk)
        people.press(HERE, "ok", "ok")
        if "match" not in settings:
            people.press(HERE, "ok")
            if people.app.shown == "setup":  # more than two people
                people.press(HERE, "ok")
        people.settle()
        return people

    return sit_down


def beats(people: Kings, end: int, phrases: list[str]) -> list[str]:
    """Those of `phrases` that are told at an end until all is told, in their order."""
    told = []
    while people.screen.busy:
        said = [phrase for phrase in phrases if people.glass(end).reads(phrase)]
        if said and said[0] not in told:
            told.append(said[0])
        people.run(50)
    return told


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_is_played_to_its_end_by_buttons(kings, players):
    people = kings(players=players, speed="fast")
    chance = Rng(players)
    legal = bytearray(Game.ACTIONS)
    while not people.match.over:
        people.settle()
        count = people.game.legal(legal)
        people.act(legal[count - 1] if chance.below(2) else legal[chance.below(count)])
        people.settle()
    people.run(2000)  # its record is written meanwhile
    assert people.game.termination


@pytest.mark.parametrize("language", golden.LANGUAGES)
@pytest.mark.parametrize("player", range(5))
def test_who_is_asked_is_named_at_their_end_and_at_the_other_one(kings, player, language):
    people = kings(match=position(ROW, player=player, kingdoms=("-",) * 5), language=language)
    here = player & 1
    assert people.reads(here, words.your_turn(player))
    assert people.reads(1 - here, words.plays(player))
    assert people.reads(here, words.may_roll(0))


def test_a_press_that_leads_nowhere_says_nothing_of_dice_that_are_not_rolled_yet(kings):
    people = kings(match=position(ROW))
    people.press(HERE, "down")  # the bar is the lowest row
    assert people.reads(HERE, words.may_roll(0))


def test_every_die_shows_number_and_initial_of_its_colour(kings):
    people = kings(match=position(ROW, "125634", 2))
    for figure in "123456":
        assert people.glass(HERE).reads(figure)
    for end in ENDS:
        assert all(people.glass(end).reads(initial) for initial in "RGB")


def test_one_press_rolls_and_dice_fall_at_both_ends(kings):
    people = kings(match=position(ROW))
    people.press(HERE, "ok")
    assert people.game.rolls == 2
    pictures = set()
    while people.screen.busy:
        pictures.add(people.pictures())
        people.run(20)
    assert len({here for here, _ in pictures}) > 5
    assert len({across for _, across in pictures}) > 5
    people.settle()
    assert people.reads(HERE, words.your_turn(0))


def test_the_fallen_dice_are_not_given_away_while_they_are_in_the_air(kings):
    """What they will fit would give them away: no inhabitant stands in a box meanwhile."""
    people = kings(match=position(ROW, "111326", 2), speed="slow")
    people.press(ACROSS, "left")
    for end in ENDS:
        assert people.glass(end).lit(*UNDER_THE_DWARF)
    people.roll(1 << 5)
    people.run(100)
    assert people.screen.busy
    for end in ENDS:
        assert not people.glass(end).lit(*UNDER_THE_DWARF)


def test_kept_dice_stay(kings):
    people = kings(match=position(ROW, "111326", 2))
    people.roll(0b111000)
    people.settle()
    assert people.game.dice[:3] == b"\x01\x01\x01"
    assert people.chooser.kept == 0b000111


def test_a_taking_is_told_card_by_card(kings):
    people = kings(match=position(ROW, "111326", 0))
    phrases = [words.comes(0, 0, people.game.row[1], 4), words.comes_along(0, 1, 2)]
    both = words.comes(0, 0, people.game.row[1], 6)
    people.do("take:D8+m2")
    assert beats(people, ACROSS, phrases) == phrases
    assert people.game.score(0) == 6
    people.settle()
    assert people.reads(ACROSS, words.your_turn(1))
    assert people.reads(ACROSS, both), "what the other did stays to be read"
    people.press(ACROSS, "down")
    assert not people.reads(ACROSS, both)


@pytest.mark.parametrize("language", golden.LANGUAGES)
def test_a_location_is_left_in_the_bar(kings, language):
    """The Dwarf alone stands below its home, and its page promises the location no more."""
    people = kings(match=position("G3D8B1F1E1", "111326", 0), language=language)
    assert people.reads(HERE, "+2")
    people.point_on_bar(chooser.ALONE)
    assert people.reads(HERE, words.alone(people.game.row[1]))
    assert not people.reads(HERE, "+2")
    people.press(HERE, "ok")
    people.settle()
    assert (people.game.locations[1], people.game.score(0)) == (3, 4)


def test_a_location_that_is_left_is_not_told(kings):
    people = kings(match=position(ROW, "111326", 0))
    phrases = [words.comes(0, 0, people.game.row[1], 4), words.comes_along(0, 1, 2)]
    people.point_on_bar(chooser.ALONE)
    people.press(HERE, "ok")
    assert beats(people, ACROSS, phrases) == phrases[:1]


def test_the_last_location_is_asked_for_and_may_be_left(kings):
    people = kings(match=position(ROW, "111326", 0, ("m2D1m3D2", "-")))
    people.press(HERE, "ok")
    assert people.reads(HERE, "Take the last location?")
    assert people.game.to_act() == 0
    people.press(HERE, "down", "ok")
    people.settle()
    assert people.game.locations[1] == 1
    assert people.game.to_act() == 1


def test_the_last_location_ends_the_game(kings):
    people = kings(match=position(ROW, "111326", 0, ("m2D1m3D2", "-")))
    people.press(HERE, "ok", "ok")
    people.settle()
    assert people.match.over
    people.run(100)
    for end in ENDS:
        assert people.reads(end, "Lion wins")
        assert people.tells(end, "A location has no cards left.")


def test_a_dragon_goes_to_the_opponent_that_is_chosen(kings):
    people = kings(match=position("B1X3G3O2F1", "666652", 0, ("-",) * 4))
    dragon = people.game.row[1]
    people.do("take:X3>b")
    for end in ENDS:
        assert people.reads(end, words.comes(0, 3, dragon, -2))
    people.settle()
    assert people.game.score(3) == -2


def test_against_one_opponent_nobody_is_asked_who_gets_the_dragon(kings):
    people = kings(match=position("B1X3G3D2E1", "666652", 0))
    people.press(HERE, "ok")
    people.settle()
    assert people.game.score(1) == -2


def test_a_hypnotist_brings_the_next_card_and_its_turn(kings):
    people = kings(match=position("H1A1G3O2F1", "111122", 0))
    row = bytes(people.game.row)
    people.do("take:H1,A1")
    phrases = [words.comes(0, 0, row[0], 1), words.comes(0, 0, row[1], 3), words.again(0)]
    assert beats(people, ACROSS, phrases) == phrases
    assert people.game.to_act() == 0


def test_a_penalty_is_told_with_who_goes(kings):
    people = kings(match=position("B1X1G1E1F1", "123333", 0))
    points = people.game.penalties[people.game.penalties_size - 1]
    gone = people.game.row[4]
    people.do("penalty")
    phrases = [words.pays(0, points), words.goes(gone)]
    assert beats(people, ACROSS, phrases) == phrases


@pytest.mark.parametrize("end", ENDS)
def test_a_tale_is_hurried_from_either_end(kings, end):
    people = kings(match=position(ROW, "111326", 0), speed="slow")
    people.do("take:D8+m2")
    started = people.desk.now
    people.press(end, "ok", "ok")
    people.settle()
    assert people.desk.now - started < 1000
    assert people.game.to_act() == 1


def test_whoever_waits_turns_pages_and_can_pause(kings):
    people = kings(match=position(ROW, "111326", 2))
    assert people.reads(ACROSS, "Lion plays")
    people.press(ACROSS, "right")
    assert people.reads(ACROSS, "4+2"), "the Dwarf and the Mine above"
    people.press(ACROSS, "right")
    assert people.reads(ACROSS, "equal numbers")
    people.press(ACROSS, "right")
    assert people.reads(ACROSS, "Pause")
    assert people.game.rolls == 2
    people.press(ACROSS, "ok")
    assert people.reads(ACROSS, "Go on")


def test_whoever_waits_can_do_nothing_else(kings):
    people = kings(match=position(ROW, "111326", 2))
    before = people.position
    for button in ("ok", "left", "ok", "down", "right"):
        people.press(ACROSS, button)
        assert people.position == before
        if people.reads(ACROSS, "Go on"):
            people.press(ACROSS, "ok")


def test_whoever_plays_sees_the_kingdoms_and_what_the_row_needs(kings):
    people = kings(match=position(ROW, "111326", 2, ("D1", "D2", "-")))
    people.press(HERE, "up", "right", "right")
    assert people.reads(HERE, "Stag")
    people.press(HERE, "right")
    assert people.reads(HERE, "4+2")
    people.press(HERE, "ok")
    assert people.reads(HERE, "4+2"), "OK leaves the page that is read"
    people.press(HERE, "up", "up")
    assert people.reads(HERE, "Set it aside")


def test_an_end_shows_who_plays_there_or_how_all_stand(kings):
    """Before and after a turn passes from one end to the other."""
    people = kings(match=position(ROW, "111326", 0, ("-",) * 3))
    assert people.reads(ACROSS, "Stag"), "the kingdoms"
    people.do("take:D8+m2")
    people.settle()
    assert people.reads(HERE, "Stag")
    people.do("roll:123456")
    people.run(100)
    assert people.reads(ACROSS, words.rolls(1, 6))
    assert not people.reads(ACROSS, "Stag")


def test_an_end_that_looks_at_the_needs_goes_on_looking(kings):
    people = kings(match=position(ROW))
    people.press(ACROSS, "right")
    people.do("roll:123456")
    assert people.reads(ACROSS, "6×")
    people.settle()
    assert people.reads(ACROSS, "6×")


def test_an_end_that_was_asked_sees_its_dice_fall(kings):
    people = kings(match=position(ROW, "111326", 0))
    people.press(ACROSS, "right")
    people.do("take:D8+m2", "roll:123456")
    people.run(100)
    assert people.reads(ACROSS, words.rolls(1, 6))


def test_a_game_goes_on_after_a_power_cut_with_the_dice_as_they_lay(kings):
    people = kings(match=position(ROW, "111326", 2))
    people.roll(0b111000)
    people.settle()
    stood = people.position
    people.power_cycle()
    people.press(HERE, "ok", "ok")
    people.settle()
    assert people.position == stood
    assert parse.read_position(stood).dice == people.game.dice


def test_the_chances_appear_one_after_another_and_the_best_dice_are_kept(kings):
    people = kings(match=position("E2D6G6O1B1", "441236", 1))
    people.point_on_bar(chooser.ASK_FOR_HINT)
    people.press(HERE, "ok")
    people.until(lambda: people.chooser.hint)
    people.press(HERE, "right")
    assert not people.reads(HERE, "%")
    people.press(HERE, "ok")
    assert people.chooser.focus == chooser.HINT, "there is nothing to keep yet"
    people.until(lambda: people.chooser.hint.found == 5)
    people.run(100)
    assert people.reads(HERE, "52%")  # a third 4 among the other four dice: 1 - (5/6)**4
    assert people.reads(HERE, "6%")  # three among all six, as nothing is kept: 2906 of 6**6
    people.press(HERE, "right", "ok")
    assert people.chooser.focus == chooser.DIE
    assert people.chooser.kept == 0b000011


def test_a_hint_names_the_inhabitant_that_its_dice_are_the_best_for(kings):
    """Not a Dragon, which other dice would win more often, though it has more points."""
    people = kings(match=position("X1O5G3F5D2", "354243", 2))
    people.point_on_bar(chooser.ASK_FOR_HINT)
    people.press(HERE, "ok")
    people.until(lambda: people.chooser.hint)
    people.run(2000)
    assert people.chooser.kept == 0b000111
    assert people.reads(HERE, "Aims at: Fairy")
    assert people.reads(HERE, "91%")

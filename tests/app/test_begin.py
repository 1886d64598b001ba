"""From power-on into a game, and what was chosen for it."""

from importlib import import_module

import pytest

import games
import tables
from app.menu import HOLD_MS
from games.royal_visit import plays
from host_sim.desk import Desk
from tests import facts
from tests.app.people import ENDS, GREEN, RED, People
from tests.app.positions import position
from tests.moments import legal
from ui.languages import LANGUAGES
from ui.texts import say


@pytest.mark.parametrize("name", games.NAMES)
def test_three_presses_lead_from_the_title_into_the_game_chosen_last(sit, name):
    people = sit(game=name, people="1")
    people.press(RED, "ok", "ok", "ok")
    people.settle()
    assert name == people.game.NAME
    assert people.match.seats == (tables.PERSON, games.declared(name).LEVELS[0])


@pytest.mark.parametrize("language", [name for _, name in LANGUAGES])
def test_the_first_power_on_asks_for_the_language(flash, language):
    people = People(Desk(str(flash), 3))
    people.desk.power_on()
    people.run(200)
    people.press(GREEN, "ok")
    for end in ENDS:
        assert people.glass(end).marked("English")
    people.choose(RED, language)
    people.until(lambda: all(people.reads(end, "Royal Visit") for end in ENDS))
    people.power_cycle()
    people.press(RED, "ok", "ok")
    assert people.glass(RED).marked(say("People")), "the answer lasts"


@pytest.mark.parametrize("name", games.NAMES)
def test_each_number_of_people_sits_down_with_a_press_each(sit, name):
    """Five are at the table in three: left leads from one to the greatest number."""
    most = games.declared(name).MAX_PLAYERS
    for presses in (["left"], ["right"] * (most - 1)):
        people = sit(game=name, people="1")
        people.press(RED, "ok", "ok", *presses, "ok")
        people.settle()
        assert people.match.seats == (tables.PERSON,) * most


@pytest.mark.parametrize("name", facts.varied())
def test_who_plays_besides_is_as_so_many_people_had_it_last_time(sit, name):
    """One person against two computers, then two people, then one again; also after power-off."""
    people = sit(game=name, people="1")
    people.press(RED, "ok", "ok")
    people.choose(RED, "Set-up")
    people.point(RED, "Players")
    people.press(RED, "right", "down", "down", "right")
    people.choose(RED, "Begin")
    alone = people.match.seats
    assert alone == (tables.PERSON, "courtier", "squire")
    for button, seats in (("right", (tables.PERSON,) * 2), ("left", alone)):
        people.until(lambda: not people.app.unsaved)
        people.power_cycle()
        people.press(RED, "ok", "down")
        people.choose(RED, games.declared(name).TITLE)
        people.press(RED, button)
        people.hold(RED, "ok", HOLD_MS + 100)
        people.settle()
        assert people.match.seats == seats


def choices(app) -> str:
    return app.settings.text() + app.setup.text()


@pytest.mark.parametrize("screen", ["settings", "setup"])
@pytest.mark.parametrize("name", games.NAMES)
def test_ok_changes_no_value(sit, name, screen):
    people = sit(game=name, people="2")
    people.press(RED, "ok", "ok")
    people.lead_to(screen)
    before = choices(people.app)
    for cursor in range(len(people.app.screen.lines)):
        if people.app.screen.lines[cursor].choices:
            people.app.screen.cursor = cursor
            people.press(RED, "ok")
            people.hold(GREEN, "ok", HOLD_MS + 100)
    assert choices(people.app) == before


@pytest.mark.parametrize("name", games.NAMES)
def test_every_edition_of_a_game_with_several_has_a_note(name):
    editions = games.declared(name).EDITIONS
    if len(editions) > 1:
        module = import_module(tables.module(name, "editions"))
        assert set(module.NOTES) == set(editions)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_edition_does_not_follow_the_language(sit, language):
    people = sit(language="en" if language == "fr" else "fr")
    people.app.settings.set("language", language)
    people.app.changed()
    assert people.app.setup.get("edition") == "fr2021"


def test_the_last_set_up_is_offered_again_after_a_power_cycle(sit):
    people = sit()
    people.press(RED, "ok")
    people.choose(RED, "Royal Visit")
    people.choose(RED, "Set-up")
    for line in ("Green", "Rules", "Take back", "Match of two", "Language"):
        people.point(RED, line)
        people.press(RED, "right")
    people.power_cycle()
    for _ in range(3):
        people.press(RED, "ok")
    people.settle()
    chosen = {name: people.match.setup.get(name) for name in people.match.setup.names}
    assert chosen == {
        "red": "person",
        "green": "squire",
        "edition": "en2020",
        "takeback": "off",
        "two": "on",
        "last": "01",
        "names": "-",
    }
    assert people.app.settings.get("language") == LANGUAGES[1][0]


def test_seats_decide_who_is_asked(begun):
    people = begun(red="squire", green=tables.PERSON)
    assert people.game.to_act() == GREEN
    assert people.shows_hand(GREEN)
    assert not people.shows_hand(RED)
    people.play(legal(people.game)[0], plays.END)
    turn = people.game.to_act()
    assert turn == RED, "the squire plays once the person's turn has been told"
    people.settle()
    assert people.game.to_act() == GREEN


@pytest.mark.parametrize(("edition", "allowed"), [("fr2021", False), ("en2020", True)])
def test_the_edition_reaches_the_engine(begun, edition, allowed):
    """Only in the English one may Red's Jester carry the King onto its own space."""
    people = begun(edition=edition, match=position("gikhh", red="K1,G1,G2,W1,W2,J1,J2,J3"))
    king_meets_jester = plays.FIRST[plays.J1] + 4
    assert plays.FAMILY[king_meets_jester] == plays.WILD_KING
    assert (people.game.illegal_reason(king_meets_jester) == 0) == allowed
    people.press(RED, *["right"] * 5)
    people.press(RED, "ok")
    reached = []
    for _ in range(10):
        reached.append(people.glass(RED).begins("King i→h"))
        people.press(RED, "right")
    assert any(reached) == allowed


@pytest.mark.parametrize("takeback", ["on", "off"])
def test_take_back_is_on_the_bar_only_where_it_was_allowed(begun, takeback):
    people = begun(takeback=takeback, match=position("gikhj"))
    people.play_text("K1:ij")
    assert people.offers(RED, "Take back") == (takeback == "on")


def test_a_game_in_progress_is_given_up_by_a_long_press_only(people):
    kept = people.match
    people.leave(RED)
    people.choose(RED, "Royal Visit")
    people.press(RED, "ok")
    assert people.match is kept
    people.hold(RED, "ok", HOLD_MS + 100)
    people.settle()
    assert people.match is not kept
    assert not people.match.over


def test_leaving_covers_the_hands(people):
    people.leave(GREEN)
    people.choose(RED, "Resume %s")
    for end in ENDS:
        assert not people.shows_hand(end)


def test_the_menu_says_who_plays_the_match_and_which_turn_goes_on(begun):
    people = begun()
    assert people.game.to_act() == RED
    people.play(legal(people.game)[0], plays.END)
    people.settle()
    people.leave(GREEN)
    assert people.reads(RED, "Red, Green, turn 2")
    people.power_cycle()
    people.press(RED, "ok")
    assert people.reads(RED, "Red, Green, turn 2")
    people.press(RED, "down")
    assert people.reads(RED, "Regalia")


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
@pytest.mark.parametrize("red", [tables.PERSON, "chancellor"])
def test_who_plays_and_a_late_turn_fit_in_the_menu(sit, language, red):
    people = sit(language=language, red=red, green="chancellor")
    people.press(RED, "ok", "ok", "ok")
    people.until(lambda: people.match is not None)
    people.match.turn = 199
    people.lead_to("menu")
    assert "199" in people.app.screen.title

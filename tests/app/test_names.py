"""What players are called: as people say, by a computer’s level, else by the seat."""

import pytest

import games
import tables
from app.save import Save, SetUp
from games.replay import Replay
from host_sim.session import Session
from tables import PERSON, names_of, short, told
from tests.app.people import GREEN, RED
from ui.canvas import LARGE, SMALL
from ui.texts import say

GAME = "roi-et-compagnie"


def test_a_computer_is_called_by_its_level_and_those_alike_by_a_number():
    who = (PERSON, "squire", "squire", "courtier", PERSON)
    names = names_of(GAME, ["Ada", "Bo", "", "", ""], who)
    assert names == ("Ada", "Squire 1", "Squire 2", "Courtier", "Wolf")
    assert names_of(GAME, ["Zoë", "Zoë"], (PERSON, PERSON)) == ("Zoë 1", "Zoë 2")


def test_at_a_distance_and_where_nobody_sits_there_are_the_seats():
    for other in (tables.AWAY, tables.NOBODY):
        assert names_of("royal-visit", ["", "Bo"], (PERSON, other)) == ("Red", "Green")


@pytest.mark.parametrize(
    "name", ["Ada Bo", "Maximilia", "a=b", "<b>", "x\n", "\x1b", "×", "squire", "+"]
)
def test_what_is_no_name_is_refused(name):
    setup = SetUp(GAME)
    with pytest.raises(ValueError, match=r"name|called"):
        setup.give([name])
    assert setup.given == [""] * 5


def test_names_outlast_another_game_power_and_the_copy_of_a_set_up(sit):
    people = sit(game=GAME, names="Ada..Élise")
    assert people.app.setup.copy().given == ["Ada", "", "Élise", "", ""]
    people.app.choose("royal-visit")
    people.app.keep()
    people.run(1000)
    people.power_cycle()
    people.run(500)
    assert people.app.game == "royal-visit"
    assert people.app.setup.given == ["Ada", ""]


def test_a_save_from_before_there_were_names_is_read():
    old = b"game royal-visit\nsetup red=person green=squire edition=fr2021 takeback=on last=01"
    assert Save.decode(old).setup.given == ["", ""]


def test_a_name_is_written_with_the_arrows_and_said_in_the_match(sit):
    people = sit(people="2", green="person")
    people.press(RED, "ok", "ok", *["down"] * 4, "ok", "down", "ok")
    people.press(RED, "up", "right", "up", "up", "up", "up", "right", "down", "up", "down", "down")
    assert people.app.screen.editor.text == "Adÿ"
    people.press(GREEN, "up", "up", "ok")
    assert people.app.setup.given == ["Ad", ""]
    people.press(RED, "up", "ok")
    people.settle()
    assert tables.called == ("Ad", say("Green"))
    assert any(
        people.reads(end, "Ad begins") or people.reads(end, "Green begins") for end in (RED, GREEN)
    )


def test_a_typed_name_has_only_letters_of_which_the_first_is_a_capital(sit):
    people = sit(people="2", green="person")
    people.press(RED, "ok", "ok", *["down"] * 4, "ok", "down")
    session = Session(people.desk, lambda what, name: None)
    for text, name in (
        ("J\u200bo<ë>\n-9", "Joë"),
        ("Maximiliane", "Maximili"),
        ("squire", "Squire"),
        ("élise", "Élise"),
    ):
        people.press(RED, "ok")
        session.do("write", (text,))
        people.run(100)
        assert people.app.setup.given == [name, ""]
    session.do("write", ("Nobody",))  # nothing asks for it
    assert people.app.setup.given == ["Élise", ""]


def test_the_record_has_the_names_and_a_computers_level(begun):
    people = begun(game=GAME, eagle="squire", names="Zoë")
    from app.keeping import record_lines

    replay = Replay()
    for line in list(record_lines(people.match)):
        replay.feed(line)
    assert replay.headers["Lion"] == "Zoë"
    assert replay.headers["Eagle"] == "squire"


@pytest.mark.parametrize("name", games.NAMES)
def test_names_go_along_when_the_ends_are_exchanged(begun, name):
    seat = games.declared(name).SEATS[1].lower()
    people = begun(**{"game": name, "people": 2, seat: PERSON, "names": "Ada.Bo"})
    from app.again import exchange

    for _ in exchange(people.app):
        pass
    assert people.app.waiting.setup.given[:2] == ["Bo", "Ada"]


def test_who_is_called_like_a_level_of_another_game_has_no_name_there(sit):
    people = sit(game=GAME, names="Ada.Bo")
    levels = people.app.declared.LEVELS
    people.app.declared.LEVELS = ("squire",)
    people.app.setup.give(["Ada", "courtier"])
    people.app.declared.LEVELS = levels
    people.app.choose("banquet-royal")
    assert people.app.setup.given[:2] == ["Ada", ""]


def test_a_name_that_is_too_wide_is_cut_and_keeps_its_number():
    for font in (SMALL, LARGE):
        for width in range(30, 130):
            text = told("%s rolls 6: roll again", "Chancellor 12", width=width, font=font)
            least = font.measure("C. 12 rolls 6: roll again", 0, 25)
            assert font.measure(text, 0, len(text)) <= max(width, least)
            assert " 12 " in text
    assert short("Ada", 100) == "Ada"


@pytest.mark.parametrize("name", games.NAMES)
def test_every_seat_has_a_name_in_every_game(name):
    declared = games.declared(name)
    for level in declared.LEVELS:
        names = names_of(name, [""] * declared.MAX_PLAYERS, (level,) * declared.MAX_PLAYERS)
        assert len(set(names)) == declared.MAX_PLAYERS

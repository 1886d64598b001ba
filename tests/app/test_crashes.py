"""The program fails: that is said in words and noted, and leads back to the title."""

import pytest
from version import VERSION

from app.save import Save
from base import flash_data
from tests.app.people import ENDS, RED
from tests.app.positions import position

DEAF_MS = 1500
SAVED = position("gikhj")


def note(flash) -> str:
    return (flash / "crash.txt").read_text("utf-8")


def fail(error):
    """Something in whose place anything can be called, and that fails."""

    def failing(*_):
        raise error

    return failing


def crash(people, error=None) -> None:
    """Let the match fail while its page is drawn, and look at what is shown then."""
    people.desk.crashes += 1
    people.screen.table.draw = fail(error or ZeroDivisionError("divide by zero"))
    people.press(RED, "right")
    people.run(200)


def leave(people) -> None:
    people.run(DEAF_MS)
    people.press(RED, "ok")
    people.run(200)


def test_a_file_that_is_damaged_is_named(people):
    crash(people, flash_data.Damaged("a/fr.bin"))
    assert people.tells(RED, "Missing or damaged: a/fr.bin. Copy the firmware again.")


def test_the_lamps_and_the_buzzer_tell_of_it_too(people):
    people.desk.crashes += 1
    people.screen.table.draw = fail(ValueError())
    people.press(RED, "right")
    people.until(lambda: people.desk.tone)
    people.run(20)
    assert people.lamp(0, 0)[0] > 0
    assert people.lamp(0, 0)[1:] == (0, 0)


def test_it_leads_to_the_title_and_the_match_is_taken_up_only_when_asked_for(people):
    crash(people)
    people.press(RED, "ok", "right", "ok")  # by who is still playing
    assert people.reads(RED, "Something went wrong")
    leave(people)
    assert people.app.shown == "title"
    assert people.match is None
    people.press(RED, "ok")
    assert people.reads(RED, "Resume %s")
    people.press(RED, "ok")
    assert people.position == SAVED
    assert not any(people.shows_hand(end) for end in ENDS), "whoever comes back may be another"


def test_the_note_says_in_which_firmware_where_and_what(people, flash):
    (flash / "firmware.txt").write_text("1a2b3c4d5e6f")
    crash(people)
    lines = note(flash).splitlines()
    assert lines[0].startswith(f"Regalia {VERSION} 1a2b3c4d5e6f, in royal-visit, ")
    assert lines[-1] == "ZeroDivisionError: divide by zero"
    assert any("test_crashes.py" in line for line in lines)


def test_a_long_traceback_leaves_a_short_note_with_its_end(people, flash):
    def fall(depth):
        if depth == 0:
            raise RuntimeError("too deep")
        fall(depth - 1)

    people.desk.crashes += 1
    people.screen.table.draw = lambda *_: fall(100)
    people.press(RED, "right")
    assert len((flash / "crash.txt").read_bytes()) <= 500
    assert note(flash).startswith(f"Regalia {VERSION}, in royal-visit")
    assert note(flash).endswith("RuntimeError: too deep\n")


def test_a_match_that_fails_whenever_it_is_resumed_traps_nobody(sit, monkeypatch):
    people = sit(language="fr", match=SAVED)
    monkeypatch.setattr(Save, "reading_game", fail(TypeError("as always")))
    people.desk.crashes = 2
    people.power_cycle()
    assert people.reads(RED, "Something went wrong"), "it failed at power-on"
    leave(people)
    assert people.app.shown == "title"
    people.press(RED, "ok")
    people.choose(RED, "Resume %s")
    assert people.reads(RED, "Something went wrong")
    leave(people)
    assert people.app.shown == "title"
    assert people.app.waiting.setup.game == "royal-visit", "it is still in the save"
    people.press(RED, "ok", "down", "ok")
    people.hold(RED, "ok", 2000)
    assert not people.match.over, "another game can be begun"


def test_a_full_flash_does_not_hide_the_crash(people, flash):
    people.desk.mishaps.fill_flash()
    crash(people)
    assert people.reads(RED, "Something went wrong")
    assert not people.reads(RED, "Details are in crash.txt")
    leave(people)
    assert people.app.shown == "title"


def test_ctrl_c_is_not_survived(people):
    people.screen.table.draw = fail(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        people.press(RED, "right")


def test_what_cannot_even_be_said_goes_to_the_repl(people, monkeypatch):
    monkeypatch.setattr("app.diagnostics.crash.Crash.draw", fail(ValueError("the displays")))
    with pytest.raises(ValueError, match="the displays"):
        crash(people)

"""A language whose texts were left out at installation: it isn't offered, and English serves."""

import pytest

import finder
from base import flash_data
from host_sim.desk import Desk
from tests.app.people import ENDS, RED, People
from tests.app.positions import position
from ui.languages import LANGUAGES

LEFT_OUT = "Italiano"


@pytest.fixture
def leave_out(monkeypatch):
    """Have the device find no texts of these languages from the next power-on."""

    def leave(*codes: str) -> None:
        missing = tuple(f"texts/{code}/" for code in codes)
        monkeypatch.setattr(flash_data, "is_there", lambda name: not name.startswith(missing))

    return leave


def told(people) -> bool:
    return all(people.reads(end, f"No {LEFT_OUT} here: English") for end in ENDS)


def offered(people) -> set[str]:
    """The languages through which the settings lead."""
    people.press(RED, "ok")
    people.choose(RED, "Settings")
    found = set()
    for _ in range(2 * len(LANGUAGES)):
        people.press(RED, "right")
        found.add(people.app.settings.get("language"))
    return found


def test_english_serves_and_it_is_told_once(sit, leave_out):
    people = sit(match=position("gikhj"), green="squire", language="it")
    leave_out("it")
    people.power_cycle()
    assert told(people)
    people.run(100)
    people.power_cycle()
    assert not told(people)
    assert not people.app.faults
    people.begin()
    assert people.position == position("gikhj")


def test_a_language_whose_pack_is_of_another_version_comes_back(sit, leave_out, monkeypatch):
    people = sit(language="it")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finder, "damaged", {"texts-it.pack": True})
        leave_out("it")
        people.power_cycle()
        people.run(1100)
        assert people.glass(RED).tells("Of another version: texts-it. Copy the firmware again.")
        people.press(RED, "ok")
    leave_out("xx")
    people.power_cycle()
    assert people.app.settings.get("language") == "it"
    assert people.glass(RED).reads("Premi OK")


def test_the_settings_offer_only_what_is_there(sit, leave_out):
    leave_out("it", "de")
    assert offered(sit()) == {"en", "es", "fr"}


def test_a_new_table_asks_for_one_that_is_there(flash, leave_out):
    leave_out("it", "fr", "es")
    people = People(Desk(str(flash), 3))
    people.power_cycle()
    people.press(RED, "ok")
    assert people.reads(RED, "Deutsch")
    assert not people.reads(RED, LEFT_OUT)
    people.press(RED, "down", "ok")
    assert people.app.settings.get("language") == "de"


def test_a_game_without_a_language_is_english_in_it(sit, monkeypatch):
    own = ("texts/it/royal_visit",)
    monkeypatch.setattr(flash_data, "is_there", lambda name: not name.startswith(own))
    people = sit(language="it")
    people.press(RED, "ok")
    assert people.reads(RED, "Impostazioni")
    assert people.reads(RED, "Royal Visit")
    people.press(RED, "ok")
    people.choose(RED, "Learn")
    people.run(1000)
    assert people.reads(RED, "○ The two Guards")

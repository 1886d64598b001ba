"""What is missing or stuck is found and named, and the game goes on with what is there."""

import errno
from types import SimpleNamespace

import pytest

import drivers.pico
import finder
import wiring
from tests.app.people import BUTTONS, ENDS, GREEN, RED
from tests.app.positions import position

NOTICED_MS = 1100
REFRESHED_MS = 4500


@pytest.fixture
def people(sit):
    return sit(match=position("gikhj"))


def power_cycle(people) -> None:
    people.power_cycle()
    people.run(NOTICED_MS)


def test_a_supply_that_offers_less_than_the_wiring_says_is_told_of(people, monkeypatch):
    monkeypatch.setattr(wiring, "SUPPLY_MA", 2400)
    power_cycle(people)
    assert people.glass(RED).tells("The supply gives 500 mA. The lamps are dimmed.")


def test_the_match_goes_on_with_one_display(people):
    people.desk.mishaps.unplug("oled-b")
    power_cycle(people)
    people.press(RED, "ok")
    people.run(100)
    people.begin()
    before = people.glass(RED)
    people.press(RED, "right")
    assert people.shows_hand(RED)
    assert people.pictures()[RED] != before


def test_without_any_display_the_buttons_still_lead_into_a_match(people):
    for part in ("oled-a", "oled-b"):
        people.desk.mishaps.unplug(part)
    power_cycle(people)
    assert people.lamp(0, 16)[0] > 0, "the lamps tell of it"
    people.press(RED, "ok", "ok", "ok")
    people.run(NOTICED_MS)
    assert people.match
    assert not people.match.over


def test_a_display_unplugged_in_a_match_is_told_of_and_comes_back(people):
    people.begin()
    shown = people.pictures()
    people.desk.mishaps.unplug("oled-a")
    people.run(NOTICED_MS)
    assert people.glass(GREEN).tells("Across: the display doesn’t answer.")
    people.press(GREEN, "left")
    people.run(100)
    assert people.pictures()[GREEN] == shown[GREEN]
    people.desk.mishaps.plug("oled-a")
    people.run(NOTICED_MS)
    assert people.pictures() == shown


@pytest.mark.parametrize("end", ENDS)
def test_a_display_without_power_for_a_moment_shows_the_picture_again(people, end):
    people.begin()
    shown = people.pictures()
    part = ("oled-a", "oled-b")[end]
    people.desk.mishaps.unplug(part)
    people.desk.mishaps.plug(part)
    assert people.pictures() != shown
    people.run(REFRESHED_MS)
    assert people.pictures() == shown
    assert people.app.shown == "match"


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("button", [name for name in BUTTONS if name != "ok"])
def test_a_button_that_is_stuck_is_named_at_both_ends(people, end, button):
    people.desk.down(end, button)
    power_cycle(people)
    assert people.glass(end).tells(f"Here: {button} is held down.")
    assert people.glass(1 - end).tells(f"Across: {button} is held down.")
    people.press(1 - end, "ok")
    people.begin(1 - end)
    assert not people.match.over, "the others are enough"


def test_a_button_that_is_held_later_is_no_fault(people):
    power_cycle(people)
    people.hold(RED, "left", 3000)
    assert people.app.faults == 0


def test_lamps_with_too_little_power_are_told_of(people):
    people.desk.mishaps.supply(3640)
    power_cycle(people)
    assert people.glass(RED).tells("The lamps get only 3.6 V.")


def test_without_its_divider_nothing_is_said_of_the_rail(people):
    people.desk.mishaps.unplug("sense")
    people.desk.mishaps.unplug("rail")
    power_cycle(people)
    assert people.app.shown == "title"


def test_a_flash_that_refuses_a_save_is_told_of_once(people):
    people.begin()
    people.desk.mishaps.fill_flash()
    people.play_text("K1:ij")
    people.settle()
    people.run(NOTICED_MS)
    assert people.glass(RED).tells("Can’t save. This game is lost at power-off.")
    people.press(RED, "ok")
    people.use(RED, "Take back")
    people.settle()
    people.run(NOTICED_MS)
    assert people.app.shown == "match"


def test_a_flash_without_room_is_told_of(people, monkeypatch):
    """As that of a board that has no block left beside the firmware."""

    def refuse(path):
        raise OSError(errno.ENOSPC, path)

    monkeypatch.setattr("os.mkdir", refuse)
    people.begin()
    people.desk.mishaps.fill_flash()
    people.play_text("K1:ij")
    people.settle()
    people.run(NOTICED_MS)
    assert people.glass(RED).tells("The flash is full. This game is lost at power-off.")


def test_ok_to_the_faults_is_no_press_in_the_match(people):
    people.begin()
    plays = list(people.match.plays)
    people.desk.mishaps.unplug("oled-b")
    people.run(NOTICED_MS)
    people.press(RED, "ok")
    people.run(100)
    assert people.app.shown == "match"
    assert people.match.plays == plays


@pytest.mark.parametrize(
    ("version", "works", "words"),
    [
        ((1, 24, 1, ""), True, "MicroPython is too old. Install 1.26 or newer."),
        ((1, 26, 0, ""), False, "This MicroPython leaves less memory. A game may stop."),
        ((1, 26, 1, ""), True, ""),
    ],
)
def test_only_a_micropython_that_does_not_fit_is_told_of_once(
    people, monkeypatch, version, works, words
):
    monkeypatch.setattr(finder, "works", works)
    board = SimpleNamespace(platform="rp2", implementation=SimpleNamespace(version=version))
    monkeypatch.setattr(drivers.pico, "sys", board)
    power_cycle(people)
    if words:
        assert people.glass(RED).tells(words)
        people.press(RED, "ok")
        people.run(NOTICED_MS)
    assert people.app.shown == "title"


def test_faults_are_not_looked_for_while_a_screen_works(sit, monkeypatch):
    people = sit()
    app = people.app
    checks = []
    monkeypatch.setattr(app, "_check", lambda _: checks.append(app.screen.working))
    app.lead_to("learn")
    people.until(lambda: app.shown == "learn")
    assert app.screen.working
    app._checked -= 500
    people.run(50)
    assert app.screen.working
    assert not checks
    people.until(lambda: checks)
    assert not any(checks)

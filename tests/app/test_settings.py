"""The settings take effect at once, and last."""

import pytest

from app.menu import CHOICE_WORDS
from app.save import SETTINGS
from host_sim.texts import catalogues
from tests.app.people import GREEN, RED
from tests.app.positions import position
from ui.languages import LANGUAGES


def test_brightness_changes_the_light_of_a_board_that_stands_still(begun):
    people = begun(match=position("gikhj"), brightness="1")
    people.use(RED, "Cover my hand")
    people.leave(GREEN)
    people.choose(GREEN, "Settings")
    people.point(GREEN, "Brightness")
    before = sum(people.lamps())
    people.press(GREEN, "right")
    assert sum(people.lamps()) > before


@pytest.mark.parametrize("sound", ["on", "off"])
def test_sound_off_is_silence(sit, sound):
    tones = set()
    people = sit(sound=sound, match=position("gikhj"))
    people.watch = lambda: tones.add(people.desk.tone)
    people.begin()
    people.press(RED, "right")
    people.play_text("K1:ij")
    assert (tones > {0}) == (sound == "on")


def test_sound_is_cut_off_in_the_middle_of_a_tune(people):
    people.use(RED, "Pause")
    people.choose(RED, "Settings")
    people.app.pico.buzzer.play(b"\x45\xff")
    people.run(50)
    assert people.desk.tone
    people.point(RED, "Sound")
    people.press(RED, "right")
    assert people.desk.tone, "it is only quieter"
    people.press(RED, "right")
    assert not people.desk.tone


def test_speed_decides_how_long_a_turn_is_told(begun):
    told = []
    for speed in ("slow", "normal", "fast"):
        people = begun(speed=speed, match=position("gikhj"))
        people.play_text("K1:ij")
        people.use(RED, "End the turn")
        ended = people.desk.now
        people.until(lambda people=people: not people.screen.busy)
        told.append(people.desk.now - ended)
    assert told[0] > told[1] > told[2] > 0


def test_every_setting_survives_a_power_cycle(sit):
    people = sit()
    people.press(RED, "ok")
    people.choose(RED, "Settings")
    shown = [setting for setting in SETTINGS if setting[0] in CHOICE_WORDS]
    for _ in shown:
        people.press(RED, "right", "down")
    people.power_cycle()
    for name, default, values in shown:
        following = values[(values.index(default) + 1) % len(values)]
        assert people.app.settings.get(name) == following
    people.press(RED, "ok", "up")
    assert people.glass(RED).marked(catalogues.texts(LANGUAGES[1][0], "app")["Settings"])

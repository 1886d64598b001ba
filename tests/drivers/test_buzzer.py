"""Tunes, heard by a virtual piezo between the two pins."""

import pytest

import wiring
from drivers.buzzer import LOUD, Buzzer
from host_sim.chips.piezo import Piezo

A4, A5, C4 = 69, 81, 60


@pytest.fixture
def piezo(chip):
    return Piezo(chip, wiring.BUZZER_P // 2)


@pytest.fixture
def buzzer(piezo):
    return Buzzer(wiring.BUZZER_P, wiring.BUZZER_N)


def heard(buzzer, piezo, ms, start=0):
    """(hertz, ms) of each stretch of equal sound, updated every 5 ms."""
    stretches = []
    for passed in range(0, ms, 5):
        buzzer.update((start + passed) % (1 << 30))
        if stretches and stretches[-1][0] == piezo.tone:
            stretches[-1][1] += 5
        else:
            stretches.append([piezo.tone, 5])
    return stretches


def test_silent_until_asked(buzzer, piezo):
    assert heard(buzzer, piezo, 100) == [[0, 100]]


@pytest.mark.parametrize("start", [0, (1 << 30) - 50])
def test_a_tune_sounds_note_by_note(buzzer, piezo, start):
    buzzer.play(bytes((A4, 10, 0, 5, A5, 3)))
    assert heard(buzzer, piezo, 300, start) == [[440, 100], [0, 50], [880, 30], [0, 120]]


def test_a_new_tune_replaces_the_old_one(buzzer, piezo):
    buzzer.play(bytes((A4, 100)))
    heard(buzzer, piezo, 50)
    buzzer.play(bytes((C4, 2)))
    assert heard(buzzer, piezo, 50, 50) == [[261, 20], [0, 30]]


def test_every_note_is_within_a_fifth_of_a_semitone(buzzer, piezo):
    for note in range(36, 120):
        buzzer.play(bytes((note, 1)))
        buzzer.update(0)
        exact = 440 * 2 ** ((note - 69) / 12)
        assert abs(piezo.tone / exact - 1) < 2 ** (1 / 60) - 1, note
        buzzer.stop()


def test_disabled_it_stays_silent_and_falls_silent(buzzer, piezo):
    buzzer.play(bytes((A4, 100)))
    buzzer.update(0)
    assert piezo.tone == 440
    buzzer.duty = 0
    assert heard(buzzer, piezo, 50, 5) == [[0, 50]]
    buzzer.play(bytes((A4, 100)))
    assert heard(buzzer, piezo, 50, 60) == [[0, 50]]
    buzzer.duty = LOUD
    assert heard(buzzer, piezo, 50, 120) == [[0, 50]], "what was suppressed is not made up for"


def test_at_rest_there_is_no_voltage_across_the_piezo(buzzer, chip):
    buzzer.play(bytes((A4, 1)))
    buzzer.update(0)
    buzzer.update(20)
    pwm = chip.slices[wiring.BUZZER_P // 2]
    assert pwm.high(0) == pwm.high(1) == 0


@pytest.mark.parametrize("duty", [LOUD // 8, LOUD])
def test_quieter_means_shorter_pulses_of_the_same_length_both_ways(buzzer, piezo, chip, duty):
    """A steady part of the voltage would damage the piezo."""
    buzzer.duty = duty
    buzzer.play(bytes((A4, 10)))
    buzzer.update(0)
    pwm = chip.slices[wiring.BUZZER_P // 2]
    assert piezo.tone == 440
    assert pwm.high(0) == duty
    assert abs(pwm.high(1) - duty) <= 1

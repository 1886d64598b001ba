"""The voltage of the LED rail, and a loose wire that is not taken for one."""

import pytest

import wiring
from drivers.strip import Sense


@pytest.mark.parametrize("millivolts", [0, 2400, 4000, 5000, 5250])
def test_the_rail_is_twice_what_the_pin_has(chip, millivolts):
    chip.apply(wiring.LED_SENSE, millivolts // 2)
    sense = Sense(wiring.LED_SENSE)
    assert sense.wired
    assert abs(sense.millivolts() - millivolts) <= 1


def test_a_loose_pin_measures_nothing(chip):
    sense = Sense(wiring.LED_SENSE)
    assert not sense.wired
    assert sense.millivolts() == -1


def test_a_rail_that_changes_is_followed(chip):
    chip.apply(wiring.LED_SENSE, 0)
    sense = Sense(wiring.LED_SENSE)
    chip.apply(wiring.LED_SENSE, 2500)
    assert sense.millivolts() == 5000

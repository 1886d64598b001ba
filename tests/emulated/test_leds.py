"""The bits that the firmware sends to the LEDs, measured on the wires of an emulated Pico."""

from itertools import pairwise

import pytest

import wiring
from tests.emulated.images import EMULATED
from tools.emulate import parts
from tools.emulate.installed import installed

pytestmark = EMULATED

# Nanoseconds, from the data sheets of the WS2812B of 2013 and of its version 5. Both let go of a
# frame where the wire is low for much longer; 5 us is a tenth of the shortest such pause.
ZERO_HIGH = (250, 380)
ONE_HIGH = (650, 950)
LEAST_LOW, MOST_LOW = 220, 5_000


@pytest.mark.parametrize("image", parts.named_images(), ids=lambda path: path.name)
def test_every_bit_is_within_the_data_sheets_of_old_and_new_leds(image):
    levels, pin = [], wiring.LED_MAIN
    with installed(image)(watched=(pin,)) as pico:
        pico.watch = lambda event: (
            levels.append(event) if (event.kind, event.where) == ("pin", pin) else None
        )
        pico.power_on()
        pico.run(2_000)  # until the title is lit
    highs = [after.ns - rose.ns for rose, after in pairwise(levels) if rose.what]
    lows = [after.ns - fell.ns for fell, after in pairwise(levels) if not fell.what]
    ones = [high for high in highs if high >= ONE_HIGH[0]]
    zeros = [high for high in highs if high < ONE_HIGH[0]]
    assert ones
    assert zeros
    assert ONE_HIGH[0] <= min(ones) <= max(ones) <= ONE_HIGH[1]
    assert ZERO_HIGH[0] <= min(zeros) <= max(zeros) <= ZERO_HIGH[1]
    assert min(lows) >= LEAST_LOW
    within = [low for low in lows if low < 50_000]
    assert max(within) <= MOST_LOW

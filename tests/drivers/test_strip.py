"""The LED driver, judged by the current and the colours that a chain makes of its bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from machine import Pin

import wiring
from drivers.strip import Strip
from host_sim.chips import rp2040
from host_sim.chips.ws2812 import Chain

COUNT = 68


def make(budget_ma=wiring.LED_BUDGET_MA, count=COUNT):
    chip = rp2040.RP2040()
    chain = Chain(count)
    chip.attach_stream(wiring.LED_MAIN, chain)
    chip.listen(wiring.LED_POWER, chain.power)
    rp2040.power_on(chip)
    Pin(wiring.LED_POWER, Pin.OUT, value=1)
    return Strip(Pin(wiring.LED_MAIN), count, budget_ma), chain


PIXELS = st.one_of(
    st.binary(min_size=3 * COUNT, max_size=3 * COUNT),
    st.integers(0, 255).map(lambda value: bytes([value]) * (3 * COUNT)),
)


@given(frames=st.lists(st.tuples(PIXELS, st.integers(0, 255)), max_size=4))
def test_no_frame_draws_more_than_the_budget(frames):
    strip, chain = make()
    for pixels, brightness in frames:
        strip.pixels[:] = pixels
        strip.brightness = brightness
        strip.show()
        assert strip.milliamps <= wiring.LED_BUDGET_MA
        assert chain.microamps <= 1000 * wiring.LED_BUDGET_MA


@given(pixels=PIXELS, brightness=st.integers(0, 255))
def test_the_estimate_is_what_the_chain_draws(pixels, brightness):
    strip, chain = make()
    strip.pixels[:] = pixels
    strip.brightness = brightness
    strip.show()
    assert 0 <= 1000 * strip.milliamps - chain.microamps < 1001


@pytest.mark.parametrize("budget", [0, COUNT - 1, COUNT])
def test_a_budget_that_leaves_nothing_for_light_leaves_the_leds_dark(budget):
    strip, chain = make(budget)
    strip.pixels[:] = b"\xff" * (3 * COUNT)
    strip.show()
    assert not any(chain.colours)
    assert strip.limiting


def test_limiting_dims_all_alike_and_is_told():
    strip, chain = make()
    strip.pixels[:] = bytes((255, 127, 0)) * COUNT
    strip.show()
    assert strip.limiting
    red, green, blue = chain.colours[:3]
    assert bytes(chain.colours) == bytes((red, green, blue)) * COUNT
    assert blue == 0
    assert abs(red - 4 * green) <= 4  # gamma makes half as bright a quarter of the light

    strip.pixels[:] = bytes(3 * COUNT)
    strip.pixels[0] = 255
    strip.show()
    assert not strip.limiting
    assert chain.colours[0] == 255


def test_each_colour_of_each_led_arrives_in_its_place():
    strip, chain = make()
    for i in range(3 * COUNT):
        strip.pixels[:] = bytes(3 * COUNT)
        strip.pixels[i] = 255
        strip.show()
        assert [at for at, value in enumerate(chain.colours) if value] == [i]


def test_what_is_lit_faintly_stays_lit_at_every_brightness():
    strip, chain = make()
    strip.pixels[0] = 1
    for brightness in range(1, 256):
        strip.brightness = brightness
        strip.show()
        assert chain.colours[0] > 0
    strip.brightness = 0
    strip.show()
    assert not any(chain.colours)


def test_brighter_pixels_are_never_darker():
    strip, chain = make(budget_ma=10_000)
    strip.brightness = 90
    strip.pixels[: 3 * COUNT] = bytes(range(3 * COUNT))
    strip.show()
    assert list(chain.colours) == sorted(chain.colours)


def test_only_a_changed_frame_is_sent():
    strip, _ = make()
    assert strip.show()  # the LEDs may show anything before the first frame
    assert not strip.show()
    strip.pixels[7] = 9
    assert strip.show()
    assert not strip.show()
    strip.brightness = 100
    assert strip.show()
    assert not strip.show()

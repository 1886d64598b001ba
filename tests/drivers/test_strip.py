"""The LED driver, judged by the current and the colours that chains make of its bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from machine import Pin

import wiring
from drivers.pico import Pico
from drivers.strip import Rail, Strip
from host_sim.chips import rp2040
from host_sim.chips.ws2812 import Chain

BOARD = 68
PANEL = 37
PINS = (wiring.LED_MAIN, wiring.LED_HEX)


class Meter:
    """Chains on one rail, measured after every frame that any of them gets."""

    def __init__(self, counts, budget_ma, peak=0):
        chip = rp2040.RP2040()
        self.chains = [Chain(count) for count in counts]
        self.frames = 0
        self.most_microamps = 0
        for pin, chain in zip(PINS, self.chains, strict=False):
            chip.attach_stream(pin, self._at(chain))
        chip.listen(wiring.LED_POWER, self._power)
        rp2040.power_on(chip)
        Pin(wiring.LED_POWER, Pin.OUT, value=1)
        self.restart(budget_ma, peak)

    def restart(self, budget_ma, peak=0):
        """The firmware starts anew; the LEDs show what they showed."""
        counts = [chain.count for chain in self.chains]
        pairs = zip(PINS, counts, strict=False)
        self.strips = tuple(Strip(Pin(pin), count) for pin, count in pairs)
        self.rail = Rail(self.strips, budget_ma, peak)

    def _power(self, on):
        for chain in self.chains:
            chain.power(on)

    def _at(self, chain):
        meter = self

        class Probe:
            def receive(self, timing, data):
                chain.receive(timing, data)
                meter.frames += 1
                meter.most_microamps = max(meter.most_microamps, meter.microamps)

        return Probe()

    @property
    def microamps(self):
        return sum(chain.microamps for chain in self.chains)

    def show(self, *pictures, brightness=255):
        for strip, pixels in zip(self.strips, pictures, strict=True):
            strip.pixels[:] = pixels
        self.rail.brightness = brightness
        return self.rail.show()


def board(budget_ma=wiring.LED_BUDGET_MA):
    """A board alone: its strip, chain and rail."""
    meter = Meter([BOARD], budget_ma)
    return meter.strips[0], meter.chains[0], meter.rail


def pictures(count):
    return st.one_of(
        st.binary(min_size=3 * count, max_size=3 * count),
        st.integers(0, 255).map(lambda value: bytes([value]) * (3 * count)),
    )


MOMENTS = st.lists(st.tuples(pictures(BOARD), pictures(PANEL), st.integers(0, 255)), max_size=6)


@given(moments=MOMENTS)
def test_two_chains_never_draw_more_than_the_budget_not_even_between_their_frames(moments):
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    for on_board, on_panel, brightness in moments:
        meter.show(on_board, on_panel, brightness=brightness)
        assert meter.rail.milliamps <= wiring.LED_BUDGET_MA
        assert meter.most_microamps <= 1000 * wiring.LED_BUDGET_MA


@given(before=MOMENTS, picture=pictures(BOARD))
def test_nor_after_a_restart_that_leaves_the_leds_lit(before, picture):
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    for on_board, on_panel, brightness in before:
        meter.show(on_board, on_panel, brightness=brightness)
    meter.restart(wiring.LED_BUDGET_MA)
    meter.show(picture, b"\xff" * (3 * PANEL))
    assert meter.most_microamps <= 1000 * wiring.LED_BUDGET_MA


@given(moments=MOMENTS)
def test_the_estimate_is_what_the_chains_draw(moments):
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    for on_board, on_panel, brightness in moments:
        meter.show(on_board, on_panel, brightness=brightness)
        # Each chain's own figure is rounded down to a whole microampere.
        assert 0 <= 1000 * meter.rail.milliamps - meter.microamps < 1002


def test_the_light_moves_from_chain_to_chain_in_either_direction():
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    white = b"\xff" * (3 * BOARD), b"\xff" * (3 * PANEL)
    dark = bytes(3 * BOARD), bytes(3 * PANEL)
    alone = []
    for _ in range(2):
        meter.show(white[0], dark[1])
        alone.append(meter.microamps)
        meter.show(dark[0], white[1])
        alone.append(meter.microamps)
    assert min(alone) > 950 * wiring.LED_BUDGET_MA, "one chain may have all the light"
    assert meter.most_microamps <= 1000 * wiring.LED_BUDGET_MA


def test_a_dark_panel_takes_no_light_from_the_board():
    """Only the idle current of its LEDs: what a game without the panel shows is as good as ever."""
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    strip, chain, rail = board()
    picture = bytes((40, 50, 30)) * BOARD
    strip.pixels[:] = picture
    rail.show()
    meter.show(picture, bytes(3 * PANEL))
    assert not meter.rail.limiting
    assert meter.chains[0].colours == chain.colours


def test_the_board_is_as_bright_as_before_when_the_panel_goes_dark_again():
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    picture = bytes((40, 50, 30)) * BOARD
    meter.show(picture, bytes(3 * PANEL))
    before = bytes(meter.chains[0].colours)
    meter.show(picture, b"\xff" * (3 * PANEL))
    assert sum(meter.chains[0].colours) < sum(before)
    meter.show(picture, bytes(3 * PANEL))
    assert meter.chains[0].colours == before


def test_a_chain_that_stays_as_it_is_is_not_sent_again():
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    meter.show(bytes(3 * BOARD), bytes(3 * PANEL))
    frames = meter.frames
    meter.show(bytes(3 * BOARD), b"\x40" + bytes(3 * PANEL - 1))
    assert meter.frames == frames + 1


@pytest.mark.parametrize("budget", [0, BOARD - 1, BOARD])
def test_a_budget_that_leaves_nothing_for_light_leaves_the_leds_dark(budget):
    strip, chain, rail = board(budget)
    strip.pixels[:] = b"\xff" * (3 * BOARD)
    rail.show()
    assert not any(chain.colours)
    assert rail.limiting


def test_limiting_dims_all_alike_and_is_told():
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    meter.show(bytes((255, 127, 0)) * BOARD, bytes((255, 127, 0)) * PANEL)
    assert meter.rail.limiting
    red, green, blue = meter.chains[0].colours[:3]
    for chain in meter.chains:
        assert chain.colours == bytes((red, green, blue)) * chain.count
    assert blue == 0
    assert abs(red - 4 * green) <= 4  # gamma makes half as bright a quarter of the light
    meter.show(b"\xff" + bytes(3 * BOARD - 1), bytes(3 * PANEL))
    assert not meter.rail.limiting
    assert meter.chains[0].colours[0] == 255


@given(on_board=pictures(BOARD), on_panel=pictures(PANEL), brightness=st.integers(1, 255))
def test_no_lamp_goes_out_when_all_are_dimmed(on_board, on_panel, brightness):
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    meter.show(on_board, on_panel, brightness=brightness)
    for chain, picture in zip(meter.chains, (on_board, on_panel), strict=True):
        assert [value > 0 for value in chain.colours] == [value > 0 for value in picture]


def light(*pictures) -> int:
    """What pictures add up to after gamma."""
    return sum((value * value + 254) // 255 for pixels in pictures for value in pixels)


@given(picture=pictures(BOARD), on_panel=pictures(PANEL), budget=st.integers(300, 2600))
def test_no_picture_up_to_the_peak_is_limited_at_any_brightness(picture, on_panel, budget):
    """Nor goes a lamp dark in it."""
    meter = Meter([BOARD, PANEL], budget, peak=light(picture, on_panel))
    for brightness in (1, 40, 130, 255):
        meter.show(picture, on_panel, brightness=brightness)
        assert not meter.rail.limiting
        assert [value > 0 for value in meter.chains[0].colours] == [value > 0 for value in picture]


def test_full_brightness_is_as_bright_as_the_peak_may_be():
    picture = bytes((200, 100, 0)) * BOARD
    meter = Meter([BOARD], wiring.LED_BUDGET_MA, peak=light(picture))
    meter.show(picture)
    assert meter.rail.milliamps > 0.9 * wiring.LED_BUDGET_MA


def test_each_colour_of_each_led_arrives_in_its_place():
    strip, chain, rail = board()
    for i in range(3 * BOARD):
        strip.pixels[:] = bytes(3 * BOARD)
        strip.pixels[i] = 255
        rail.show()
        assert [at for at, value in enumerate(chain.colours) if value] == [i]


def test_what_is_lit_faintly_stays_lit_at_every_brightness():
    strip, chain, rail = board()
    strip.pixels[0] = 1
    for brightness in range(1, 256):
        rail.brightness = brightness
        rail.show()
        assert chain.colours[0] > 0
    rail.brightness = 0
    rail.show()
    assert not any(chain.colours)


def test_brighter_pixels_are_never_darker():
    strip, chain, rail = board(budget_ma=10_000)
    rail.brightness = 90
    strip.pixels[: 3 * BOARD] = bytes(range(3 * BOARD))
    rail.show()
    assert list(chain.colours) == sorted(chain.colours)


def test_only_a_changed_frame_is_sent():
    strip, _, rail = board()
    assert rail.show()  # the brightness is new
    assert not rail.show()
    strip.pixels[7] = 9
    assert rail.show()
    assert not rail.show()
    rail.brightness = 100
    assert rail.show()
    assert not rail.show()


def test_a_chain_that_was_plugged_in_late_gets_the_picture_at_the_next_check(chip, tmp_path):
    chain = Chain(BOARD)
    chip.attach_stream(wiring.LED_MAIN, chain)
    pico = Pico(str(tmp_path))
    pico.strip.pixels[:] = bytes([90]) * 3 * BOARD
    pico.rail.show()
    chain.power(True)
    assert not pico.rail.show()
    pico.watch_supply()
    pico.rail.show()
    assert all(chain.colours)


def test_a_repeated_frame_stays_within_the_budget():
    meter = Meter([BOARD, PANEL], wiring.LED_BUDGET_MA)
    meter.show(bytes([255]) * 3 * BOARD, bytes([255]) * 3 * PANEL)
    meter.rail.repeat()
    assert meter.rail.show()
    assert meter.most_microamps <= 1000 * wiring.LED_BUDGET_MA

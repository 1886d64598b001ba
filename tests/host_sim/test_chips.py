"""The virtual Pico's pads, the LED chain and the piezo, as the `machine` stand-in meets them."""

import pytest
from machine import ADC, I2C, PWM, Pin, bitstream
from neopixel import NeoPixel

import wiring
from host_sim.chips import rp2040
from host_sim.chips.piezo import Piezo
from host_sim.chips.ws2812 import Chain

DATA, RAIL = 2, 22
TIMING = wiring.LED_NS


@pytest.fixture
def chip():
    chip = rp2040.RP2040()
    rp2040.power_on(chip)
    return chip


@pytest.fixture
def chain(chip):
    """Three LEDs on pin 2, whose rail pin 22 switches."""
    chain = Chain(3)
    chip.attach_stream(DATA, chain)
    chip.listen(RAIL, chain.power)
    Pin(RAIL, Pin.OUT, value=1)
    return chain


def test_a_pulled_up_pin_is_high_until_pulled_to_ground(chip):
    pin = Pin(10, Pin.IN, Pin.PULL_UP)
    assert pin.value() == 1
    chip.drive(10, 0)
    assert pin.value() == 0
    chip.release(10)
    assert pin() == 1


def test_an_output_holds_its_level_against_the_outside(chip):
    pin = Pin(10, Pin.OUT, value=1)
    chip.drive(10, 0)
    assert pin.value() == 1
    pin.value(0)
    assert pin.value() == 0


def test_an_open_drain_only_pulls_low(chip):
    pin = Pin(10, Pin.OPEN_DRAIN, Pin.PULL_UP)
    assert pin.value() == 1
    chip.drive(10, 0)
    assert pin.value() == 0
    chip.release(10)
    pin.value(0)
    assert pin.value() == 0


def test_a_reset_lets_go_of_every_pad_but_not_of_what_fingers_hold(chip):
    Pin(3, Pin.OUT, value=1)
    chip.drive(10, 0)
    chip.reset()
    assert Pin(3).value() == 0
    assert Pin(10, Pin.IN, Pin.PULL_UP).value() == 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda: Pin(30), "invalid pin"),
        (lambda: Pin(-1), "invalid pin"),
        (lambda: Pin("GP3"), "invalid pin"),
        (lambda: I2C(2), "doesn't exist"),
        (lambda: I2C(0, scl=Pin(7), sda=Pin(4)), "bad SCL pin"),
        (lambda: I2C(0, scl=Pin(5), sda=Pin(6)), "bad SDA pin"),
        (lambda: I2C(1, scl=Pin(5), sda=Pin(4)), "bad SCL pin"),
        (lambda: PWM(Pin(8), freq=7), "freq too small"),
        (lambda: PWM(Pin(8), freq=70_000_000), "freq too large"),
        (lambda: ADC(Pin(22)), "Pin doesn't have ADC capabilities"),
        (lambda: bitstream(Pin(2), 1, TIMING, b""), "encoding"),
    ],
)
def test_wrong_use_is_refused_as_the_port_refuses_it(chip, wrong, why):
    with pytest.raises(ValueError, match=why):
        wrong()


class Recorder:
    """An I2C device that remembers what it was sent."""

    def __init__(self):
        self.received = []

    def receive(self, data):
        self.received.append(bytes(data))


def test_i2c_reaches_only_what_is_wired_to_its_pins(chip):
    device = Recorder()
    chip.attach_i2c(4, 5, 0x3C, device)
    here = I2C(0, scl=Pin(5), sda=Pin(4))
    assert here.scan() == [0x3C]
    here.writeto(0x3C, b"\x00\xaf")
    assert device.received == [b"\x00\xaf"]
    elsewhere = I2C(1, scl=Pin(7), sda=Pin(6))
    assert elsewhere.scan() == []
    for bus, address in ((here, 0x3D), (elsewhere, 0x3C)):
        with pytest.raises(OSError, match="EIO"):
            bus.writeto(address, b"x")


def test_leds_take_green_first_and_show_red_first(chain):
    pixels = NeoPixel(Pin(DATA), 3, timing=TIMING)  # pyright: ignore[reportArgumentType]
    pixels[1] = (1, 2, 3)
    pixels.write()
    assert bytes(chain.colours) == bytes((0, 0, 0, 1, 2, 3, 0, 0, 0))
    assert chain.frames == 1


def test_a_short_frame_leaves_the_leds_behind_it_as_they_were(chain):
    bitstream(Pin(DATA), 0, TIMING, bytes(range(9)))
    bitstream(Pin(DATA), 0, TIMING, bytes((9, 8, 7, 6, 5)))
    assert bytes(chain.colours) == bytes((8, 9, 7, 4, 3, 5, 7, 6, 8))


def test_a_long_frame_runs_out_at_the_end(chain):
    bitstream(Pin(DATA), 0, TIMING, bytes(range(30)))
    assert bytes(chain.colours) == bytes((1, 0, 2, 4, 3, 5, 7, 6, 8))


@pytest.mark.parametrize(
    ("timing", "heard"),
    [
        ((800, 1700, 1600, 900), 255),
        ((400, 850, 800, 450), 255),  # MicroPython's own, too long for newer LEDs
        ((200, 850, 300, 450), 0),
        ((800, 450, 300, 850), 0x0F),
    ],
)
def test_with_the_wrong_timing_leds_hear_something_else(chain, timing, heard):
    bitstream(Pin(DATA), 0, timing, b"\xf0" * 9)
    assert bytes(chain.colours) == bytes([heard]) * 9


def test_leds_without_power_hear_and_draw_nothing_and_come_up_dark(chain):
    bitstream(Pin(DATA), 0, TIMING, b"\xff" * 9)
    assert chain.microamps == 3 * 1_000 + 9 * 20_000
    Pin(RAIL).value(0)
    bitstream(Pin(DATA), 0, TIMING, b"\xff" * 9)
    assert chain.microamps == 0
    Pin(RAIL).value(1)
    assert not any(chain.colours)
    assert chain.microamps == 3 * 1_000


def test_a_piezo_sounds_only_while_its_pins_alternate(chip):
    piezo = Piezo(chip, 4)
    p = PWM(Pin(8), freq=440, duty_u16=32768)
    n = PWM(Pin(9), freq=440, duty_u16=32768)
    assert piezo.tone == 0, "both pins in step"
    n.init(invert=True)
    assert piezo.tone == 440
    n.freq(880)
    assert piezo.tone == 880, "one slice has one frequency"
    p.duty_u16(65535)
    assert piezo.tone == 880, "one pin alone is enough"
    n.duty_u16(0)
    assert piezo.tone == 0, "a steady voltage is no sound"
    p.duty_u16(1000)
    assert piezo.tone == 880
    p.deinit()
    assert piezo.tone == 0

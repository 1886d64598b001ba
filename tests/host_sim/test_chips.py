"""The virtual Pico's pads, the LED chain and the piezo, as the `machine` stand-in meets them."""

import pytest
from machine import ADC, I2C, PWM, Pin, bitstream

import wiring
from host_sim.chips.piezo import Piezo
from host_sim.chips.ws2812 import Chain

DATA, RAIL = 2, 22
TIMING = wiring.LED_NS


@pytest.fixture
def chain(chip):
    """Three LEDs on pin 2, whose rail pin 22 switches."""
    chain = Chain(3)
    chip.attach_stream(DATA, chain)
    chip.listen(RAIL, chain.power)
    Pin(RAIL, Pin.OUT, value=1)
    return chain


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

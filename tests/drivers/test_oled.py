"""The display driver, judged by what its bytes make a panel show."""

import random

import pytest
from machine import I2C

from drivers.oled import OLED
from hardware.displays import DISPLAYS
from host_sim.chips.oled import CONTROLLERS

SDA, SCL, ADDRESS = 4, 5, 0x3C
DATA = 0x40  # first byte of a transfer of pixels

FULL_MA = {"SSD1306": 20, "SH1106": 30, "SSD1309": 220}
"""What a module draws at 3.3 V with every pixel lit at a contrast of 255: estimates."""


@pytest.fixture(params=CONTROLLERS)
def controller(request):
    return request.param


@pytest.fixture
def panel(controller):
    return CONTROLLERS[controller]()


@pytest.fixture
def wire(chip, panel, analyser):
    wire = analyser(panel)
    chip.attach_i2c(SDA, SCL, ADDRESS, wire)
    return wire


@pytest.fixture
def oled(wire, controller):
    oled = OLED(I2C(0), ADDRESS, controller)
    assert oled.flush(8)
    wire.sent()
    return oled


def pixels_sent(wire) -> list:
    return [transfer[1:] for transfer in wire.sent() if transfer[0] == DATA]


def test_panel_follows_whatever_is_drawn(oled, panel):
    dice = random.Random(1)
    for _ in range(60):
        for _ in range(dice.randrange(4)):
            x, y, w, h = (dice.randrange(-9, 128) for _ in range(4))
            oled.rect(x, y, w, h, dice.randrange(2), bool(dice.randrange(2)))
        while not oled.flush(dice.randrange(1, 4)):
            pass
        assert panel.picture() == bytes(oled.picture)


def test_noise_in_the_memory_never_shines(chip, panel, wire, controller):
    oled = OLED(I2C(0), ADDRESS, controller)
    while not oled.flush(1):
        assert not panel.on
    assert panel.on
    assert not any(panel.picture())


@pytest.mark.parametrize("named", CONTROLLERS)
def test_another_controller_than_the_wiring_names_shows_another_picture(wire, panel, named):
    """The chips differ as the real ones do: only the right name gives the picture."""
    oled = OLED(I2C(0), ADDRESS, named)
    oled.rect(0, 0, 128, 64, 1)
    oled.flush(8)
    right = type(panel) is CONTROLLERS[named]
    harmless = type(panel).__name__ == "SSD1309" and named == "SSD1306"  # but for the pump
    assert (panel.picture() == bytes(oled.picture)) == (right or harmless)


def test_what_changed_goes_before_a_page_that_is_only_sent_again(oled, panel):
    for y in range(0, 64, 3):
        oled.probe()
        oled.pixel(y, y, 1)
        oled.flush(1)
        assert panel.picture() == bytes(oled.picture)


def test_only_the_changed_columns_of_changed_pages_go_out(oled, wire):
    oled.pixel(40, 20, 1)
    oled.pixel(44, 23, 1)
    oled.flush(8)
    sent = bytearray(16)  # from column 32 on
    sent[40 - 32], sent[44 - 32] = 1 << 4, 1 << 7
    assert pixels_sent(wire) == [sent], "by sixteen columns"


def test_nothing_new_sends_nothing(oled, wire):
    assert oled.flush(8)
    oled.fill(1)
    oled.fill(0)
    assert oled.flush(8)
    assert wire.sent() == []


def test_flush_keeps_to_its_share_of_pages(oled, wire):
    oled.fill(1)
    for _ in range(7):
        assert not oled.flush(1)
        assert len(pixels_sent(wire)) == 1
    assert oled.flush(1)


def test_a_page_that_always_changes_starves_no_other(oled, panel):
    oled.pixel(0, 63, 1)
    for n in range(8):
        oled.pixel(0, 0, n + 1 & 1)
        oled.flush(1)
    assert panel.lit(0, 63)


def test_a_missing_panel_is_noticed_and_survived(chip):
    oled = OLED(I2C(0))
    assert not oled.present
    oled.fill(1)
    oled.contrast(3)
    oled.power(False)
    assert oled.flush(1), "nobody should wait for a panel that is not there"


def test_a_panel_that_comes_back_shows_the_picture_again(oled, chip, panel, wire):
    bus = chip.i2c_bus(SDA, SCL)
    del bus[ADDRESS]
    oled.fill_rect(10, 10, 50, 30, 1)
    oled.flush(8)
    assert not oled.present
    panel.reset()
    assert not oled.connect()
    bus[ADDRESS] = wire
    assert oled.connect()
    assert oled.flush(8)
    assert panel.picture() == bytes(oled.picture)


def test_power_and_contrast_reach_the_panel(oled, panel):
    oled.power(False)
    assert not panel.on
    oled.fill(1)
    oled.flush(8)
    assert not panel.on, "a flush must not wake a panel that was put to sleep"
    oled.contrast(0)
    oled.power(True)
    assert panel.on
    assert panel.contrast == 0
    assert panel.lit(127, 63)


def test_contrast_survives_a_reconnect(oled, panel):
    oled.contrast(0)
    panel.reset()
    oled.connect()
    assert panel.contrast == 0


def test_at_full_brightness_a_display_draws_no_more_than_the_supply_counts(oled, panel, controller):
    oled.contrast(255)
    (display,) = [d for d in DISPLAYS.values() if d.controller == controller]
    assert panel.contrast * FULL_MA[controller] <= 255 * display.milliamps


def test_a_look_notices_a_panel_that_is_gone_while_nothing_is_drawn(oled, chip, panel, wire):
    bus = chip.i2c_bus(SDA, SCL)
    oled.fill_rect(10, 10, 50, 30, 1)
    oled.flush(8)
    oled.probe()
    assert oled.present
    assert panel.picture() == bytes(oled.picture), "to look changes nothing"
    del bus[ADDRESS]
    oled.probe()
    assert not oled.present
    panel.reset()
    bus[ADDRESS] = wire
    oled.probe()
    assert oled.flush(8)
    assert panel.picture() == bytes(oled.picture)

"""The desk, with a small firmware of the test's own on its virtual Pico."""

import sys
from types import ModuleType

import pytest

import wiring
from base import INDEX, KIND, PRESS
from drivers.pico import Pico
from host_sim.desk import TICK_MS, Desk


class Device:
    """Counts presses on the board's LEDs, draws and hums while OK is held; saves each count."""

    def __init__(self, flash, seed):
        self.pico = Pico(flash)
        self.app = self
        self.crashes = 0
        self.restarts = False
        self.seed = seed
        saved = self.pico.store.load()
        self.presses = saved[0] if saved else 0
        self.ticks = []

    def tick(self, now):
        self.ticks.append(now)
        pico = self.pico
        pico.buttons.poll(now)
        while event := pico.buttons.take():
            if (event & KIND) == PRESS:
                self.presses += 1
                pico.strip.pixels[3 * (event >> INDEX)] = 255
                pico.oleds[0].pixel(self.presses, event >> INDEX, 1)
                pico.buzzer.play(bytes((69, 5)))
                pico.store.save(bytes([self.presses]))
        pico.rail.show()
        pico.buzzer.update(now)
        for oled in pico.oleds:
            oled.flush(1)


@pytest.fixture
def make_desk(tmp_path, monkeypatch):
    firmware = ModuleType("start")
    firmware.__dict__["power_on"] = Device
    monkeypatch.setitem(sys.modules, "start", firmware)
    return lambda: Desk(str(tmp_path), 7)


@pytest.fixture
def desk(make_desk):
    return make_desk()


def test_the_firmware_gets_its_seed_and_a_tick_every_5_ms_from_power_on(desk):
    desk.run(15)
    desk.power_on()
    desk.run(20)
    assert desk.app.seed == 7
    assert desk.app.ticks == [0, 5, 10, 15]
    assert desk.now == 35
    assert TICK_MS == 5


def test_the_meter_adds_up_what_the_chips_draw(desk):
    desk.power_on()
    desk.run(50)
    idle = 132 + wiring.LEDS + wiring.HEX_LEDS
    assert desk.milliamps == idle
    desk.press(1, "up")
    assert desk.milliamps == idle + 10, "one colour, as bright as the supply lets it be"
    desk.app.pico.hexagon.pixels[wiring.HEX_LEDS] = 255
    desk.run(5)
    assert desk.milliamps == idle + 20
    assert not desk.limiting
    desk.app.pico.strip.pixels[:] = b"\xff" * 204
    desk.run(5)
    assert desk.limiting
    assert desk.milliamps <= wiring.SUPPLY_MA * wiring.USABLE_PERCENT // 100


def test_two_desks_do_not_touch_each_other(make_desk):
    desks = (make_desk(), make_desk())
    for desk in desks:
        desk.power_on()
    for desk in desks:
        desk.run(50)
    desks[0].press(0, "ok")
    desks[1].run(100)
    assert [desk.app.presses for desk in desks] == [1, 0]
    assert [any(desk.strip.colours) for desk in desks] == [True, False]

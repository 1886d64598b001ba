"""The meter of the desk, with a small firmware of the test's own on its virtual Pico."""

import sys
from types import ModuleType

import wiring
from base import INDEX, KIND, PRESS
from drivers.pico import Pico
from host_sim.desk import Desk


class Device:
    """Lights a lamp with each press."""

    crashes = 0
    restarts = False

    def __init__(self, flash, seed):
        self.pico = Pico(flash)
        self.app = self

    def tick(self, now):
        self.pico.buttons.poll(now)
        while event := self.pico.buttons.take():
            if (event & KIND) == PRESS:
                self.pico.strip.pixels[3 * (event >> INDEX)] = 255
        self.pico.rail.show()


def test_the_meter_adds_up_what_the_chips_draw(tmp_path, monkeypatch):
    firmware = ModuleType("start")
    firmware.__dict__["power_on"] = Device
    monkeypatch.setitem(sys.modules, "start", firmware)
    desk = Desk(str(tmp_path), 7)
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

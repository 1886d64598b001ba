"""A copy of the firmware that lacks a file says so: over USB and by the lamps."""

import runpy
import sys

import pytest

from tools.building.sources import FIRMWARE


@pytest.fixture
def people(sit):
    people = sit()
    people.desk.power_off()
    return people


def power_on_without(monkeypatch, *modules):
    for name in modules:
        monkeypatch.setitem(sys.modules, name, None)  # so that its import fails
    runpy.run_path(str(FIRMWARE / "main.py"), run_name="__main__")


@pytest.mark.parametrize("module", ["app", "drivers.buttons", "drivers.pico", "finder", "start"])
def test_a_missing_module_is_told_of(people, monkeypatch, capsys, module):
    power_on_without(monkeypatch, module)
    said = capsys.readouterr().out
    assert said.startswith("Regalia can't start: a file on this board is missing")
    assert module in said
    assert any(people.desk.strip.colours)


def test_an_empty_file_is_told_of(people, monkeypatch, capsys):
    """As littlefs leaves it if the power goes before it is closed."""

    def run():
        raise ValueError("incompatible .mpy file")

    monkeypatch.setattr("start.run", run)
    power_on_without(monkeypatch)
    assert "missing or damaged" in capsys.readouterr().out
    assert any(people.desk.strip.colours)


@pytest.mark.parametrize("module", ["wiring", "machine"])
def test_without_lamps_the_console_tells(people, monkeypatch, capsys, module):
    power_on_without(monkeypatch, "app", module)
    assert "can't start" in capsys.readouterr().out

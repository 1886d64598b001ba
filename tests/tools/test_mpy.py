"""The compiled firmware leaves the flash that a Pico needs for other things."""

import pytest

from tools import sizing

pytestmark = pytest.mark.xdist_group("build")  # the sources are prepared once

# A firmware of four modules, and its packs.
SMALL = {"main.py": 10, "ui/__init__.mpy": 200, "ui/fonts.mpy": 3000, "ui/icons.mpy": 40_000}
FILES = {path: bytes(size) for path, size in SMALL.items()}
MADE = {"core.pack": bytes(44_000)}


def test_the_firmware_is_within_its_budget(capsys):
    assert sizing.main([]) == 0, capsys.readouterr().err


def test_the_report_sums_up_packages():
    assert [line.split() for line in sizing.report(FILES, MADE, False).splitlines()] == [
        ["(tables", "and", "gaps", "of", "packs)", "790"],
        ["main", "10"],
        ["ui", "43,200"],
        [],
        ["total", "44,000"],
    ]


def test_the_report_lists_modules():
    assert ["ui.icons", "40,000"] in [
        line.split() for line in sizing.report(FILES, MADE, True).splitlines()
    ]


def test_a_block_too_many_fails_the_task(monkeypatch, capsys):
    monkeypatch.setattr(sizing, "MOST", 1)
    assert sizing.main([]) == 1
    assert "Budgets" in capsys.readouterr().err

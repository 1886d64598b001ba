"""The compiled firmware keeps the budgets of tools/sizing/budget.toml."""

import pytest

import games
from tools.sizing.__main__ import main
from tools.sizing.budget import breaches, budget
from tools.sizing.measure import FLASH, TITLE, Sizes, measure
from tools.sizing.report import report

pytestmark = [pytest.mark.extra, pytest.mark.xdist_group("sizes")]  # measured once

# A firmware of four modules, of which two are loaded in a match.
SMALL = Sizes(
    {"main": 10, "ui": 200, "ui.fonts": 3000, "ui.icons": 40_000},
    {FLASH: {"main", "ui", "ui.fonts", "ui.icons"}, "match": {"main", "ui.fonts"}},
)


@pytest.fixture(scope="module")
def sizes():
    return measure()


def test_the_firmware_is_within_its_budget(sizes):
    assert breaches(sizes, budget()) == []


def test_in_memory_is_what_is_played_and_nothing_else(sizes):
    assert "app.title" in sizes.places[TITLE]
    for name in games.NAMES:
        loaded = sizes.places[name]
        assert {"main", "app.match", f"games.{games.folder(name)}"} <= loaded
        assert not {"app.title", "app.menus"} & loaded
        folders = {games.folder(other) for other in games.NAMES if other != name}
        assert not [module for module in loaded if folders & set(module.split("."))]


def test_a_byte_too_many_is_a_breach():
    assert breaches(SMALL, {FLASH: 43_210, "match": 3010}) == []
    assert breaches(SMALL, {FLASH: 43_209, "match": 3010}) == [
        "flash: 43,210 bytes, 1 beyond its budget"
    ]


def test_what_has_no_budget_and_what_is_never_measured_are_breaches():
    found = breaches(SMALL, {FLASH: 50_000, "title": 5000})
    assert found == ["match: 3,010 bytes, and no budget", "title: nothing is measured for it"]


def test_the_report_sums_up_packages():
    assert report(SMALL, {FLASH: 50_000, "match": 3000}).splitlines() == [
        "           flash     match",
        "main          10        10",
        "ui        43,200     3,000",
        "",
        "total     43,210     3,010",
        "budget    50,000     3,000",
        "left       6,790       -10",
    ]


def test_the_report_lists_modules():
    rows = report(SMALL, {}, by_module=True).splitlines()
    assert "ui.icons    40,000" in rows


def test_a_breach_fails_the_task(sizes, monkeypatch, capsys):
    monkeypatch.setattr("tools.sizing.__main__.measure", lambda: sizes)
    assert main([]) == 0
    monkeypatch.setattr("tools.sizing.__main__.budget", lambda: budget() | {FLASH: 1})
    assert main([]) == 1
    assert "beyond its budget (budget.toml)" in capsys.readouterr().err

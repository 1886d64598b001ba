"""The compiled firmware leaves the flash and the heap that a Pico needs for other things."""

import re

import pytest

import games
from tools.interpreters import ROOT
from tools.sizing.__main__ import main
from tools.sizing.budget import breaches, most_blocks, most_code
from tools.sizing.measure import FLASH, TITLE, Sizes, measure
from tools.sizing.report import report

pytestmark = pytest.mark.xdist_group("build")  # the sources are prepared once

# A firmware of four modules, of which two are loaded in a match.
SMALL = Sizes(
    {"main": 10, "ui": 200, "ui.fonts": 3000, "ui.icons": 40_000},
    {FLASH: {"main", "ui", "ui.fonts", "ui.icons"}, "match": {"main", "ui.fonts"}},
    12,
)


@pytest.fixture(scope="module")
def sizes():
    return measure()


def test_the_firmware_is_within_its_budget(sizes):
    found = breaches(sizes, most_blocks(), most_code())
    assert not found, "\n".join(found)


def test_in_memory_is_what_is_played_and_nothing_else(sizes):
    assert "app.title" in sizes.places[TITLE]
    for name in games.NAMES:
        loaded = sizes.places[name]
        assert {"start", "app.match", f"games.{games.folder(name)}"} <= loaded
        assert not {"app.title", "app.menu", "app.menus", "app.pause"} & loaded
        folders = {games.folder(other) for other in games.NAMES if other != name}
        assert not [module for module in loaded if folders & set(module.split("."))]


def test_a_byte_or_a_block_too_many_is_a_breach():
    assert breaches(SMALL, 12, {"match": 3010}) == []
    few, much = breaches(SMALL, 11, {"match": 3009})
    assert few.startswith("flash: 12 blocks, 1 more than leave 50 free")
    assert much.startswith("match: 3,010 bytes of code, 1 more than surely leave 56 KB of heap")


def test_a_breach_says_where_to_read_what_to_do():
    for message in breaches(SMALL, 11, {"match": 3009}):
        heading, page = re.findall("see '(.+)' in (.+)$", message)[0]
        assert f"## {heading}\n" in (ROOT / page).read_text("utf-8")


def test_a_new_game_needs_no_budget_of_its_own():
    assert breaches(SMALL, 12, {"match": 3010}) == []
    new = SMALL._replace(places=SMALL.places | {"new": {"ui.fonts"}})
    assert breaches(new, 12, {"match": 3010}) == []
    larger = SMALL._replace(places=SMALL.places | {"new": {"ui.icons"}})
    assert breaches(larger, 12, {"match": 3010})[0].startswith(
        "new: 40,000 bytes of code, 36,990 more"
    )


def test_figures_of_no_game_are_a_breach():
    assert breaches(SMALL, 12, {"match": 3010, "chess": 1})[0].startswith("chess: there is no such")


def test_the_report_sums_up_packages():
    assert report(SMALL, 20, {"match": 3000}).splitlines() == [
        "           flash     match",
        "main          10        10",
        "ui        43,200     3,000",
        "",
        "total     43,210     3,010",
        "budget               3,000",
        "left                   -10",
        "",
        "12 blocks of 4 KB on flash, at most 20",
    ]


def test_the_report_lists_modules():
    rows = report(SMALL, 20, {}, by_module=True).splitlines()
    assert "ui.icons    40,000" in rows


def test_a_breach_fails_the_task(sizes, monkeypatch, capsys):
    monkeypatch.setattr("tools.sizing.__main__.measure", lambda: sizes)
    assert main([]) == 0
    monkeypatch.setattr("tools.sizing.__main__.most_blocks", lambda: 1)
    assert main([]) == 1
    assert "blocks" in capsys.readouterr().err

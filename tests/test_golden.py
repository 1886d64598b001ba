"""Every screen, as text: what is drawn in English is what was recorded, also on MicroPython.

The other languages are in tests/languages; what a build draws, in tests/tools/test_build.py.
`python3 tools/dev.py golden` says more about a difference; with --record it takes the new pictures
as right.
"""

from pathlib import Path

import pytest

from tests.drawn import differences
from tests.slow import slow
from tools import golden

import wiring  # isort: skip

SAMPLE = ("start", "king", "learn", "roi-turn", "banquet-feast")  # of what MicroPython draws
# What a display is sent that depends on its controller: pages in part and whole. A dimmed one has
# another contrast with each.
DRIVEN = ("king", "trouble-parts")


def stem(script: Path) -> str:
    return script.stem


def named(*names: str) -> list[Path]:
    return [script for script in golden.scripts() if script.stem in names]


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("script", golden.scripts(), ids=stem)
def test_screens_are_as_recorded_and_every_text_fits(tmp_path, script):
    assert not differences(script, "en", tmp_path)


@pytest.mark.parametrize(
    "script",
    [*named(*SAMPLE), *slow(*(s for s in golden.scripts() if s.stem not in SAMPLE))],
    ids=stem,
)
def test_micropython_draws_the_same_from_the_sources(script, micropython):
    assert not golden.compare(script, "en", golden.draw(script, "en", micropython))


def test_no_recorded_screen_is_without_a_script():
    assert not golden.orphans()


@pytest.mark.parametrize("controller", ["SH1106", "SSD1309"])
@pytest.mark.parametrize("script", named(*DRIVEN), ids=stem)
def test_every_display_shows_the_same(script, controller, monkeypatch, tmp_path):
    monkeypatch.setattr(wiring, "OLED_CONTROLLER", controller)
    assert not differences(script, "en", tmp_path)

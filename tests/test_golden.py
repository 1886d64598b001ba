"""Every screen, as text: what is drawn in English and French is what was recorded.

The same pictures must come from CPython and from MicroPython, and the same lamps in every language.
`python3 tools/dev.py golden` says more about a difference; with --record it takes the new pictures
as right.
"""

from pathlib import Path

import pytest

from host_sim import run
from tests.extra import extra
from tools import golden
from tools.trouble import Trouble

import wiring  # isort: skip

LONG = [script for script in golden.scripts() if script.name == golden.LONG]  # of known screens
SHORT = [script for script in golden.scripts() if script.name != golden.LONG]
SAMPLE = ("start", "king", "learn", "roi-turn", "banquet-feast")  # of what MicroPython draws
# What a display is sent that depends on its controller: pages in part and whole. A dimmed one has
# another contrast with each.
DRIVEN = [script for script in SHORT if script.stem in ("king", "trouble-parts")]


def named(script_or_language) -> str:
    return getattr(script_or_language, "stem", script_or_language)


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize(
    ("script", "language"),
    [
        pytest.param(script, language, marks=() if language == "en" else pytest.mark.extra)
        for script in golden.scripts()
        for language in (golden.RECORDED if script in LONG else golden.LANGUAGES)
    ],
    ids=named,
)
def test_screens_are_as_recorded_and_every_text_fits(tmp_path, script, language):
    words = [str(script), "--set", f"language={language}", "--out", str(tmp_path)]
    assert run.main(words) == 0
    drawn = golden.collected(script, language, tmp_path)
    differences = golden.compare(script, language, drawn)
    assert not differences, "\n".join(differences)


@pytest.mark.parametrize(
    ("script", "language"),
    [(script, golden.LANGUAGES[0]) for script in SHORT if script.stem in SAMPLE]
    + [
        pytest.param(script, golden.LANGUAGES[0], marks=pytest.mark.extra)
        for script in SHORT
        if script.stem not in SAMPLE
    ]
    + [pytest.param(script, golden.LANGUAGES[0], marks=pytest.mark.extra) for script in LONG],
    ids=named,
)
def test_micropython_draws_the_same(script, language, micropython):
    """From the sources; tests/tools/test_build.py does the rest, from a build."""
    drawn = golden.draw(script, language, micropython)
    differences = golden.compare(script, language, drawn)
    assert not differences, "\n".join(differences)


def test_no_recorded_screen_is_without_a_script():
    assert not golden.orphans()


@pytest.mark.parametrize("controller", ["SH1106", "SSD1309"])
@pytest.mark.parametrize("script", [SHORT[0], *extra(*DRIVEN)], ids=named)
def test_every_display_shows_the_same(script, controller, monkeypatch, tmp_path):
    monkeypatch.setattr(wiring, "OLED_CONTROLLER", controller)
    assert run.main([str(script), "--set", "language=en", "--out", str(tmp_path)]) == 0
    differences = golden.compare(script, "en", golden.collected(script, "en", tmp_path))
    assert not differences, "\n".join(differences)


def test_lamps_that_differ_by_language_are_not_recorded(monkeypatch, tmp_path):
    picture = "end B · off\n\nboard\n  {}\n\nend A · off\n"
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(
        golden,
        "draw",
        lambda script, language, _: golden.filed(
            script, language, "title.txt", picture.format("G7" if language == "fr" else "R7")
        ),
    )
    with pytest.raises(Trouble, match=r"(?s)common/start/title\.txt as recorded.*-  R7.*\+  G7"):
        golden.record(tmp_path / "start.press")
    assert not list(tmp_path.iterdir())


def test_displays_and_lamps_are_kept_apart():
    picture = "end B · contrast 255\n│█│\n\nboard\n  R7\n\ndisplay\n  W1\n\nend A · off\n"
    assert golden.filed(Path("king.press"), "fr", "won.txt", picture) == {
        "fr/king/won.txt": "end B · contrast 255\n│█│\n\nend A · off\n",
        "common/king/won.txt": "board\n  R7\n\ndisplay\n  W1\n",
    }

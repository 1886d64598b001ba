"""Every screen in every language, as text: what is drawn is what was recorded.

The same pictures must come from CPython and from MicroPython. `python3 tools/dev.py golden`
says more about a difference; with --record it takes the new pictures as right.
"""

import pytest

from host_sim import run
from tools import golden
from tools.interpreters import cpython

import wiring  # isort: skip

SCREENS = pytest.mark.parametrize("language", golden.LANGUAGES)
SCRIPTS = pytest.mark.parametrize("script", golden.scripts(), ids=lambda script: script.stem)


@SCREENS
@SCRIPTS
def test_screens_are_as_recorded(script, language):
    differences = golden.compare(script, language, cpython())
    assert not differences, "\n".join(differences)


@SCREENS
@SCRIPTS
def test_micropython_draws_the_same(script, language, micropython):
    differences = golden.compare(script, language, micropython)
    assert not differences, "\n".join(differences)


def test_no_recorded_screen_is_without_a_script():
    assert not golden.orphans()


@pytest.mark.parametrize("controller", ["SH1106", "SSD1309"])
@SCRIPTS
def test_every_display_shows_the_same(script, controller, monkeypatch, tmp_path):
    monkeypatch.setattr(wiring, "OLED_CONTROLLER", controller)
    words = [str(script), "--set", "language=en", "--out", str(tmp_path)]
    assert run.main(words) == 0
    kept = golden.kept(script, "en")
    for picture in sorted(kept.glob("*.txt")):
        assert (tmp_path / picture.name).read_text() == picture.read_text(), picture.name

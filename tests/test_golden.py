"""Every screen in every language, as text: what is drawn is what was recorded.

The same pictures must come from CPython and from MicroPython, and the same lamps in every language.
`python3 tools/dev.py golden` says more about a difference; with --record it takes the new pictures
as right.
"""

from pathlib import Path

import pytest

from tools import golden
from tools.interpreters import cpython

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
    with pytest.raises(RuntimeError, match=r"(?s)common/start/title\.txt as kept.*-  R7.*\+  G7"):
        golden.record(tmp_path / "start.press")
    assert not list(tmp_path.iterdir())


def test_displays_and_lamps_are_kept_apart():
    picture = "end B · contrast 255\n│█│\n\nboard\n  R7\n\npanel\n  W1\n\nend A · off\n"
    assert golden.filed(Path("king.press"), "fr", "won.txt", picture) == {
        "fr/king/won.txt": "end B · contrast 255\n│█│\n\nend A · off\n",
        "common/king/won.txt": "board\n  R7\n\npanel\n  W1\n",
    }

"""Every screen in every language, as text: what is drawn is what was recorded.

The same pictures must come from CPython and from MicroPython. `python3 tools/dev.py golden`
says more about a difference; with --record it takes the new pictures as right.
"""

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

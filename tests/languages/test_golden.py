"""Every screen in French as recorded, in the others with the same lamps; and every text fits."""

import pytest

from tests.drawn import differences
from tools import golden

_, FRENCH = golden.RECORDED
OTHERS = [language for language in golden.LANGUAGES if language not in golden.RECORDED]


def each():
    """Each script in French and in one of the others, in turn; with `--slow` in the rest."""
    for number, script in enumerate(golden.scripts()):
        turn = OTHERS[number % len(OTHERS)]
        for language in (FRENCH, *OTHERS):
            marks = () if language in (FRENCH, turn) else pytest.mark.slow
            yield pytest.param(script, language, marks=marks, id=f"{script.stem}-{language}")


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize(("script", "language"), list(each()))
def test_screens_are_as_recorded_and_every_text_fits(tmp_path, script, language):
    assert not differences(script, language, tmp_path)

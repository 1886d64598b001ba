"""Every screen in French as recorded; at night in the others, with the same lamps."""

import pytest

from tests.drawn import differences
from tests.slow import slow
from tools import golden

_, FRENCH = golden.RECORDED
OTHERS = [language for language in golden.LANGUAGES if language not in golden.RECORDED]


@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("language", [FRENCH, *slow(*OTHERS)])
@pytest.mark.parametrize("script", golden.scripts(), ids=lambda script: script.stem)
def test_screens_are_as_recorded_and_every_text_fits(tmp_path, script, language):
    assert not differences(script, language, tmp_path)

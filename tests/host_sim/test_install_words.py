"""Every text of the page to install from exists in every language of the device."""

import re

import pytest

from host_sim.web.server import _PAGE
from ui.texts import LANGUAGES

_FOLDER = _PAGE.parent / "install"
_ENTRY = re.compile(r"^  (\w+):\s(.*?),$", re.MULTILINE | re.DOTALL)
_VALUE = re.compile(r"\{(\w+)\}")
_SAID = re.compile(r'(?:say|Trouble|tell)\("(\w+)"|data-say="(\w+)"')
_NAME = re.compile(r'"(\w+)"')


def words(language: str) -> dict[str, str]:
    """The text of each name."""
    path = _FOLDER / "words" / f"{language}.js"
    assert path.exists(), f"copy en.js to {path.name}, and translate it"
    return dict(_ENTRY.findall(path.read_text("utf-8")))


def others() -> str:
    """The text of all other files of the page."""
    paths = sorted(path for path in _FOLDER.iterdir() if path.is_file())
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_there_are_words_for_all_that_is_said():
    said = {name for names in _SAID.findall(others()) for name in names if name}
    assert len(said) > 40
    assert said <= words("en").keys()


def test_no_words_are_left_over():
    assert words("en").keys() <= set(_NAME.findall(others()))


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_each_language_has_every_text_with_the_same_values(language):
    english, translated = words("en"), words(language)
    assert english.keys() == translated.keys()
    for name, text in translated.items():
        assert sorted(_VALUE.findall(text)) == sorted(_VALUE.findall(english[name])), name

"""Every text of the page to install from exists in English and French."""

import re

from host_sim.web.server import _PAGE

_FOLDER = _PAGE.parent / "install"
_ENTRY = re.compile(r"^  (\w+): \[(.*?)\],$", re.MULTILINE | re.DOTALL)
_BETWEEN = re.compile(r'(?:"|HELP\.en),\s+"')
_VALUE = re.compile(r"\{(\w+)\}")
_SAID = re.compile(r'(?:say|Trouble|tell)\("(\w+)"|data-say="(\w+)"')
_NAME = re.compile(r'"(\w+)"')


def words() -> dict[str, list[str]]:
    """The two texts of each name."""
    text = (_FOLDER / "words.js").read_text("utf-8")
    return {name: _BETWEEN.split(texts) for name, texts in _ENTRY.findall(text)}


def others() -> str:
    """The text of all other files of the page."""
    paths = sorted(path for path in _FOLDER.iterdir() if path.name != "words.js")
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_there_are_words_for_all_that_is_said():
    said = {name for names in _SAID.findall(others()) for name in names if name}
    assert len(said) > 40
    assert said <= words().keys()


def test_no_words_are_left_over():
    assert words().keys() <= set(_NAME.findall(others()))


def test_each_text_has_the_same_values_in_both_languages():
    for name, texts in words().items():
        assert len(texts) == 2, name
        english, french = (sorted(_VALUE.findall(text)) for text in texts)
        assert english == french, name

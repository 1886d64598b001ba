"""Every text of the page exists in every language of the device."""

import re
from html.parser import HTMLParser

import pytest

from host_sim.web.server import _PAGE
from ui.texts import LANGUAGES

_KEY = re.compile(r'^  "((?:[^"\\]|\\.)*)":', re.MULTILINE)
_SAID = re.compile(r'\bsay\(\s*"((?:[^"\\]|\\.)*)"')
_NAMES = re.compile(r'\bname: "([^"]+)"')
_WITHOUT_WORDS = {"0:00.0", "0", "mA", "«", "‹", "›", "»", "Regalia", ""}


class Texts(HTMLParser):
    """The texts of a page that people read or hear."""

    def __init__(self):
        super().__init__()
        self.found = set()

    def handle_starttag(self, tag, attrs):
        self.found |= {value for name, value in attrs if name in ("title", "aria-label")}

    def handle_data(self, data):
        self.found.add(" ".join(data.split()))


def translated(language: str) -> set[str]:
    """The texts that a language has."""
    path = _PAGE / "js" / "words" / f"{language}.js"
    assert path.exists(), f'{path.name} has a line `"English": "translation"` for each text'
    return set(_KEY.findall(path.read_text("utf-8")))


def in_scripts() -> set[str]:
    found = set()
    for path in _PAGE.rglob("*.js"):
        text = path.read_text("utf-8")
        found |= set(_SAID.findall(text))
        if path.parent.name == "looks":
            found |= set(_NAMES.findall(text))
    return found


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES if code != "en"])
def test_every_text_of_the_page_is_translated(language):
    texts = Texts()
    texts.feed((_PAGE / "index.html").read_text("utf-8"))
    assert len(texts.found) > 40
    assert len(in_scripts()) > 12
    wanted = (texts.found | in_scripts()) - _WITHOUT_WORDS
    assert wanted - translated(language) == set(), f"add these to words/{language}.js"

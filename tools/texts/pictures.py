"""The screens on which texts are, and the room that they have there.

The scripts of the golden screens are played in English, and all pages of the rules are drawn.
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
from host_sim import run
from host_sim.texts.catalogues import ENGLISH
from tools import golden
from tools.trouble import Trouble
from ui.canvas import HEIGHT, LINE, WIDTH, Canvas

_VALUE = re.compile(r"%\d*[a-z]|%%")
_WORD = re.compile(r"[^\W\d_]{2}")
_TITLE_HEIGHT = 13  # pixels
_APART = 3  # pixels between a text and the next beside it
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
    """Where texts are: the golden screen and the room where a text has least of it."""

    def __init__(self):
        self.screens: dict[str, tuple[Room, str]] = {}
        self._rooms: dict[tuple[str, bool], Room] = {}  # by text and size of letters
        self._longest: dict[str, int] = {}  # in letters, of texts with none beside them

    def add(self, page: tuple[Written, ...], screen: str = "") -> None:
        """Take over the texts of a page; screen: its path below the checkout, if it is golden."""
        for text, room, alone in _rooms(page):
            if alone:
                longest = int(room.lines * room.width / (2 * _NARROW if room.large else _NARROW))
                self._longest[text] = min(longest, self._longest.get(text, longest))
            key = text, room.large
            self._rooms[key] = min(room, self._rooms.get(key, room))
            if screen:
                self.screens[text] = min((room, screen), self.screens.get(text, (room, screen)))

    def rooms(self, english: str) -> list[Room]:
        """Return the least room of a text, for each size of letters."""
        form = _form(english)
        found: dict[bool, Room] = {}
        for (text, large), room in self._rooms.items():
            if form.fullmatch(text):
                found[large] = min(room, found.get(large, room))
        return sorted(found.values())

    def longest(self, english: str) -> int | None:
        """Return how many letters a text may surely have at most.

        That is nothing for a text without a word, or one that no screen shows, or only beside
        others: their room depends on the language.
        """
        matches = _form(english).fullmatch
        if not _WORD.search(english):
            return None
        found = [longest for text, longest in self._longest.items() if matches(text)]
        return max(min(found), len(english)) if found else None


class Noting(Canvas):
    """A canvas that remembers what is written on it."""

    shown: ClassVar["list[Noting]"] = []  # all that there are
    pages: ClassVar[set[tuple[Written, ...]]] = set()  # all that were drawn

    def __init__(self, frame):
        super().__init__(frame)
        self.written: list[Written] = []
        self.shown.append(self)

    def clear(self):
        super().clear()
        self.pages.add(tuple(self.written))
        self.written = []

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
    left = max((o.right + _APART for o in beside if o.right <= one.left), default=0)
    right = min((o.left - _APART for o in beside if o.left >= one.right), default=WIDTH)
    if one.fixed == "left":
        return right - one.left
    if one.fixed == "right":
        return one.right - left
    middle = (one.left + one.right) // 2
    return 2 * min(middle - left, right - middle)


@cache
def places() -> Places:
    """Return where texts are on the screens of the tests. Raises Trouble."""
    found = Places()
    for script in golden.scripts():
        for screen, page in _played(script):
            found.add(page, screen)
    for game in games.NAMES:
        for page in _rules(game):
            found.add(page)
    return found


def _played(script: Path) -> Iterator[tuple[str, tuple[Written, ...]]]:
    """Play a script; yield the pages that it drew, and of those it captured the screen."""
    captured = []
    write = run.files.write
    folder = golden.FOLDER.relative_to(golden.ROOT) / ENGLISH / script.stem

    def look(path: str, text) -> None:
        write(path, text)
        if path.endswith(".txt"):  # a picture, not a position
            screen = (folder / Path(path).name).as_posix()
            captured.extend((screen, tuple(canvas.written)) for canvas in Noting.shown[-2:])

    with (
        tempfile.TemporaryDirectory() as out,
        mock.patch("app.screens.Canvas", Noting),
        mock.patch("host_sim.run.files.write", look),
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()) as said,
    ):
        words = [str(script), "--set", f"language={ENGLISH}", "--out", out]
        if run.main(words):
            raise Trouble(f"{script.name}: {said.getvalue()}")
    yield from captured
    yield from (("", page) for page in Noting.pages)
    Noting.shown.clear()
    Noting.pages.clear()


class _App:
    """What the screen of the rules asks of the app."""

    shown = ""

    def __init__(self, game: str):
        self.game = game

    def teaching(self, name: str) -> str:
        return f"texts/{ENGLISH}/{games.folder(self.game)}-{name}.txt"


def _rules(game: str) -> Iterator[tuple[Written, ...]]:
    """Yield the pages of a game's rules."""
    rules = Rules(_App(game))
    for _ in rules.entering():
        pass
    canvas = Noting(FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, MONO_VLSB))
    pages: list[tuple[Written, ...]] = []
    while len(pages) < 2 or pages[-1] != pages[0]:
        canvas.clear()
        rules.draw(0, canvas)
        pages.append(tuple(canvas.written))
        rules.press(0, 0, RIGHT)
    yield from pages


@cache
def _form(english: str) -> re.Pattern[str]:
    """Return the form of a text that may have values in it."""
    return re.compile(".+".join(map(re.escape, _VALUE.split(english))))

"""The screens on which texts are: the scripts of the golden screens are played in English."""

import contextlib
import io
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, NamedTuple
from unittest import mock

from host_sim import run
from host_sim.texts.catalogues import ENGLISH
from tools import golden
from tools.trouble import Trouble
from ui.canvas import HEIGHT, LINE, WIDTH, Canvas

_VALUE = re.compile(r"%\d*[a-z]|%%")
_TITLE_HEIGHT = 13  # pixels


class Written(NamedTuple):
    """A text on a display: its box, and which of its edges stays if the text gets longer."""

    text: str
    left: int
    top: int
    right: int
    bottom: int
    fixed: str  # "left", "right", "middle", or "box" of a paragraph


class Place(NamedTuple):
    """A screen with a text: its path below the checkout, and the room there for the whole line."""

    screen: str
    width: int  # pixels
    lines: int

    def __str__(self) -> str:
        lines = "" if self.lines == 1 else f" and {self.lines} lines high"
        return f"{self.screen}\nThere is room for a line {self.width} pixels wide{lines}."


class Noting(Canvas):
    """A canvas that remembers what is written on it."""

    shown: ClassVar["list[Noting]"] = []  # all that there are

    def __init__(self, frame):
        super().__init__(frame)
        self.written: list[Written] = []
        self.shown.append(self)

    def clear(self):
        super().clear()
        self.written = []

    def text(self, s, x, y, ink=1):
        self._note(s, x, y, self.width(s), LINE)
        return super().text(s, x, y, ink)

    def title(self, s, x, y, ink=1):
        self._note(s, x, y, self.title_width(s), _TITLE_HEIGHT)
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

    def _note(self, s, x, y, width, height):
        self.written.append(Written(s, x, y, x + width, y + height, "left"))

    def _fix(self, edge):
        self.written[-1] = self.written[-1]._replace(fixed=edge)

    def places(self, screen: str) -> Iterator[tuple[str, Place]]:
        """Yield each text that is written, and its place."""
        for one in self.written:
            yield one.text, Place(screen, *_room(one, self.written))


def _room(one: Written, all_written: list[Written]) -> tuple[int, int]:
    """Return how wide a text may be in its place, in pixels, and how many lines it may have."""
    if one.fixed == "box":
        below = [other.top for other in all_written if other.top >= one.bottom]
        return one.right - one.left, (min(below, default=HEIGHT) - one.top) // LINE
    beside = [o for o in all_written if o.top < one.bottom and one.top < o.bottom]
    left = max((o.right for o in beside if o.right <= one.left), default=0)
    right = min((o.left for o in beside if o.left >= one.right), default=WIDTH)
    if one.fixed == "left":
        return right - one.left, 1
    if one.fixed == "right":
        return one.right - left, 1
    middle = (one.left + one.right) // 2
    return 2 * min(middle - left, right - middle), 1


def played() -> dict[str, Place]:
    """Return for each text on the golden screens the place with the least room. Raises Trouble."""
    found: dict[str, Place] = {}
    for script in golden.scripts():
        for text, place in _written(script):
            before = found.setdefault(text, place)
            if (place.lines, place.width) < (before.lines, before.width):
                found[text] = place
    return found


def _written(script: Path) -> list[tuple[str, Place]]:
    """Play a script; return what was written on its screens."""
    found = []
    write = run.files.write

    def look(path: str, text) -> None:
        write(path, text)
        folder = golden.FOLDER.relative_to(golden.ROOT) / ENGLISH / script.stem
        for canvas in Noting.shown[-2:]:
            found.extend(canvas.places((folder / Path(path).name).as_posix()))

    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch("app.screens.Canvas", Noting),
        mock.patch("host_sim.run.files.write", look),
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()) as said,
    ):
        words = [str(script), "--set", f"language={ENGLISH}", "--out", folder]
        if run.main(words):
            raise Trouble(f"{script.name}: {said.getvalue()}")
    return found


def place_of(english: str, found: dict[str, Place]) -> Place | None:
    """Return the place of a text among those of the golden screens, or None."""
    if english in found:
        return found[english]
    form = re.compile(".+".join(map(re.escape, _VALUE.split(english))))
    there = [place for text, place in found.items() if form.fullmatch(text)]
    return min(there, key=lambda place: (place.lines, place.width), default=None)

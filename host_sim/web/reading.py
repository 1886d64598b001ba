"""What the displays say, for those who have the page read aloud.

The firmware's text and icons are noted as it draws them. Runs on CPython and MicroPython.
"""

from collections import namedtuple

from host_sim.web import pointed
from host_sim.web.naming import has_icons, icon_names, initials
from ui.canvas import HEIGHT, ICONS, LARGE, WIDTH, Canvas, Font, Glyphs

_SIGNS = "&:;?!✓"  # that are read by themselves; others may be parts of drawings
_GAP = 1  # columns between two characters
_SMALL, _LARGE = 9, 15  # from the top of text to the middle of its capitals, in half rows
_SLACK = 2  # half rows between the middles of words in a line, at most
_LIFT = 8  # the same of a chosen card and others
_CARD = 40  # the same of a card's icon and the figure below it
_DIE_X = 11  # columns from a die to the initial of its colour
_DIE = 10  # pixels of its side

# What is drawn at once.
#
# glyphs      a font, or `Glyphs` of icons
# what        text, or the number of an icon
# whole       the text of which it is a part, "" for an icon
# x, y        its upper left corner, in pixels
# right       the column after it
# ink         1 is light on dark, 0 dark on light
Note = namedtuple("Note", ("glyphs", "what", "whole", "x", "y", "right", "ink"))

_clear, _write, _draw = Canvas.clear, Font.write, Glyphs.draw


def _clear_noted(self):
    _clear(self)
    self.frame.written = []


def _write_noted(self, frame, s, start: int, end: int, x: int, y: int, ink: int) -> int:
    after = _write(self, frame, s, start, end, x, y, ink)
    if s and hasattr(frame, "written"):  # a display, not what is only measured with
        frame.written.append(Note(self, s[start:end], s, x, y, after - _GAP, ink))
    return after


def _draw_noted(self, frame, index: int, x: int, y: int, ink: int) -> int:
    width = _draw(self, frame, index, x, y, ink)
    if hasattr(frame, "written"):
        frame.written.append(Note(self, index, "", x, y, x + width, ink))
    return width


Canvas.clear, Font.write, Glyphs.draw = _clear_noted, _write_noted, _draw_noted


class Displays:
    """What the displays of a desk said when both rested last: the `lines` of each."""

    def __init__(self):
        self.lines = [[], []]
        self._seen = None  # their pictures then

    def look(self, desk, game: str, language: str) -> list:
        """Return the lines of each display, from top to bottom, once both rest.

        A line is {text, chosen, place, plain}. The chosen one is dark on light; if it is one of
        several like it in a row, its place is [number from 1, how many]. A plain line has no icon.
        """
        seen = [oled.picture() for oled in desk.oleds]
        if seen != self._seen and all(rests(desk.app, end, seen[end]) for end in range(2)):
            self._seen = seen
            drawn = desk.device.pico.oleds if desk.device else ()
            self.lines = [lines(oled, game, language) for oled in drawn] or [[], []]
        return self.lines


def rests(app, end: int, picture: bytes) -> bool:
    """Return whether the picture of a display is whole, and nothing moves on it by itself."""
    if app is None or app.screen is None:
        return True
    moves = app.working or app.marks[end] or app.screen.stale & 1 << end or pointed.moves(app)
    return not moves and picture == app.pico.oleds[end].picture


class _Word:
    """Text that is drawn at once, or an icon: what it says, and where.

    middle: of its rows, in half rows; chosen: dark on light; veiled: as a card that can’t be played
    """

    def __init__(self, text, left: int, right: int, middle: int, chosen: bool, icon: bool, veiled):
        self.text = text
        self.left = left
        self.right = right
        self.middle = middle
        self.chosen = chosen
        self.icon = icon
        self.veiled = veiled
        self.kind = chosen, veiled  # words of one kind are in a line


def lines(oled, game: str, language: str) -> list:
    """Return the lines on a display of the firmware, as `Displays.look` does."""
    words = sorted(_words(oled, game, language), key=lambda word: (word.middle, word.left))
    found = []
    left = words
    while left:
        row = [word for word in left if word.middle - left[0].middle <= _SLACK]
        left = left[len(row) :]
        row.sort(key=lambda word: (word.veiled, word.left))
        while row:
            kind = row[0].kind
            line = [word for word in row if word.kind == kind]
            row = [word for word in row if word.kind != kind]
            told = {
                "text": _text(line),
                "chosen": line[0].chosen,
                "place": _place(line, words),
                "plain": not any(word.icon for word in line),
            }
            if _has_words(told["text"]):
                found.append(told)
    return found


def _words(oled, game: str, language: str) -> list:
    """Return what stands on a display, in the order in which it was drawn."""
    names = icon_names(game, language)
    cards = not has_icons(game)
    colours = initials(game, language)
    words = []
    before = None
    for note in getattr(oled, "written", ()):
        word = _word(note, before, oled.picture, names, colours)
        before = note
        if word and cards and words and _is_figure(word, words[-1]):
            words[-1].text += " " + word.text
        elif word:
            words.append(word)
    return words


def _word(note, before, picture: bytes, names: dict, colours: dict):
    """Return what a note says; None if that is nothing.

    before: what was noted before; names: of icons; colours: by their initials, behind dice
    """
    glyphs, what, whole, x, y, right, ink = note
    middle = 2 * y + (_LARGE if glyphs is LARGE else _SMALL)
    veiled = False
    is_die = len(whole) > 1 and len(what) == 1 and sorted(whole) == sorted(colours)
    if is_die:
        x -= _DIE_X
        text = f"{_pips(picture, x, y, ink)} {colours[what]}"
    elif whole:
        text = _readable(what)
    else:
        text = names.get((glyphs is not ICONS, what))
        middle, veiled = _rows(note, picture)
        if before and before.glyphs is glyphs and before.x < x and right < before.right:
            ink = before.ink  # an initial on a pawn
    icon = is_die or not whole
    return _Word(text, x, right, middle, not ink, icon, veiled) if text else None


def _readable(text: str) -> str:
    """Return a text without what may be a part of a drawing."""
    words = text.replace("\xa0", " ").split(" ")
    return " ".join([word for word in words if (word and word in _SIGNS) or _has_words(word)])


def _has_words(text: str) -> bool:
    return _has_letters(text) or any(c.isdigit() for c in text)


def _has_letters(text: str) -> bool:
    """Return whether a text has letters, of which MicroPython knows those in ASCII."""
    return any(c.isalpha() or ("À" <= c <= "ÿ" and c not in "×÷") or c in "ŒœŸ" for c in text)


def _rows(icon, picture: bytes) -> tuple:
    """Return the middle of the rows of an icon, in half rows, and whether a veil is over it."""
    drawn = bytearray(len(picture))
    _draw(icon.glyphs, drawn, icon.what, icon.x, icon.y, 1)
    rows = veiled = 0
    for page in range(max(icon.y, 0) >> 3, min(icon.y + 23, HEIGHT) >> 3):
        for at in range(WIDTH * page + max(icon.x, 0), WIDTH * page + min(icon.right, WIDTH)):
            rows |= drawn[at] << 8 * page
            veiled |= drawn[at] & (~picture[at] if icon.ink else picture[at])
    first, last = len(bin(rows & -rows)) - 3, len(bin(rows)) - 3
    return first + last + 1, veiled != 0


def _pips(picture: bytes, x: int, y: int, ink: int) -> int:
    """Return the number that a die shows; it has round corners, and four pixels for each pip."""
    dark = -4
    for row in range(y, y + _DIE):
        for at in range(row // 8 * WIDTH + x, row // 8 * WIDTH + x + _DIE):
            dark += (picture[at] >> row % 8 & 1) != ink
    return dark // 4


def _is_figure(word: _Word, card: _Word) -> bool:
    """Return whether a word, drawn after another one, is the figure of a card with that icon."""
    beside = word.right <= card.left or card.right <= word.left
    named = card.icon and _has_letters(card.text)
    figure = word.icon or word.text[0].isdigit() or word.text[0] == "M"
    below = 0 < word.middle - card.middle <= _CARD
    return named and figure and below and not beside and word.chosen == card.chosen


def _place(line: list, words: list):
    """Return which of several that are alike is chosen, from left to right."""
    word = line[0]
    if len(line) > 1 or not word.chosen:
        return None
    alike = [
        one for one in words if one.text == word.text and abs(one.middle - word.middle) <= _LIFT
    ]
    alike.sort(key=lambda one: one.left)
    return [alike.index(word) + 1, len(alike)] if len(alike) > 1 else None


def _text(line: list) -> str:
    """Return what a line says. An icon with its name beside it is left out, as in a bar."""
    written = " ".join([word.text for word in line if not word.icon])
    text = ""
    after = 0
    for word in line:
        named = word.icon and written and _has_letters(word.text)
        if named and ((word.chosen and len(line) == 2) or word.text in written):
            continue
        joined = text and not word.icon and word.left - after <= _GAP
        text += word.text if joined or not text else " " + word.text
        after = -WIDTH if word.icon else word.right
    return text

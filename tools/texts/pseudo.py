"""A language that nobody speaks: English in long words with accents, which shows what won't fit.

A text grows by a fifth, as those of a translation do, but never beyond the room that it has on a
golden screen (`tools.texts.pictures`). Short ones don't: names and heads share the room
of the score sheet. The rules stay English: their pages are full.
"""

import re

from tools.texts import english, pictures
from ui.canvas import LARGE, SMALL, Font

_ACCENTS = str.maketrans("aeiouAEIOU", "àéîôùÀÉÎÔÙ")
_KEPT = re.compile(r"(%\d*[a-z]|%%|\{[^}]*\})")
_VOWEL = re.compile("[àéîôùÀÉÎÔÙ]")
_SHORT = 30  # pixels


def texts(domain: str, context: str = "") -> dict[str, str]:
    """Return the translations of a domain into that language, by their English."""
    return {
        message.english: stretched(message.english, _rooms(message.english))
        for message in english.messages()[domain]
        if message.context == context
    }


def stretched(text: str, rooms: dict[Font, int]) -> str:
    """Return a text with accents, longer by a fifth if there is room for it.

    rooms: pixels, by the letters
    """
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    most = {font: min(room, width(text, font) * 6 // 5) for font, room in rooms.items()}
    if width(text, SMALL) < _SHORT:
        most = {}
    for at in range(0, len(parts), 2):
        for vowel in reversed(list(_VOWEL.finditer(parts[at]))):
            longer = parts[at][: vowel.end()] + vowel[0] + parts[at][vowel.end() :]
            whole = "".join([*parts[:at], longer, *parts[at + 1 :]])
            if most and all(width(whole, font) <= room for font, room in most.items()):
                parts[at] = longer
    return "".join(parts)


def width(text: str, font: Font) -> int:
    """Return the width of a text in pixels."""
    return font.measure(text, 0, len(text))


def _rooms(english: str) -> dict[Font, int]:
    """Return the room for a text on golden screens, in pixels."""
    return {
        LARGE if room.large else SMALL: room.width * room.lines
        for room in pictures.places().rooms(english)
    }

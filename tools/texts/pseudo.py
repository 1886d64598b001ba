"""A language that nobody speaks: English in long words with accents, which shows what won't fit.

A text grows by a fifth, as those of a translation do, but never beyond the room that its catalogue
tells (`tools.texts.pictures`). The rules stay English: their pages are full.
"""

import re

from host_sim.texts import catalogues
from tools.texts import english
from ui.canvas import SMALL

_ACCENTS = str.maketrans("aeiouAEIOU", "àéîôùÀÉÎÔÙ")
_KEPT = re.compile(r"(%\d*[a-z]|%%|\{[^}]*\})")
_VOWEL = re.compile("[àéîôùÀÉÎÔÙ]")
_ROOM = re.compile(r"line (\d+) pixels wide(?: and (\d+) lines)?")


def texts(domain: str, context: str = "") -> dict[str, str]:
    """Return the translations of a domain into that language, by their English."""
    rooms = _rooms(domain)
    return {
        message.english: stretched(message.english, rooms.get(message.english, 0))
        for message in english.messages()[domain]
        if message.context == context
    }


def stretched(text: str, room: int = 0) -> str:
    """Return a text with accents, longer by a fifth if so many pixels have room for it."""
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    most = min(room, width(text) * 6 // 5)
    for at in range(0, len(parts), 2):
        for vowel in reversed(list(_VOWEL.finditer(parts[at]))):
            longer = parts[at][: vowel.end()] + vowel[0] + parts[at][vowel.end() :]
            if width("".join([*parts[:at], longer, *parts[at + 1 :]])) <= most:
                parts[at] = longer
    return "".join(parts)


def width(text: str) -> int:
    """Return the width of a text in small letters, in pixels."""
    return SMALL.measure(text, 0, len(text))


def _rooms(domain: str) -> dict[str, int]:
    """Return the room for texts, in pixels, as far as a catalogue tells it."""
    found = {}
    for code in catalogues.others():
        for entry in catalogues.opened(catalogues.FOLDER / code / f"{domain}.po"):
            room = _ROOM.search(entry.comment)
            if room:
                found[entry.msgid] = int(room[1]) * int(room[2] or 1)
    return found

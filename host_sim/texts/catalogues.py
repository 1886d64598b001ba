"""The `.po` files of the languages: firmware/texts has a folder for each, named by its code.

A folder has a file for each domain: `app`, `diagnostics` and `selftest` for the device, one for
each game with its lessons and rules, `page` for the page of the table, `install` for the page to
install from. Messages of lessons and rules have that word as their context, those of the page to
install from their names in its scripts.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from host_sim.trouble import Trouble

if TYPE_CHECKING:
    from polib import POEntry, POFile

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "firmware" / "texts"
ENGLISH = "en"
PAGES = ("page", "install")  # domains of which the device has nothing
NAME = "X-Language-Name"  # the header with the language's own name, in `app.po`

Key = tuple[str, str]  # of a text: its context and its English


def languages() -> dict[str, str]:
    """Return the own names of the languages by their codes: English, then the others by name."""
    named = {}
    for path in FOLDER.glob("*/app.po"):
        name = opened(path).metadata.get(NAME)
        if not name:
            raise Trouble(f"{path}: the header {NAME} with the language's own name is missing")
        named[path.parent.name] = name
    return {ENGLISH: "English"} | dict(sorted(named.items(), key=lambda item: item[1]))


def others() -> list[str]:
    """Return the codes of the languages other than English."""
    return sorted(path.parent.name for path in FOLDER.glob("*/app.po"))


def opened(path: Path) -> "POFile":
    """Return the content of a `.po` file of UTF-8. Raises Trouble."""
    try:  # not above, as who only asks whether what is made is fresh needs no package
        import polib
    except ImportError:
        raise Trouble("The texts can't be made without polib: python3 tools/dev.py play") from None
    try:
        return polib.pofile(str(path), encoding="utf-8")
    except (OSError, UnicodeError) as error:  # polib's error for a file that isn't well made
        raise Trouble(f"{path} can't be read: {error}") from None


def key_of(entry: "POEntry") -> Key:
    """Return the key of an entry."""
    return entry.msgctxt or "", entry.msgid


def placeholders(text: str) -> list[str]:
    """Return what stands for values in a text, sorted."""
    return sorted(re.findall(r"%(?:\d*[a-z]|%)|\{[^}]*\}", text))


def messages(code: str, domain: str) -> dict[Key, str]:
    """Return what is translated of a domain, by context and English. Raises Trouble.

    The translation of a mended text counts until somebody has looked at it. Other fuzzy ones are
    guesses, such as a tool makes from another text. A file that is missing has nothing.
    """
    path = FOLDER / code / f"{domain}.po"
    if not path.exists():
        return {}
    file = opened(path)
    said = {entry.msgid for entry in file if not entry.obsolete}
    return {
        key_of(entry): entry.msgstr
        for entry in file
        if entry.translated() or (_is_mended(entry) and entry.previous_msgid not in said)
    }


def _is_mended(entry: "POEntry") -> bool:
    """Return whether an entry has the translation of a former text, with the same values."""
    return bool(
        entry.fuzzy
        and entry.msgstr
        and not entry.obsolete
        and entry.previous_msgid
        and placeholders(entry.msgstr) == placeholders(entry.msgid)
    )


def texts(code: str, domain: str, context: str = "") -> dict[str, str]:
    """Return the translations of one context, by their English. Raises Trouble."""
    found = messages(code, domain)
    return {english: text for (where, english), text in found.items() if where == context}


@cache
def translated(code: str, domain: str) -> dict[str, str]:
    """Return `texts` of a domain's first context, read once."""
    return texts(code, domain)

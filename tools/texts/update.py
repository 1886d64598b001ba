"""Enters in the `.po` files of a language what is new in English; takes out what is no more."""

import re
from pathlib import Path

import polib

from host_sim.texts import catalogues
from host_sim.trouble import Trouble
from tools.texts import english, pictures

_CODE = re.compile("[a-z]{2,3}")  # of a language, as ISO 639 has them
_WIDTH = 100  # columns of a `.po` file


def begin(code: str, name: str) -> None:
    """Begin a language: its folder, with the header of `app.po`. Raises Trouble."""
    if not _CODE.fullmatch(code):
        raise Trouble(f"a code is two or three small letters, such as pt, unlike {code!r}")
    path = catalogues.FOLDER / code / "app.po"
    if path.exists():
        raise Trouble(f"{path} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    file = polib.POFile(wrapwidth=_WIDTH)
    file.metadata = {
        "Project-Id-Version": "Regalia",
        "Language": code,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        catalogues.NAME: name,
    }
    file.save(str(path))


def update(codes: list[str]) -> None:
    """Write all `.po` files of these languages anew. Raises Trouble."""
    places = pictures.places()
    for domain, messages in english.messages().items():
        notes = _notes(domain, messages, places)
        for code in codes:
            path = catalogues.FOLDER / code / f"{domain}.po"
            updated(path, messages, notes).save(str(path))


def _notes(
    domain: str, messages: list[english.Message], places: pictures.Places
) -> dict[english.Message, str]:
    """Return what translators are told of each message."""
    if domain in catalogues.PAGES:
        return dict.fromkeys(messages, pictures.ON_A_PAGE)
    together: dict[tuple[str, str], list[english.Message]] = {}
    for message in messages:
        together.setdefault((message.file, message.place), []).append(message)
    return {m: places.note(m, together[m.file, m.place]) for m in messages}


def updated(
    path: Path, messages: list[english.Message], notes: dict[english.Message, str]
) -> polib.POFile:
    """Return a `.po` file with these messages. It keeps translations, remarks and marks as fuzzy.

    notes: for translators
    """
    header = path if path.exists() else path.with_name("app.po")
    before = catalogues.opened(header)
    file = polib.POFile(wrapwidth=_WIDTH)
    file.metadata = dict(before.metadata)
    if path.stem != "app":
        file.metadata.pop(catalogues.NAME, None)
    known = {(entry.msgctxt or "", entry.msgid): entry for entry in before} if path.exists() else {}
    for message in messages:
        entry = known.get((message.context, message.english)) or polib.POEntry(
            msgid=message.english, msgctxt=message.context or None
        )
        entry.occurrences = [(message.file, "")]
        entry.comment = notes.get(message, "")
        entry.flags = [flag for flag in entry.flags if flag == "fuzzy"]
        if "%" in message.english:
            entry.flags.append("python-format")
        file.append(entry)
    return file

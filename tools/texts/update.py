"""Brings the catalogues up to date with the English, and changes nothing else in them.

Each domain has a template, firmware/texts/DOMAIN.pot, with what is said and what translators are
told of it, and a `.po` file in each language, which follows the template. What doesn't change
keeps every letter: order, remarks, credits, and the width at which a tool has wrapped it.
"""

import difflib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import polib

from host_sim.texts import catalogues
from host_sim.texts.catalogues import Key, key_of, placeholders
from host_sim.trouble import Trouble
from tools.texts import english, pictures, terms

_CODE = re.compile("[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?")  # of a language, as gettext has them
_WIDTH = 77  # columns of what is written, as those of gettext
_ALIKE = 0.6  # from here on a text is a mended one: its translation is likely to be right still
_HEADER = {
    "Project-Id-Version": "Regalia",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}


class Change(NamedTuple):
    """What became of a text of a domain: "new", "gone", or "mended" with its former English."""

    what: str
    english: str
    former: str = ""


class _Catalogue:
    """A `.po` or `.pot` file, in the letters of the tool that wrote it."""

    def __init__(self, path: Path, header: dict[str, str]):
        self._path = path
        self._before = path.read_text("utf-8") if path.exists() else ""
        self._entries: dict[Key, tuple[polib.POEntry, str]] = {}  # with its letters
        self._kept: list[str] = []  # entries that a tool has put aside as obsolete
        file = catalogues.opened(path) if self._before else _empty(header)
        lines = (self._before or str(file)).splitlines(keepends=True)
        starts = [(entry.linenum or 1) - 1 for entry in file] + [len(lines)]
        self._head = "".join(lines[: starts[0]]).rstrip("\n")
        for entry, start, end in zip(file, starts, starts[1:], strict=False):
            letters = "".join(lines[start:end]).rstrip("\n")
            if entry.obsolete:
                self._kept.append(letters)
            else:
                self._entries[key_of(entry)] = entry, letters

    def __getitem__(self, key: Key) -> polib.POEntry | None:
        return self._entries[key][0] if key in self._entries else None

    def without(self, wanted: Iterable[Key]) -> dict[Key, polib.POEntry]:
        """Return the entries that have none of these keys."""
        return {key: entry for key, (entry, _) in self._entries.items() if key not in set(wanted)}

    def follow(self, wanted: dict[Key, polib.POEntry], moved: dict[str, str]) -> list[Change]:
        """Take over texts, with what translators are told of them. Return what has changed.

        wanted: in their order; moved: translations by their English that no other catalogue of
        the language needs any more
        """
        gone = self.without(wanted)
        new = [key for key in wanted if key not in self._entries]
        former = _mended(new, gone)
        changes = [
            Change("mended", key[1], former[key][1]) if key in former else Change("new", key[1])
            for key in new
        ]
        changes += [Change("gone", key[1]) for key in gone if key not in former.values()]
        entries = []
        successors = {before: key for key, before in former.items()}
        for key, (entry, letters) in self._entries.items():
            if key in successors:
                entries.append((successors[key], _successor(entry, wanted[successors[key]])))
            elif key in wanted:
                entries.append((key, _told(entry, letters, wanted[key])))
        order = list(wanted)
        for key in new:
            if key not in former:
                at = order.index(key)
                before = [other for other, _ in entries].index(order[at - 1]) + 1 if at else 0
                entry = _copy(wanted[key], moved.get(key[1], ""))
                entries.insert(before, (key, _letters(entry)))
        parts = [self._head, *(letters for _, letters in entries), *self._kept]
        self._text = "\n\n".join(parts) + "\n"
        return changes

    def save(self) -> bool:
        """Write the file; return whether it has changed."""
        changed = self._text.split() != self._before.split()
        if changed:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(self._text, "utf-8", newline="\n")
        return changed


def _empty(header: dict[str, str]) -> polib.POFile:
    file = polib.POFile()
    file.metadata = header
    return file


def _mended(new: list[Key], gone: dict[Key, polib.POEntry]) -> dict[Key, Key]:
    """Return for new texts the former ones that they are like, each once."""
    pairs = [
        (difflib.SequenceMatcher(None, before[1], key[1]).ratio(), key, before)
        for key in new
        for before in gone
        if before[0] == key[0] and placeholders(before[1]) == placeholders(key[1])
    ]
    found: dict[Key, Key] = {}
    for alike, key, before in sorted(pairs, key=lambda pair: -pair[0]):
        if alike >= _ALIKE and key not in found and before not in found.values():
            found[key] = before
    return found


def _successor(entry: polib.POEntry, wanted: polib.POEntry) -> str:
    """Return a mended text with the translation of the former one, marked as fuzzy."""
    made = _copy(wanted, entry.msgstr)
    made.tcomment = entry.tcomment
    if entry.msgstr:
        # Whoever looks compares with the text that was translated.
        made.previous_msgid = entry.previous_msgid or entry.msgid
        made.previous_msgctxt = entry.previous_msgctxt
        made.flags = ["fuzzy", *made.flags]
    return _letters(made)


def _told(entry: polib.POEntry, letters: str, wanted: polib.POEntry) -> str:
    """Return an entry with what translators are told of it; its texts keep their letters."""
    flags = [flag for flag in entry.flags if not flag.startswith("max-length:")]
    flags += [flag for flag in wanted.flags if flag not in flags]
    told = wanted.comment, [file for file, _ in wanted.occurrences], set(flags)
    if told == (entry.comment, [file for file, _ in entry.occurrences], set(entry.flags)):
        return letters
    made = _copy(wanted, "")
    made.tcomment = entry.tcomment
    made.flags = flags
    head = re.split(r"(?m)^(?=msg)", _letters(made))[0]
    texts = re.search(r"(?ms)^(#\||msg).*", letters)
    assert texts
    return head + texts[0]


def _copy(entry: polib.POEntry, translation: str) -> polib.POEntry:
    return polib.POEntry(
        msgid=entry.msgid,
        msgctxt=entry.msgctxt,
        msgstr=translation,
        comment=entry.comment,
        occurrences=entry.occurrences,
        flags=list(entry.flags),
    )


def _letters(entry: polib.POEntry) -> str:
    return entry.__unicode__(_WIDTH).rstrip("\n")


def begin(code: str, name: str) -> None:
    """Begin a language: its folder, with the header of `app.po`. Raises Trouble."""
    if not _CODE.fullmatch(code):
        raise Trouble(
            f"a code is as gettext has them, such as pt, pt_BR or zh_Hant, unlike {code!r}"
        )
    path = catalogues.FOLDER / code / "app.po"
    if path.exists():
        raise Trouble(f"{path} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    header = _HEADER | {"Language": code, catalogues.NAME: name}
    path.write_text(str(_empty(header)), "utf-8", newline="\n")


def update() -> Iterable[str]:
    """Bring all catalogues up to date; yield what was done, for people. Raises Trouble."""
    wanted, written = {}, []
    for domain, messages in english.messages().items():
        path = catalogues.FOLDER / f"{domain}.pot"
        template = _Catalogue(path, _HEADER)
        wanted[domain] = _wanted(domain, messages, template)
        for change in template.follow(wanted[domain], {}):
            yield f"{domain}: {_SAID[change.what].format(**change._asdict())}"
        if template.save():
            written.append(path)
    for code in catalogues.others():
        written += follow(code, wanted)
    for path, text in terms.glossaries().items():
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8", newline="\n")
            written.append(path)
    if written:
        names = [path.relative_to(catalogues.FOLDER).as_posix() for path in written]
        yield f"Written in firmware/texts: {', '.join(names)}"
    else:
        yield "All catalogues are up to date."
    for code in catalogues.others():
        yield from _open(code, wanted)


def _open(code: str, domains: Iterable[str]) -> Iterable[str]:
    """Yield how many texts of a language are missing or fuzzy, by file."""
    for domain in domains:
        file = catalogues.opened(catalogues.FOLDER / code / f"{domain}.po")
        entries = [entry for entry in file if not entry.obsolete]
        fuzzy = sum(entry.fuzzy for entry in entries)
        missing = sum(not entry.msgstr for entry in entries)
        if missing or fuzzy:
            yield f"{code}/{domain}.po: {missing} of {len(entries)} missing, {fuzzy} fuzzy"


_SAID = {
    "new": "“{english}” is new",
    "gone": "“{english}” is said no more",
    "mended": "“{former}” is “{english}” now; its translations stay, marked as fuzzy",
}


def _wanted(
    domain: str, messages: list[english.Message], template: _Catalogue
) -> dict[Key, polib.POEntry]:
    """Return the entries of a template, without their letters.

    A text that several files say stays with the one that its entry has, and the longest that it
    may be is measured once: so a new screen moves nothing.
    """
    entries = {}
    for message in messages:
        before = template[message.context, message.english]
        named = [file for file, _ in before.occurrences] if before else []
        source = next((s for s in message.sources if s.file in named), message.sources[0])
        if before:
            flags = list(before.flags)
        else:
            flags = ["python-format"] if "%" in message.english else []
            longest = None
            if domain not in catalogues.PAGES:
                longest = pictures.places().longest(message.english)
            if longest:
                flags.append(f"max-length:{longest}")
        entries[message.context, message.english] = polib.POEntry(
            msgid=message.english,
            msgctxt=message.context or None,
            comment=source.kind,
            occurrences=[(source.file, "")],
            flags=flags,
        )
    return entries


def follow(code: str, wanted: dict[str, dict[Key, polib.POEntry]]) -> list[Path]:
    """Bring the catalogues of a language up to date with these texts; return those written.

    Raises Trouble.
    """
    folder = catalogues.FOLDER / code
    header = _HEADER | {"Language": code}
    files = {domain: _Catalogue(folder / f"{domain}.po", header) for domain in wanted}
    moved = {
        key[1]: entry.msgstr
        for domain, file in files.items()
        for key, entry in file.without(wanted[domain]).items()
        if not entry.fuzzy
    }
    for domain, file in files.items():
        file.follow(wanted[domain], moved)
    return [folder / f"{domain}.po" for domain, file in files.items() if file.save()]

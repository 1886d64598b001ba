"""The words of the games in firmware/docs/terms.md; a glossary of them for translators' tools."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from host_sim.texts import catalogues
from host_sim.texts.catalogues import ENGLISH
from tools.interpreters import ROOT

_PAGE = ROOT / "firmware" / "docs" / "terms.md"
_GLOSSARY = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">
<!-- Made by `dev.py texts` from firmware/docs/terms.md. -->
<martif type="TBX" xml:lang="en">
<martifHeader><fileDesc><sourceDesc><p>Regalia</p></sourceDesc></fileDesc></martifHeader>
<text><body>
{entries}
</body></text>
</martif>
"""
_ENTRY = """\
<termEntry><descrip type="Usage note">{section}</descrip>
<langSet xml:lang="en"><tig><term>{english}</term></tig></langSet>
<langSet xml:lang="{tag}"><tig><term>{word}</term>{status}</tig></langSet></termEntry>"""
_FORBIDDEN = '<termNote type="administrativeStatus">forbidden</termNote>'


class Term(NamedTuple):
    """A word with its other forms, and words not to be used for it, by language."""

    words: dict[str, tuple[str, ...]]
    wrong: dict[str, tuple[str, ...]]


def terms() -> dict[str, list[Term]]:
    """Return the terms of each game by its English name, and those of every game."""
    return _terms((ENGLISH, *catalogues.others()))


@cache
def _terms(codes: tuple[str, ...]) -> dict[str, list[Term]]:
    """Return the same for the languages with these codes."""
    named = catalogues.languages()
    languages = {code: named[code] for code in codes}
    sections: dict[str, list[Term]] = {}
    columns: list[str] = []
    rows: list[Term] = []
    for line in _PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip(" *") for cell in line.strip("|").split("|")]
        if line.startswith("## "):
            rows = sections.setdefault(line[3:], [])
        elif line.startswith("| English "):
            columns = cells
        elif re.match(r"\|(?!---)", line):
            row = dict(zip(columns, cells, strict=True))
            words = {code: _forms(row[name]) for code, name in languages.items() if name in row}
            wrong = {
                code: tuple(filter(None, row.get(f"not {name}", "").split(", ")))
                for code, name in languages.items()
            }
            rows.append(Term(words, wrong))
    return sections


def _forms(cell: str) -> tuple[str, ...]:
    """Return a word and its other forms: `back / play back`, `carte gâteau (gâteau, Gât)`."""
    words, _, short = cell.rstrip(")").partition(" (")
    return (*words.split(" / "), *filter(None, short.split(", ")))


def glossaries() -> dict[Path, str]:
    """Return the glossary of each language with words, in TBX, which Weblate and OmegaT read."""
    return {
        catalogues.FOLDER / code / "terms.tbx": _GLOSSARY.format(entries="\n".join(_entries(code)))
        for code in catalogues.others()
        if any(code in term.words for rows in terms().values() for term in rows)
    }


def _entries(code: str) -> Iterable[str]:
    for section, rows in terms().items():
        for term in rows:
            english = escape(term.words[ENGLISH][0])
            words = [(word, "") for word in term.words.get(code, ())]
            words += [(word, _FORBIDDEN) for word in term.wrong[code]]
            for word, status in words:
                yield _ENTRY.format(
                    section=escape(section),
                    english=english,
                    tag=code.replace("_", "-"),
                    word=escape(word),
                    status=status,
                )

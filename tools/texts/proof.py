"""The proof sheet of a language: each text with its translation, its screen and its room there."""

import html
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

from host_sim.capture import panel_lines
from host_sim.texts import catalogues
from tools.gallery import DRAWING
from tools.interpreters import ROOT
from tools.texts import pictures
from ui.canvas import LARGE, SMALL

FOLDER = ROOT / "build" / "texts"

_PAGE = """\
<!doctype html>
<meta charset="utf-8">
<title>Regalia: {code}</title>
<style>
  body {{ font: 16px/1.4 sans-serif; margin: 2rem; }}
  td {{ padding: .4rem 1rem .4rem 0; vertical-align: top; }}
  canvas {{ width: 256px; background: #07090d; image-rendering: pixelated; display: block; }}
  strong {{ color: #b00; }}
</style>
<h1>{code}</h1>
{tables}
{drawing}
"""


def write(code: str) -> tuple[Path, list[str]]:
    """Write the proof sheet of a language; return where, and each text that is too wide, in words.

    Raises Trouble.
    """
    places = pictures.places(code)
    tables = []
    wide: list[str] = []
    for path in sorted((catalogues.FOLDER / code).glob("*.po")):
        rows = []
        for entry in catalogues.opened(path):
            if not entry.obsolete:
                text = catalogues.messages(code, path.stem).get(catalogues.key_of(entry), "")
                notes = list(_notes(places, text or entry.msgid))
                wide += [
                    f"{code}/{path.name}: “{text}” is too wide"
                    for note in notes
                    if "<strong>" in note
                ]
                rows.append(_row(entry, text, notes))
        tables.append(f"<h2>{path.name}</h2><table>{''.join(rows)}</table>")
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet = FOLDER / f"{code}.html"
    page = _PAGE.format(code=code, tables="\n".join(tables), drawing=DRAWING)
    sheet.write_text(page, "utf-8")
    return sheet, wide


def _row(entry, text: str, notes: list[str]) -> str:
    said = html.escape(text) if text else "<strong>missing</strong>"
    if entry.fuzzy:
        said += " <strong>fuzzy</strong>"
    told = ", ".join(filter(None, [entry.comment, entry.occurrences[0][0]]))
    return (
        f"<tr><td>{html.escape(entry.msgid)}<br><small>{html.escape(told)}</small>"
        f"<td>{said}<td>{''.join(notes)}"
    )


def _notes(places: pictures.Places, text: str) -> Iterator[str]:
    """Yield for each size of letters the room of a text and its picture there."""
    for room, picture in places.shown(text):
        font = LARGE if room.large else SMALL
        width = font.measure(text, 0, len(text))
        lines = f", {room.lines} lines" if room.lines > 1 else ""
        note = f"{width} of {room.width} pixels{lines}"
        if "%" not in text and width > room.width * room.lines + pictures.APART:
            note = f"<strong>{note}</strong>"
        rows = "".join(panel_lines(SimpleNamespace(on=True, picture=lambda p=picture: p)))
        yield f'<pre class="display">{rows}</pre>{note}'

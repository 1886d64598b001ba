"""The faces as print-ready PDF: pages of A3 or A4, true to scale, with crop marks and a ruler.

On A3 the table's face is one piece. On A4 it is three, that meet beside spaces a and q, where the
drawing has a line anyway.
"""

import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from fpdf import FPDF
from fpdf.svg import SVGObject

from hardware.board import revision
from hardware.overlay import faces, field, lettering, marks

logging.getLogger("fpdf.svg").setLevel(logging.ERROR)  # it warns of every <title>

A3, A4 = (420.0, 297.0), (297.0, 210.0)

_MARK, _GAP = 4.0, 0.5
"""A crop mark's length, and how far it keeps from the bleed."""
_RULER = 100.0


class Piece(NamedTuple):
    """A part of a face as it lies on a page: from `left` on, `width` wide, its corner at (x, y)."""

    face: str
    left: float
    width: float
    height: float
    x: float
    y: float


class Page(NamedTuple):
    """One page: its size, what it is called, and its pieces."""

    size: tuple[float, float]
    title: str
    pieces: tuple[Piece, ...]


def a3() -> tuple[Page, ...]:
    """Return the table's face in one piece, and the panel's."""
    width, height = faces.TABLE_SIZE
    return (
        Page(A3, "TABLE", (_centred(A3, faces.table(), 0, width, height),)),
        _panel(A3),
    )


def a4() -> tuple[Page, ...]:
    """Return the table's face in three pieces, and the panel's."""
    width, height = faces.TABLE_SIZE
    first, last = field.edge(0), field.edge(len(field.LETTERS))
    face = faces.table()
    top = (A4[1] - height) / 2
    ends = (
        Piece(face, 0, first, height, A4[0] / 2 - first - 20, top),
        Piece(face, last, width - last, height, A4[0] / 2 + 20, top),
    )
    return (
        Page(A4, "TABLE: BOARD", (_centred(A4, face, first, last - first, height),)),
        Page(A4, "TABLE: BOTH ENDS", ends),
        _panel(A4),
    )


def write(pages: tuple[Page, ...], path: Path) -> None:
    """Write pages of one size as a PDF, dated as the board is, so that it stays the same."""
    width, height = pages[0].size
    pdf = FPDF(unit="mm", format=(height, width), orientation="landscape")
    pdf.set_creation_date(datetime.fromisoformat(revision.DATE).replace(tzinfo=UTC))
    pdf.set_title("Regalia: overlay, true to scale")
    pdf.set_margin(0)
    pdf.set_auto_page_break(False)
    for page in pages:
        pdf.add_page()
        for piece in page.pieces:
            _draw(pdf, piece)
        SVGObject(_furniture(page)).draw_to_page(pdf)
    pdf.output(str(path))


def _centred(size: tuple[float, float], face: str, left: float, width: float, height: float):
    return Piece(face, left, width, height, (size[0] - width) / 2, (size[1] - height) / 2)


def _panel(size: tuple[float, float]) -> Page:
    width, height = faces.PANEL_SIZE
    return Page(size, "PANEL", (_centred(size, faces.panel(), 0, width, height),))


def _draw(pdf: FPDF, piece: Piece) -> None:
    bleed = faces.BLEED
    with pdf.rect_clip(
        piece.x - bleed, piece.y - bleed, piece.width + 2 * bleed, piece.height + 2 * bleed
    ):
        SVGObject(piece.face).draw_to_page(pdf, piece.x - piece.left, piece.y)


def _furniture(page: Page) -> str:
    """Return crop marks, the page's title, and a ruler to measure the print by."""
    width, height = page.size
    foot = height - 18
    ruler = (width - _RULER) / 2
    ticks = [
        marks.line(ruler + step, foot, ruler + step, foot - (3 if step % 50 == 0 else 1.5))
        for step in range(0, int(_RULER) + 1, 10)
    ]
    caption = f"REGALIA {page.title} - THIS LINE IS 100 MM LONG - PRINT AT 100 %"
    return marks.picture(
        width,
        height,
        marks.group(
            "marks",
            *(mark for piece in page.pieces for mark in _crop_marks(piece)),
            marks.line(ruler, foot, ruler + _RULER, foot),
            *ticks,
            stroke="#000",
            stroke_width=0.2,
        ),
        marks.path(lettering.centred(caption, width / 2, foot + 4, 3, spacing=0.2), fill="#000"),
    )


def _crop_marks(piece: Piece) -> list[str]:
    start = faces.BLEED + _GAP
    found = []
    for x, outwards in ((piece.x, -1), (piece.x + piece.width, 1)):
        for y, away in ((piece.y, -1), (piece.y + piece.height, 1)):
            from_x, from_y = x + outwards * start, y + away * start
            found.append(marks.line(from_x, y, from_x + outwards * _MARK, y))
            found.append(marks.line(x, from_y, x, from_y + away * _MARK))
    return found

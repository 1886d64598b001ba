"""Revision and date of the board, from the sheet's title block in KiCad's netlist."""

from hardware.board import sexp
from hardware.board.circuit import NETLIST

_SHEET = sexp.find(sexp.find(sexp.parse(NETLIST.read_text("utf-8")), "design"), "sheet")
_BLOCK = sexp.find(_SHEET, "title_block")

REVISION: str = sexp.find(_BLOCK, "rev")[1]
DATE: str = sexp.find(_BLOCK, "date")[1]

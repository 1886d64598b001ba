"""Roi & Compagnie at this table: dice, row and kingdoms on the board, their pages at each end."""

from table.roi_et_compagnie import words
from table.roi_et_compagnie.table import Table

__all__ = ("OPTIONS", "SEATS", "SECRETS", "SHEET", "Table", "words")

SEATS = words.KINGDOMS
OPTIONS = (
    ("players", ("2", "3", "4", "5")),
    ("edition", ("haba2017",)),
    ("takeback", ("off",)),  # there never is anything to take back
)
SECRETS = False
SHEET = words.COUNTS

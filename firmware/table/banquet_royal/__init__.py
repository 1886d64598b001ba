"""Banquet Royal at this table: the map of the kingdom at each end, the standings between them."""

from table.banquet_royal import words
from table.banquet_royal.table import Table

__all__ = ("OPTIONS", "SEATS", "SECRETS", "SHEET", "Table", "words")

SEATS = words.FAMILIES[:4]
OPTIONS = (
    ("players", ("2", "3", "4")),
    ("edition", ("regular", "wild")),
    ("takeback", ("on", "off")),
)
SECRETS = False
SHEET = words.COUNTS

"""Royal Visit at this table: a page of cards at each end, the board between them."""

from table.royal_visit import words
from table.royal_visit.table import Table

__all__ = ("EDITIONS", "SEATS", "Table", "words")

SEATS = words.SIDES
EDITIONS = ("fr2021", "en2020")

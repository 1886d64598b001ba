"""Royal Visit at this table: a page of cards at each end, the board between them."""

from table.royal_visit import words
from table.royal_visit.table import Table

__all__ = ("OPTIONS", "SEATS", "SECRETS", "SHEET", "Table", "words")

SEATS = words.SIDES
OPTIONS = (("edition", ("fr2021", "en2020")), ("takeback", ("on", "off")))
SECRETS = True
SHEET = ()  # it is won or lost, and nothing is counted

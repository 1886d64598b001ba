"""Nim at this table: a row of lamps for each heap."""

RULES_PARTS = ()  # what the rules load

# What a match loads, in this order: a step each.
PARTS = (
    "games.nim.game",
    "games.nim.notation",
    "tables.shared",
    "tables.simple",
    "tables.nim.table",
)

READER_PARTS = ()  # what `validate` and `parse` of the rules load

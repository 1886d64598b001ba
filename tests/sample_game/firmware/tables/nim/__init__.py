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

# What reads a position, in the same way.
READER_PARTS = ("games.turns", "games.nim.validate", "games.nim.parse")

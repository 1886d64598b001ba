"""Nim at this table: a row of lamps for each heap."""

# What a match loads, in this order: a step each.
PARTS = (
    "games.nim.game",
    "games.nim.notation",
    "tables.shared",
    "tables.simple",
    "tables.nim.table",
)

"""Table of Royal Visit: a page of cards at each end, the board between them."""

# Modules that the rules load, imported ones first; one a tick, so that no tick takes long.
RULES_PARTS = (
    "games.royal_visit.plays",
    "games.royal_visit.position",
    "tables.shared",
    "tables.royal_visit.words",
    "tables.royal_visit.hand",
    "tables.royal_visit.page",
)

# Modules that a match loads, in the same way.
PARTS = RULES_PARTS + (
    "games.royal_visit.game",
    "games.royal_visit.notation",
    "tables.royal_visit.lamps",
    "tables.royal_visit.table",
)

# Modules that `validate` and `parse` of the rules load, in the same way.
READER_PARTS = ()

# Modules that a hint loads, in the same way.
HINT_PARTS = ("tables.royal_visit.hint",)

"""Table of Royal Visit: a page of cards at each end, the board between them."""

# Modules that a match loads, imported ones first; one a tick, so that no tick takes long.
PARTS = (
    "games.royal_visit.plays",
    "games.royal_visit.position",
    "games.royal_visit.game",
    "games.royal_visit.notation",
    "tables.shared",
    "tables.royal_visit.words",
    "tables.royal_visit.hand",
    "tables.royal_visit.page",
    "tables.royal_visit.lamps",
    "tables.royal_visit.table",
)

# Modules that a hint loads, imported ones first; one a tick as well.
HINT_PARTS = ("tables.royal_visit.hint",)

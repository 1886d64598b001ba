"""Table of Banquet Royal: the map of the kingdom at each end, standings on the board."""

# Modules that a match loads, imported ones first; one a tick, so that no tick takes long.
PARTS = (
    "games.banquet_royal.kingdom",
    "games.banquet_royal.position",
    "games.banquet_royal.game",
    "games.banquet_royal.notation",
    "tables.shared",
    "tables.banquet_royal.words",
    "tables.banquet_royal.map",
    "tables.banquet_royal.chooser",
    "tables.banquet_royal.pages",
    "tables.banquet_royal.lamps",
    "tables.banquet_royal.table",
)

# Modules that a hint loads, imported ones first; one a tick as well.
HINT_PARTS = ("tables.banquet_royal.hint",)

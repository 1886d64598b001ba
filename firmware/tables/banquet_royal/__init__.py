"""Table of Banquet Royal: the map of the kingdom at each end, standings on the board."""

# Modules that the rules load, imported ones first; one a tick, so that no tick takes long.
RULES_PARTS = (
    "games.banquet_royal.kingdom",
    "tables.banquet_royal.map",
)

# Modules that a match loads, in the same way.
PARTS = RULES_PARTS + (
    "games.banquet_royal.phases",
    "games.banquet_royal.position",
    "games.banquet_royal.game",
    "games.banquet_royal.notation",
    "tables.shared",
    "tables.banquet_royal.words",
    "tables.banquet_royal.chooser",
    "tables.banquet_royal.pages",
    "tables.banquet_royal.lamps",
    "tables.banquet_royal.table",
)

# Modules that `validate` and `parse` of the rules load, in the same way.
READER_PARTS = ("games.banquet_royal.laying",)

# Modules that a hint loads, in the same way.
HINT_PARTS = ("tables.banquet_royal.hint",)

"""Table of Roi & Compagnie: dice, row and kingdoms on the board, pages at each end."""

# Modules that the rules load, imported ones first; one a tick, so that no tick takes long.
RULES_PARTS = (
    "games.roi_et_compagnie.cards",
    "games.roi_et_compagnie.position",
    "tables.shared",
    "tables.roi_et_compagnie.sketch",
)

# Modules that a match loads, in the same way.
PARTS = RULES_PARTS + (
    "games.roi_et_compagnie.game",
    "games.roi_et_compagnie.notation",
    "tables.roi_et_compagnie.words",
    "tables.roi_et_compagnie.chooser",
    "tables.roi_et_compagnie.lamps",
    "tables.roi_et_compagnie.pages",
    "tables.roi_et_compagnie.table",
)

# Modules that `validate` and `parse` of the rules load, in the same way.
READER_PARTS = ()

# Modules that a hint loads, in the same way.
HINT_PARTS = (
    "ai.roi_et_compagnie.casting",
    "ai.roi_et_compagnie.chances",
    "tables.roi_et_compagnie.chances",
    "tables.roi_et_compagnie.hint",
)

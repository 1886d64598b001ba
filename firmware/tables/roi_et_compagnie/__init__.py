"""Table of Roi & Compagnie: dice, row and kingdoms on the board, pages at each end."""

# Modules that a match loads, imported ones first; one a tick, so that no tick takes long.
PARTS = (
    "games.roi_et_compagnie.cards",
    "games.roi_et_compagnie.position",
    "games.roi_et_compagnie.game",
    "games.roi_et_compagnie.notation",
    "tables.shared",
    "tables.roi_et_compagnie.sketch",
    "tables.roi_et_compagnie.words",
    "tables.roi_et_compagnie.chooser",
    "tables.roi_et_compagnie.lamps",
    "tables.roi_et_compagnie.pages",
    "tables.roi_et_compagnie.table",
)

# Modules that a hint loads, imported ones first; one a tick as well.
HINT_PARTS = (
    "ai.roi_et_compagnie.casting",
    "ai.roi_et_compagnie.chances",
    "tables.roi_et_compagnie.chances",
    "tables.roi_et_compagnie.hint",
)

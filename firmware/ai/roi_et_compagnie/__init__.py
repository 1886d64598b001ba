"""Computer levels of Roi & Compagnie."""

# The modules to load before each level, one in each step, so that no tick takes long.
PARTS = {
    "squire": (
        "ai.roi_et_compagnie.casting",
        "ai.roi_et_compagnie.courtier",
    ),
    "courtier": ("ai.roi_et_compagnie.casting",),
}

"""Computer levels of Roi & Compagnie."""

_AIMING = ("ai.roi_et_compagnie.casting", "ai.roi_et_compagnie.aiming")

# The modules to load before each level, one in each step, so that no tick takes long.
PARTS = {
    "squire": _AIMING,
    "courtier": _AIMING,
    "chancellor": _AIMING,
    "sovereign": (
        "ai.roi_et_compagnie.network",
        "ai.roi_et_compagnie.criteria",
        "ai.roi_et_compagnie.keeping",
        "ai.roi_et_compagnie.learned",
    ),
}

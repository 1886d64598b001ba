"""Computer levels of Roi & Compagnie."""

_AIMING = ("ai.roi_et_compagnie.casting", "ai.roi_et_compagnie.aiming")

# The modules of each level, one to load in each step, so that no tick takes long.
PARTS: dict[str, tuple[str, ...]] = {
    "squire": _AIMING + ("ai.roi_et_compagnie.squire",),
    "courtier": _AIMING,
    "chancellor": _AIMING,
    "sovereign": (
        "ai.roi_et_compagnie.criteria",
        "ai.roi_et_compagnie.keeping",
        "ai.roi_et_compagnie.network",
    ),
}

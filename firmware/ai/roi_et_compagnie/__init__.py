"""Computer levels of Roi & Compagnie."""

_TAKING = ("ai.roi_et_compagnie.casting", "ai.roi_et_compagnie.taking")
_AIMING = _TAKING + ("ai.roi_et_compagnie.aiming",)

# The modules of each level, one to load in each step, so that no tick takes long.
PARTS: dict[str, tuple[str, ...]] = {
    "squire": _TAKING + ("ai.roi_et_compagnie.squire",),
    "courtier": _AIMING,
    "chancellor": _AIMING,
    "sovereign": (
        "ai.network",
        "ai.roi_et_compagnie.criteria",
        "ai.roi_et_compagnie.keeping",
        "ai.roi_et_compagnie.features",
        "ai.roi_et_compagnie.levels",
    ),
}

"""Computer levels of Roi & Compagnie."""

_WITH_NETWORK = (
    "ai.odds",
    "ai.roi_et_compagnie.network",
    "ai.roi_et_compagnie.criteria",
    "ai.roi_et_compagnie.keeping",
    "ai.roi_et_compagnie.learned",
)

# The modules to load before each level, one in each step, so that no tick takes long.
PARTS = {
    "squire": (
        "ai.roi_et_compagnie.casting",
        "ai.roi_et_compagnie.courtier",
    ),
    "courtier": ("ai.roi_et_compagnie.casting",),
    "chancellor": _WITH_NETWORK,
}

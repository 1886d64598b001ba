"""Computer levels of Banquet Royal."""

_TRAINED = (
    "ai.network",
    "ai.banquet_royal.features",
    "ai.banquet_royal.evaluation",
    "ai.banquet_royal.levels",
)

# The modules of each level, one to load in each step, so that no tick takes long.
PARTS: dict[str, tuple[str, ...]] = {
    "squire": ("ai.banquet_royal.search", "ai.banquet_royal.squire"),
    "courtier": ("ai.banquet_royal.search", "ai.banquet_royal.courtier"),
    "chancellor": _TRAINED,
    "sovereign": _TRAINED,
}

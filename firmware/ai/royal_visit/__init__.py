"""Computer levels of Royal Visit."""

_TRAINED = (
    "ai.network",
    "ai.royal_visit.search",
    "ai.royal_visit.features",
    "ai.royal_visit.levels",
)

# The modules of each level, one to load in each step, so that no tick takes long.
PARTS: dict[str, tuple[str, ...]] = {
    "squire": ("games.royal_visit.acts", "ai.royal_visit.squire"),
    "courtier": _TRAINED,
    "chancellor": _TRAINED,
    "sovereign": _TRAINED,
}

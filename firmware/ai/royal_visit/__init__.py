"""Computer levels of Royal Visit."""

_WITH_NETWORK = (
    "ai.royal_visit.network",
    "ai.royal_visit.search",
)

# The modules to load before each level, one in each step, so that no tick takes long.
PARTS = {
    "squire": ("games.royal_visit.acts",),
    "courtier": _WITH_NETWORK,
    "chancellor": _WITH_NETWORK,
    "sovereign": _WITH_NETWORK,
}

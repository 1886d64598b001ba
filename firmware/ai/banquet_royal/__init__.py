"""Computer levels of Banquet Royal."""

_WITH_NETWORK = (
    "ai.banquet_royal.features",
    "ai.banquet_royal.standing",
    "ai.banquet_royal.network",
    "ai.banquet_royal.evaluation",
    "ai.banquet_royal.planner",
)

# The modules to load before each level, one in each step, so that no tick takes long.
PARTS = {
    "squire": ("ai.banquet_royal.search",),
    "courtier": ("ai.banquet_royal.search",),
    "chancellor": _WITH_NETWORK,
    "sovereign": _WITH_NETWORK,
}

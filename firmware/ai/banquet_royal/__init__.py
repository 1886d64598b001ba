"""Computer levels of Banquet Royal."""

# The modules to load before each level, one in each step, so that no tick takes long.
PARTS = {
    "squire": ("ai.banquet_royal.search",),
    "courtier": ("ai.banquet_royal.search",),
}

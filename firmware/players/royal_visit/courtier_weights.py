"""The courtier's weights, learned in 40,000 games against itself.

Made by `dev.py train courtier` from seed 1, 2 hidden units,
with the engine of commit 7cd3d3d. `network` says what the bytes mean.
"""

import rom

WIDTH = 2
LOGIT = 2570621
UNITS = rom.checked(
    "players/royal_visit/weights/courtier-1.bin",
)

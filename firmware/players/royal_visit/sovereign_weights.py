"""The sovereign's weights, learned in 800,000 games against itself.

Made by `dev.py train sovereign` from seed 1, 64 hidden units,
with the engine of commit 8f941e1. `network` says what the bytes mean.
"""

import rom

WIDTH = 64
LOGIT = 765829
UNITS = rom.checked(
    "players/royal_visit/weights/sovereign-1.bin",
    "players/royal_visit/weights/sovereign-2.bin",
    "players/royal_visit/weights/sovereign-3.bin",
    "players/royal_visit/weights/sovereign-4.bin",
)

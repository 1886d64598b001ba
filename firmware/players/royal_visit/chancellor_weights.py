"""The chancellor's weights, learned in 80,000 games against itself.

Made by `dev.py train chancellor` from seed 1, 24 hidden units,
with the engine of commit ba88cb1. `network` says what the bytes mean.
"""

import rom

WIDTH = 24
LOGIT = 1493413
UNITS = rom.checked(
    "players/royal_visit/weights/chancellor-1.bin",
    "players/royal_visit/weights/chancellor-2.bin",
)

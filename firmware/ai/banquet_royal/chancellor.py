"""The chancellor of Banquet Royal, trained in 2,000 games against itself.

Made by `dev.py train banquet-royal chancellor` from seed 1, 8 hidden units,
with the engine of commit 90bb0e2.
"""

from ai.banquet_royal.planner import Planner
from base import flash_data


class Thinker(Planner):
    """Decides one turn with the weights below."""

    KEEP = 2
    WIDTH = 8
    LOGIT = 1707082
    RANK_WIDTH = 8
    BLOCKS = flash_data.checked(
        "ai/banquet_royal/weights/chancellor-ends-1.bin",
        "ai/banquet_royal/weights/chancellor-ranks-1.bin",
    )
    WEIGHTS = BLOCKS[:1]
    RANK_WEIGHTS = BLOCKS[1:]

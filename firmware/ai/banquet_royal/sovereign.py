"""The sovereign of Banquet Royal, trained in 24,000 games against itself.

Made by `dev.py train banquet-royal sovereign` from seed 1, 24 hidden units,
with the engine of commit 90bb0e2.
"""

from ai.banquet_royal.planner import Planner
from base import flash_data


class Thinker(Planner):
    """Decides one turn with the weights below."""

    KEEP = 4
    WIDTH = 24
    LOGIT = 600907
    RANK_WIDTH = 8
    BLOCKS = flash_data.checked(
        "ai/banquet_royal/weights/sovereign-ends-1.bin",
        "ai/banquet_royal/weights/sovereign-ends-2.bin",
        "ai/banquet_royal/weights/sovereign-ends-3.bin",
        "ai/banquet_royal/weights/sovereign-ranks-1.bin",
    )
    WEIGHTS = BLOCKS[:3]
    RANK_WEIGHTS = BLOCKS[3:]

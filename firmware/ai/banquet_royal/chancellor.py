"""The chancellor of Banquet Royal, trained in 4,000 games against itself.

Made by `dev.py train banquet-royal chancellor` from seed 1, 8 hidden units,
with the engine of commit f8ed6b5.
"""

from ai.banquet_royal.planner import Planner
from base import flash_data


class Thinker(Planner):
    """Decides one turn with the weights below."""

    KEEP = 2
    WIDTH = 8
    LOGIT = 1393610
    RANK_WIDTH = 8
    PAGES = flash_data.checked("ai/banquet_royal/chancellor.bin")
    WEIGHTS = PAGES[:1]
    RANK_WEIGHTS = PAGES[1:]

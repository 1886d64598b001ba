"""The sovereign of Banquet Royal, trained in 100,000 games against itself.

Made by `dev.py train banquet-royal sovereign` from seed 1, 24 hidden units,
with the engine of commit f8ed6b5.
"""

from ai.banquet_royal.planner import Planner
from base import flash_data


class Thinker(Planner):
    """Decides one turn with the weights below."""

    KEEP = 4
    WIDTH = 24
    LOGIT = 531167
    RANK_WIDTH = 8
    PAGES = flash_data.checked("ai/banquet_royal/sovereign.bin")
    WEIGHTS = PAGES[:3]
    RANK_WEIGHTS = PAGES[3:]

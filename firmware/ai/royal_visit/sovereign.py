"""The sovereign of Royal Visit, trained in 800,000 games against itself.

Made by `dev.py train royal-visit sovereign` from seed 1, 64 hidden units,
with the engine of commit 8f941e1.
"""

from ai.royal_visit.network import Judge
from base import flash_data


class Thinker(Judge):
    """Decides one turn with the weights below."""

    WIDTH = 64
    LOGIT = 765829
    WEIGHTS = flash_data.checked("ai/royal_visit/sovereign.bin")

"""The courtier of Royal Visit, trained in 40,000 games against itself.

Made by `dev.py train royal-visit courtier` from seed 1, 2 hidden units,
with the engine of commit 7cd3d3d.
"""

from ai.royal_visit.network import Judge
from base import flash_data


class Thinker(Judge):
    """Decides one turn with the weights below."""

    WIDTH = 2
    LOGIT = 2570621
    WEIGHTS = flash_data.checked("ai/royal_visit/courtier.bin")

"""The chancellor of Royal Visit, trained in 80,000 games against itself.

Made by `dev.py train royal-visit chancellor` from seed 1, 24 hidden units,
with the engine of commit ba88cb1.
"""

from ai.royal_visit.network import Judge
from base import flash_data


class Thinker(Judge):
    """Decides one turn with the weights below."""

    WIDTH = 24
    LOGIT = 1493413
    WEIGHTS = flash_data.checked("ai/royal_visit/chancellor.bin")

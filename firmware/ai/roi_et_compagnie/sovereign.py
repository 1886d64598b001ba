"""The sovereign of Roi & Compagnie, trained in 30,000 games against itself.

Made by `dev.py train roi-et-compagnie sovereign` from seed 1, 32 hidden units,
with the engine of commit 32e82f4.
"""

from ai.roi_et_compagnie.learned import Learned
from base import flash_data


class Thinker(Learned):
    """Decides with the weights below."""

    WIDTH = 32
    LOGIT = 5041234
    WEIGHTS = flash_data.checked("ai/roi_et_compagnie/sovereign.bin")

"""The sovereign of Roi & Compagnie, trained in 400,000 games against itself.

Made by `dev.py train roi-et-compagnie sovereign` from seed 1, 32 hidden units,
with the engine of commit be16ba9.
"""

from ai.roi_et_compagnie.learned import Learned
from base import flash_data


class Thinker(Learned):
    """Decides with the weights below."""

    WIDTH = 32
    LOGIT = 8300624
    WEIGHTS = flash_data.checked(
        "ai/roi_et_compagnie/weights/sovereign-1.bin",
        "ai/roi_et_compagnie/weights/sovereign-2.bin",
        "ai/roi_et_compagnie/weights/sovereign-3.bin",
        "ai/roi_et_compagnie/weights/sovereign-4.bin",
        "ai/roi_et_compagnie/weights/sovereign-5.bin",
    )

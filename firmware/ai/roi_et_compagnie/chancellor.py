"""The chancellor of Roi & Compagnie, trained in 5,000 games against itself.

Made by `dev.py train roi-et-compagnie chancellor` from seed 1, 4 hidden units,
with the engine of commit be16ba9.
"""

from ai.roi_et_compagnie.learned import Learned
from base import flash_data


class Thinker(Learned):
    """Decides with the weights below."""

    WIDTH = 4
    LOGIT = 4390308
    WEIGHTS = flash_data.checked(
        "ai/roi_et_compagnie/weights/chancellor-1.bin",
    )

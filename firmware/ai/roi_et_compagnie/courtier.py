"""Courtier of Roi & Compagnie: knows the exact chances, but has whims."""

from ai.roi_et_compagnie.aiming import Aiming


class Thinker(Aiming):
    """Thinker for the next action."""

    WHIM = 10

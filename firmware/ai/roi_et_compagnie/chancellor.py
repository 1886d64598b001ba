"""Chancellor of Roi & Compagnie: knows the exact chances of numbers, and those of colours."""

from ai.roi_et_compagnie.aiming import Aiming


class Thinker(Aiming):
    """Thinker for the next action."""

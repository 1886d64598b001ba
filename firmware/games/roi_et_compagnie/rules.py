"""The rules of Roi & Compagnie: there is one edition, and nothing to choose."""

from games import Invalid, brief

EDITION = "haba2017"


class Rules:
    """Which Roi & Compagnie is played."""

    def text(self) -> str:
        return EDITION

    @staticmethod
    def read(text: str) -> "Rules":
        """The rules with this `text()`. Raises Invalid."""
        if text != EDITION:
            raise Invalid("rules: no edition '%s'; there is %s" % (brief(text), EDITION))
        return Rules()

"""The one option of Banquet Royal: which shape the kingdom has."""

from games import Invalid, brief

EDITIONS = ("regular", "wild")


class Rules:
    """Which Banquet Royal is played.

    edition   "regular": the kingdom is the hexagon of the spaces within three steps of the
              castle. "wild": its tiles lie at random around the castle.
    """

    def __init__(self, edition: str = "regular"):
        if edition not in EDITIONS:
            raise Invalid(
                "rules: no kingdom '%s'; there is %s" % (brief(edition), ", ".join(EDITIONS))
            )
        self.edition = edition

    def text(self) -> str:
        """The edition: "regular" or "wild"."""
        return self.edition

    @staticmethod
    def read(text: str) -> "Rules":
        """The rules with this `text()`. Raises Invalid."""
        return Rules(text)

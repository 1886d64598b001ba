"""The options of Royal Visit: an edition, and three rulings that the rulebooks leave open."""

from games import Invalid, brief

EDITIONS = ("fr2021", "en2020")


class Rules:
    """Which Royal Visit is played.

    edition        "fr2021": a wild Jester card never brings the King onto the Jester's space or
                   past it. "en2020": the Jester's power is looked at before each card only.
    null_play      a card may be played although nothing moves: a flank with both Guards beside
                   the King, an M for a piece that is on the Fountain.
    wild_middle    a wild M may send the King, a Guard or the Wizard to the Fountain.
    eager_run_out  the pile runs out when its last card is drawn; otherwise only when a card is
                   needed and none is there.
    """

    def __init__(
        self,
        edition: str = "fr2021",
        null_play: bool = False,
        wild_middle: bool = True,
        eager_run_out: bool = True,
    ):
        if edition not in EDITIONS:
            raise Invalid(
                "rules: no edition '%s'; there is %s" % (brief(edition), ", ".join(EDITIONS))
            )
        self.edition = edition
        self.null_play = null_play
        self.wild_middle = wild_middle
        self.eager_run_out = eager_run_out

    def text(self) -> str:
        """The edition and, in fixed order, what differs from its defaults: "fr2021+null_play"."""
        text = self.edition
        if self.null_play:
            text += "+null_play"
        if not self.wild_middle:
            text += "-wild_middle"
        if not self.eager_run_out:
            text += "-eager_run_out"
        return text

    @staticmethod
    def read(text: str) -> "Rules":
        """The rules with this `text()`. Raises Invalid."""
        rules = Rules(text[:6])
        rules.null_play = "+null_play" in text
        rules.wild_middle = "-wild_middle" not in text
        rules.eager_run_out = "-eager_run_out" not in text
        if rules.text() != text:
            raise Invalid(
                "rules: '%s' is not an edition followed by any of"
                " +null_play -wild_middle -eager_run_out, in this order" % brief(text)
            )
        return rules

"""Royal Visit at this table: a page of cards at each end, the board between them."""

from ui.texts import N_

SEATS = (N_("Red"), N_("Green"))
OPTIONS = (("edition", ("fr2021", "en2020")), ("takeback", ("on", "off")))
VALUES = {"fr2021": N_("French 2021"), "en2020": N_("English 2020")}
SECRETS = True
SHEET = ()  # it is won or lost, and nothing is counted

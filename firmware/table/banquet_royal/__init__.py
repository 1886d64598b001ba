"""Banquet Royal at this table: the map of the kingdom at each end, the standings between them."""

from ui.texts import N_

FAMILIES = (N_("Red"), N_("Mauve"), N_("Yellow"), N_("Blue"), N_("Green"))
SEATS = FAMILIES[:4]  # Green has no player
OPTIONS = (
    ("players", ("2", "3", "4")),
    ("edition", ("regular", "wild")),
    ("takeback", ("on", "off")),
)
VALUES = {"regular": N_("regular"), "wild": N_("wild")}
SECRETS = False
SHEET = (N_("P"), N_("Cr"), N_("P×Cr"), N_("Cake"), N_("Fame"))

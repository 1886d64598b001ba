"""Roi & Compagnie at this table: dice, row and kingdoms on the board, their pages at each end."""

from ui.texts import N_

SEATS = (N_("Lion"), N_("Eagle"), N_("Stag"), N_("Bear"), N_("Wolf"))
OPTIONS = (
    ("players", ("2", "3", "4", "5")),
    ("edition", ("haba2017",)),
    ("takeback", ("off",)),  # there never is anything to take back
)
VALUES = {"haba2017": N_("HABA 2017")}
SECRETS = False
SHEET = (N_("Inhab"), N_("Loc"), N_("Minus"), N_("Sum"))

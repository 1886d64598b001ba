"""Notes on the editions of Banquet Royal, for the set-up."""

from ui.texts import N_

NOTES = {
    "regular": N_("The spaces make a hexagon"),
    "wild": N_("The spaces lie at random"),
}

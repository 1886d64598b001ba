"""Notes on the editions of Royal Visit, for the set-up."""

from ui.texts import N_

NOTES = {
    "fr2021": N_("King stops at a wild Jester"),
    "en2020": N_("King may pass a wild Jester"),
}

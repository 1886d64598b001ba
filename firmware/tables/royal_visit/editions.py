"""Notes on the editions of Royal Visit, for the set-up."""

from ui.texts import N_

NOTES = {
    "fr2021": N_("Jester’s power: King stops"),
    "en2020": N_("Jester’s power: King passes"),
}

"""Why an action is not legal, in words: one for each code of `refusals`."""

REASONS = (
    "",
    "no player is to act",
    "there is no such action",
    "a turn begins with all six dice",
    "no rolls are left",
    "the dice have to be rolled first",
    "no inhabitant is known there",
    "the dice do not meet what the inhabitant needs",
    "a Dragon goes to an opponent who plays",
    "only a Dragon is given away",
    "no location comes with that inhabitant",
    "the dice meet an inhabitant of the row, so no penalty may be taken",
)

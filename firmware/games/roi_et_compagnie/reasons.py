"""Reasons why an action is illegal: the codes of `Game.illegal_reason`, and their texts."""

NOT_YOURS = 1
NO_SUCH = 2
ROLL_ALL = 3
NO_ROLLS = 4
NOT_ROLLED = 5
NO_CARD = 6
NOT_MET = 7
WHO = 8
NOT_A_DRAGON = 9
NO_LOCATION = 10
SOMEONE_FITS = 11

# The text of each code; code 0 is a legal action.

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

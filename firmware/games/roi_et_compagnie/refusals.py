"""Why an action is not legal: the codes of `Game.refusal`. Their words are in `reasons`."""

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

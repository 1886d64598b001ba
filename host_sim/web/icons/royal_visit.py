"""Icons of Royal Visit."""

# What stands over lamps.
FIGURES = ("GUARD_HEAD", "KING_HEAD", "WIZARD_HEAD", "JESTER_HEAD", "CROWN_BIG", "CROWN_LITTLE")

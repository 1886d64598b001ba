"""Numbers of icons. Drawn in tools/glyphs/icons.txt and packed by tools/glyphs.py."""

KING = 0
GUARD = 1
WIZARD = 2
JESTER = 3
KING_HEAD = 4
GUARD_HEAD = 5
WIZARD_HEAD = 6
JESTER_HEAD = 7
ONE_AND_ONE = 8
FLANK = 9
LATTICE = 10
CROWN_BIG = 11
CROWN_LITTLE = 12
CASTLE = 13
CARD_BACK = 14
COVERED = 15
CHECK = 16
BACK = 17
PAUSE = 18
THINKING = 19
HINT = 20

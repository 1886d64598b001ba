"""Why an action of Nim is illegal: the codes of `Game.illegal_reason`, and their words."""

FINISHED, TOO_FEW = 1, 2

REASONS = ("", "the game is over", "the heap has fewer stones")

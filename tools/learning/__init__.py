"""How the computer learned Royal Visit: a compiled engine, games against itself, and exports.

engine      the game on plain arrays; where a turn can lead is the firmware's own source
judging     how a network judges all outcomes of a turn
selfplay    games against itself, and what each turn should have been judged as
training    a run: plans, steps of learning, checkpoints
matches     paired games of two networks
opponents   evaluations written by hand, to measure against
export      a network in whole numbers, as the firmware takes it
curve       the picture of how the runs went
"""

import host_sim  # noqa: F401 - finds the firmware

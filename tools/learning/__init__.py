"""Training of Royal Visit's levels by self-play.

engine      the game on plain arrays, with the firmware's search of a turn, compiled
judging     evaluation of all outcomes of a turn by a network
selfplay    games against itself, and the gradients of their turns
training    a run: plans, optimiser, checkpoints
plans       the plans of the levels
matches     paired games of two networks
opponents   hand-written evaluations, to measure against
export      a network in whole numbers, for the firmware
curve       the picture of the learning curve
task        the command line, the same for every game; theirs are in packages of their own
"""

import host_sim  # noqa: F401 - finds the firmware

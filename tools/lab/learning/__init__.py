"""Training of the games' levels by self-play. Each game has a package.

The arena measures how strong a level is, on the firmware itself.

These modules are for all games:

splitmix    random numbers of compiled code
network     judgements and gradients of a network in floats, the optimiser Adam, compiled
training    what all runs do: checkpoints, steps of the optimiser
exploit     a player that learns against a sovereign alone
export      networks in whole numbers and levels, for the firmware
task        the command line
"""

import host_sim  # noqa: F401 - finds the firmware

"""Training of Royal Visit's levels by self-play.

engine      the game on plain arrays, with the firmware's search of a turn, compiled
judging     evaluation of all outcomes of a turn by a network
selfplay    games against itself, and the gradients of their turns
training    a run: plan, batches
plans       the plans of the levels
export      a network in whole numbers, for the firmware
"""

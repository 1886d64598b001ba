"""Training of the levels of Roi & Compagnie by self-play.

engine      the game on plain arrays, compiled
keeping     exact worths of keeping dice, all at once, in floats
deciding    a player's decisions: a network's worths and the firmware's exact keeping, compiled
chances     chances that a turn meets neither of two needs, for the firmware
selfplay    games of a network against itself, and the gradients of their turns
training    a run: batches, checkpoints
plans       the plan of the trained level
export      a network in whole numbers, for the firmware
"""

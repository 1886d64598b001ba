"""Training of the levels of Banquet Royal by self-play.

kingdoms    kingdoms to play on, laid by the firmware's setup
engine      the rules on one vector, compiled
judging     judgement of positions and actions by networks
turns       whole turns that follow these judgements
selfplay    games of a player against itself, and what the networks learn from them
training    a run: plan, batches, checkpoints
plans       the plans of the levels
export      networks in whole numbers, for the firmware
"""

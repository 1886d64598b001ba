"""The phases of a turn, and the actions that take it from one to the next.

An action is a space, by its number, or one of the ids here. A space means what the phase asks for.
"""

# What the player to act chooses. Where a group or pawn is picked, the next phase is the one after.
LIFT = 0  # the group to move; ROLL where none can
PUT = 1  # the space next to it that it goes to
CAST = 2  # ROLL, or take the move back
FALL = 3  # the die falls: chance
WALK = 4  # where the Princess goes
BOARD = 5  # the group that takes her transport; DONE
ALIGHT = 6  # where it gets off
INVITE = 7  # HOLD a feast where the Princess is; DONE
SCATTER = 8  # the group to deal out; DONE
DEAL = 9  # the empty space for its next pawn
SWAP = 10  # the space of the one pawn; DONE
GIVE = 11  # which pawn there
WITH = 12  # the space of the other pawn
TAKE = 13  # which pawn there
CLOSE = 14  # DONE

# The actions behind the spaces 0..60. ROLL, HOLD and DONE are for good: nothing takes them back.
ROLL = 61
HOLD = 62
DONE = 63  # declines what is offered and ends the turn
PAWN = 64  # + the colour of a pawn
ACTIONS = 69

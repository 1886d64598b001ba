"""Phases of a turn, action ids, and codes of why an action is illegal.

An action is the number of a space or one of the ids below. The phase decides what a space means.
"""

# What the player to act chooses in each phase. After a pick the next phase is the next number.
LIFT = 0  # the group to move; ROLL where none can
PUT = 1  # the space next to it that it goes to
CAST = 2  # ROLL
FALL = 3  # the die falls: chance
WALK = 4  # where the Princess goes
BOARD = 5  # the group that takes the Princess's transport; DONE
ALIGHT = 6  # where it gets off
INVITE = 7  # HOLD a feast where the Princess is; DONE
SCATTER = 8  # the group to deal out; DONE
DEAL = 9  # the empty space for its next pawn
SWAP = 10  # the space of the first pawn; DONE
GIVE = 11  # which pawn there
WITH = 12  # the space of the second pawn
TAKE = 13  # which pawn there
CLOSE = 14  # DONE

# Actions after the spaces 0..60. ROLL, HOLD and DONE can't be taken back.
ROLL = 61
HOLD = 62
DONE = 63  # declines the offer and ends the turn
PAWN = 64  # + the colour of a pawn
ACTIONS = 69

# Codes of `illegal_reason`, in the order of `validate.REASONS`.
(
    FINISHED,
    CHANCE_IS_DUE,
    NOT_NOW,
    MUST_MOVE,
    OUTSIDE,
    NO_PAWNS,
    HERS,
    JUST_REACHED,
    STUCK,
    OUT_OF_REACH,
    NOT_ORDINARY,
    TOO_MANY,
    MUST_LEAVE,
    TOO_FAR,
    LONE_PAWN,
    OCCUPIED,
    NOTHING_TO_SWAP,
    NO_SUCH_PAWN,
    SAME_SPACE,
    SAME_COLOUR,
) = range(1, 21)

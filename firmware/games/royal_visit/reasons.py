"""Reasons why an action is illegal: the codes of `Game.illegal_reason`, and their texts."""

(
    FINISHED,
    CHANCE_IS_DUE,
    NOTHING_PLAYED,
    MUST_ACT,
    HAND_UNKNOWN,
    NOT_HELD,
    ANOTHER_TYPE,
    OFF_BOARD,
    COURT_BROKEN,
    NOTHING_MOVES,
    JESTER_POWERLESS,
    NO_WILD_MIDDLE,
    KING_MEETS_JESTER,
) = range(1, 14)

# The text of each code; code 0 is a legal action.

REASONS = (
    "",
    "the game is over",
    "the new pile has to be shuffled first",
    "nothing was played yet",
    "there is a legal act, so nobody may pass",
    "the hand is not known here",
    "the hand does not hold the card",
    "all plays of a turn are of one type",
    "a piece would leave the board",
    "the King would not stand strictly between the Guards",
    "no piece would move",
    "the Jester is not strictly between the player's end of the board and the King",
    "a wild M is not allowed under these rules",
    "a wild card may not bring the King onto the Jester's space nor past it",
)

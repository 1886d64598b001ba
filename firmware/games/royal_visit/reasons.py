"""Why an action is not legal, in words: one for each code of `refusals`."""

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

"""Why an action is not legal: the codes of `Game.refusal`. Their words are in `reasons`."""

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

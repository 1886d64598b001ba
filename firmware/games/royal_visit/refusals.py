"""Why an action is not legal: the codes of `Game.refusal`. Their words are in `reasons`."""

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

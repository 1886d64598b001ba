"""Player of Roi & Compagnie that keeps exactly for points, and looks no further than this turn.

It aims for the most points more than the best other player. A game that would end is worth its
result.
"""

from ai.network import WHOLE_WIN
from ai.roi_et_compagnie.features import PLAYERS, SCORES
from ai.roi_et_compagnie.levels import Rater

_POINT = 250  # worth of a point; a lead of 60 is worth about a won game


class Thinker(Rater):
    """Decides one action, as the trained levels do, but without a network."""

    BLOCKS = [bytes(64)]  # noqa: RUF012 - as its base has it

    def judge(self, board) -> int:
        """Return the worth of a position after a turn: the lead over the best other player."""
        best = max(board[SCORES + 1 : SCORES + board[PLAYERS]])
        return min(max(WHOLE_WIN // 2 + _POINT * (board[SCORES] - best), 1), WHOLE_WIN - 1)

    def rate(self, action: int):
        """Set `rated` to what a card is worth, without a look at the next turn."""
        self.rated = self.worth_of(action)
        yield False

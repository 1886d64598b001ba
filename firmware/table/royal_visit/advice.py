"""A hint: the plays of a turn one after the other, each on the board that those before it leave."""

from games.royal_visit import board, plays
from table.royal_visit import reasons


class Advice:
    """The rest of a turn, and one of its plays that is pointed at.

    plays       its actions, without the END that goes without saying
    at          which of them is pointed at
    before, after   the pieces before that play and after it
    reason      why it is a good turn, a key for `say`
    chance      how likely it makes its player to win, in per cent
    """

    def __init__(self, view, actions: bytes, chance: int) -> None:
        self.plays = actions[:-1] if actions[-1] == plays.END and len(actions) > 1 else actions
        self.chance = chance
        self.before = bytearray(board.PIECES)
        self.after = bytearray(board.PIECES)
        self._start = bytes(view.pieces)
        done = view.view(view.side)
        for action in self.plays:
            if action != plays.END:
                done.make(action)
        self.reason = reasons.why(view, done, chance)
        self.at = 0
        self.step(0)

    def step(self, by: int) -> None:
        """Point at the next play (`by` = 1) or the one before (-1), round and round."""
        self.at = (self.at + by) % len(self.plays)
        self.after[:] = self._start
        for i in range(self.at + 1):
            self.before[:] = self.after
            plays.preview(self.plays[i], self.before, self.after)

    @property
    def action(self) -> int:
        return self.plays[self.at]

    @property
    def takes_card(self) -> bool:
        return plays.cost(self.action) > 0

    @property
    def nth(self) -> int:
        """How many cards of the same kind the plays before it take."""
        kind = plays.card_of(self.action)
        used = 0
        for i in range(self.at):
            if plays.card_of(self.plays[i]) == kind:
                used += plays.cost(self.plays[i])
        return used

"""Banquet Royal as it is played: a turn of moves that can be taken back, in place."""

from games.banquet_royal.phases import ACTIONS
from games.banquet_royal.position import FEWEST, MOST, Position
from games.log import Log


class Game(Position):
    """One game of Banquet Royal: a position that knows how it came about."""

    NAME = "banquet-royal"
    FEWEST = FEWEST
    MOST = MOST
    ACTIONS = ACTIONS

    def __init__(self, rules=None):
        super().__init__(rules)
        self._log = Log()

"""How a match was won, in the words that games share."""

import tables
from ui.canvas import LARGE
from ui.texts import say

_TIE_WIDE = 36  # pixels of each name, where winners share


class Ending:
    """The base of each game's Ending; see `tables` for the contract.

    ENDS        for each termination the sentence that says how the game ended, a key
    MOST        how many turns decide it, at most

    And where points are counted, of the score sheet:

    HEADS       the icons above its columns, without the one of the points; of ICONS
    OPERATORS   a character behind each: the points are the sum of the columns, say
    DECIDED     for each column the sentence that it decided, with the winner's and the other number
    """

    ENDS = ()
    MOST = 3
    DECIDED = ()

    def __init__(self, names: tuple) -> None:
        """names: what the players are called."""
        self._names = names
        self._winner = self._second = self._column = 0
        self._rows = ()  # the score sheet at the end

    def won(self, winners: int) -> str:
        """Return who won, in few large letters, or that it is a tie."""
        names = self._of(winners)
        if len(names) > 1:
            return say("A tie")
        return tables.told(say("%s wins"), names[0], font=LARGE)

    def win(self, termination: int, winners: int) -> str:
        """Return how the game ended, and who shares a tie; sentences.

        If more than two share it, there is room for their names alone.
        """
        text = say(self.ENDS[termination - 1])
        names = self._of(winners)
        if len(names) == 1:
            return text
        tie = say("Winners: %s.") % ", ".join(names)
        return tie if len(names) > 2 else text + " " + tie

    def resigned(self, player: int) -> str:
        """Return who resigned, a sentence."""
        return tables.told(say("%s resigned."), self._names[player])

    def sheet(self, view) -> tuple:
        """Return for each player what the points are made of: here the points alone."""
        return tuple([(view.score(player),) for player in range(view.players)])

    def settle(self, view, termination: int, winners: int) -> None:
        """Find out what decided between the only winner and the next best, for `lead` and `why`."""
        if not self.DECIDED:
            return
        rows = self._rows = self.sheet(view)
        players = range(len(rows))
        self._winner = next(player for player in players if winners == 1 << player)
        others = [player for player in players if player != self._winner]
        self._second = max(others, key=lambda player: rows[player][-1])
        self._column = self.column(rows[self._winner], rows[self._second])

    def column(self, first: tuple, second: tuple) -> int:
        """Return which column of the score sheet decided between two rows."""
        return 0

    def lead(self, game) -> int:
        """Return by how much the winner leads in what decided, 0 where nothing is known to."""
        if not self._rows:
            return 0
        rows = self.sheet(game)
        return rows[self._winner][self._column] - rows[self._second][self._column]

    def why(self, gained: list) -> str:
        """Return what decided, a sentence; "" for nothing.

        gained: for each of the turns that decided, by how much the winner's lead grew
        """
        if not self._rows:
            return ""
        numbers = [abs(self._rows[who][self._column]) for who in (self._winner, self._second)]
        return say(self.DECIDED[self._column]) % tuple(numbers)

    def _of(self, players: int) -> list:
        """Return the names of the players in a bit mask."""
        names = self._names
        shown = [names[player] for player in range(len(names)) if players >> player & 1]
        return [tables.short(name, _TIE_WIDE) for name in shown] if len(shown) > 1 else shown

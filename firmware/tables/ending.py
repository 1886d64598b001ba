"""How a match was won, in the words that games share."""

from ui.texts import say


class Ending:
    """The base of each game's Ending; see `tables` for the contract.

    ENDS        for each termination the sentence that says how the game ended, a key

    And where points are counted, of the score sheet:

    HEADS       the icons above its columns, without the one of the points; of ICONS
    OPERATORS   a character behind each: the points are the sum of the columns, say
    """

    ENDS = ()

    def __init__(self, seats: tuple) -> None:
        self._seats = seats

    def won(self, winners: int) -> str:
        """Return who won, in few letters, or that it is a tie."""
        names = self._names(winners)
        return say("%s wins") % names[0] if len(names) == 1 else say("A tie")

    def win(self, termination: int, winners: int) -> str:
        """Return how the game ended, and who shares a tie; sentences.

        If more than two share it, there is room for their names alone.
        """
        text = say(self.ENDS[termination - 1])
        names = self._names(winners)
        if len(names) == 1:
            return text
        tie = say("Winners: %s.") % ", ".join(names)
        return tie if len(names) > 2 else text + " " + tie

    def resigned(self, player: int) -> str:
        """Return who resigned, a sentence."""
        return say("%s resigned.") % say(self._seats[player])

    def sheet(self, view) -> tuple:
        """Return for each player what the points are made of: here the points alone."""
        return tuple([(view.score(player),) for player in range(view.players)])

    def decided(self, view, winners: int) -> str:
        """Return what decided between the winner and the next best, a sentence; "" for a tie."""
        rows = self.sheet(view)
        first = [rows[player] for player in range(len(rows)) if winners == 1 << player]
        if not first:
            return ""
        others = [rows[player] for player in range(len(rows)) if winners != 1 << player]
        return self.lead(first[0], max(others, key=lambda row: row[-1]))

    def lead(self, first: tuple, second: tuple) -> str:
        """Return what decided between a winner's row of the score sheet and another's."""
        return ""

    def went_back(self, game) -> None:
        """Count for `why`: called at the end of a game, then as it went back by each action."""

    def why(self, termination: int, winners: int) -> str:
        """Return what decided where no points are counted, in place of `win`; "" for nothing."""
        return ""

    def _names(self, players: int) -> list:
        """Return the names of the players in a bit mask."""
        seats = self._seats
        return [say(seats[player]) for player in range(len(seats)) if players >> player & 1]

"""A game's past: goes back in it and forth again, in place.

A turn is here what one player does up to where chance acts or another player is to act.
"""

from games import CHANCE, Illegal


class Past:
    """What was done in a game, and how much of that is taken back just now.

    ahead   the actions and chance events that are taken back, the next one last
    """

    def __init__(self, game):
        self.ahead = []
        self._game = game

    def rewind(self) -> None:
        """Go back to the start."""
        while self.undo() is not None:
            pass

    def back(self) -> bytes:
        """Go back before the last turn, and what chance did behind it; the turn, b"" for none."""
        done = self.undo()
        while isinstance(done, bytes):
            done = self.undo()
        player = self._game.to_act()
        turn = []
        while isinstance(done, int) and self._game.to_act() == player:
            turn.append(done)
            done = self.undo()
        if turn and done is not None:
            self.redo()  # that was of the turn before
        return bytes(reversed(turn))

    def forth(self) -> None:
        """Go on behind the next turn, and what chance did behind it."""
        self.play_turn()
        while self.ahead and self._game.to_act() == CHANCE:
            self.redo()

    def play_turn(self) -> bytes:
        """Go on behind the next turn, where a player is to act; the turn."""
        player = self._game.to_act()
        turn = bytearray()
        while self.ahead and self._game.to_act() == player:
            turn.append(self.ahead[-1])
            self.redo()
        return bytes(turn)

    def redo(self) -> None:
        """Go on behind the next action or event."""
        done = self.ahead.pop()
        if isinstance(done, bytes):
            self._game.settle(done)
        else:
            self._game.play(done)

    def undo(self):
        """Take the last action or event back, and return it; None at the start."""
        try:
            done = self._game.undo()
        except Illegal:
            return None
        self.ahead.append(done)
        return done

"""History of a game, which goes back and forward through its turns in place.

A turn here is what one player does until chance or another player is to act.
"""

from micropython import const

from games import CHANCE, Illegal

_STRIDE = const(4)  # actions and events that are taken back or redone in one step


class History:
    """Cursor over the actions and chance events of a game.

    ahead   the actions and chance events that are taken back; the next one to redo is last.
            With a list of its own, which is given, a game remembers what others have taken back
    """

    def __init__(self, game, ahead=None):
        self.ahead = [] if ahead is None else ahead
        self._game = game

    def back(self) -> bytes:
        """Undo the last turn and the chance events after it; return the turn, b"" at the start."""
        done = self.undo()
        while isinstance(done, bytes):
            done = self.undo()
        player = self._game.to_act()
        turn = []
        while isinstance(done, int) and self._game.to_act() == player:
            turn.append(done)
            done = self.undo()
        if turn and done is not None:
            self.redo()  # it belongs to the turn before
        return bytes(reversed(turn))

    def forward(self) -> None:
        """Redo the next turn and the chance events after it."""
        self.play_turn()
        while self.ahead and self._game.to_act() == CHANCE:
            self.redo()

    def play_turn(self) -> bytes:
        """Redo the next turn while a player is to act; return the turn."""
        player = self._game.to_act()
        turn = bytearray()
        while self.ahead and self._game.to_act() == player:
            turn.append(self.ahead[-1])
            self.redo()
        return bytes(turn)

    def going_to(self, ahead: int):
        """Go back or forward until so many actions and events are ahead. Yields each step."""
        while len(self.ahead) != ahead:
            if len(self.ahead) < ahead:
                self.undo()
            else:
                self.redo()
            if len(self.ahead) % _STRIDE == 0:
                yield

    def redo(self) -> None:
        """Redo the next action or chance event."""
        done = self.ahead.pop()
        if isinstance(done, bytes):
            self._game.apply_chance(done)
        else:
            self._game.play(done)

    def undo(self):
        """Take back the last action or chance event and return it; None at the start.

        Where memory runs out nothing is taken back.
        """
        self.ahead.append(None)  # room for it
        try:
            done = self.ahead[-1] = self._game.undo()
            return done
        except Illegal:
            return None
        finally:
            if self.ahead[-1] is None:
                self.ahead.pop()

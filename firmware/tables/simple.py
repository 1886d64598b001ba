"""Table for a game without secret hands and with few actions to choose from."""

from micropython import const

import games
import tables
from base import DOWN, OK, RIGHT
from tables.shared import CURSOR_TUNE, ILLEGAL_TUNE, OpenTable
from ui.canvas import header
from ui.texts import say

_TOLD_Y = const(37)
_CHOICE_Y = const(50)


class SimpleTable(OpenTable):
    """Base of a table at which the buttons go through the legal actions, and OK plays one.

    A game's own Table says what an action does (`describe`), draws the board and paints the lamps.

    COLOURS    for each palette the colours of the game, 0xRRGGBB, such as one for each player
    TUNE       what sounds with an action, as in `tables.shared`
    colours    those in use
    lights     the lamps of the board
    """

    COLOURS = {}
    TUNE = CURSOR_TUNE

    def __init__(self, new_game, lights, buzzer, seats: tuple) -> None:
        """new_game: the class Game of the game."""
        super().__init__(buzzer, seats, new_game(), new_game(), None, ())
        self.colours = ()
        self.lights = lights
        self._legal = bytearray(new_game.ACTIONS)
        self._count = 0  # legal actions; behind them the cursor is on Pause
        self._cursor = 0

    def describe(self, board, action: int) -> str:
        """Return what an action does, in a few words; board: the game before it.

        After a chance event: what it was; then action is CHANCE, and board the game after it.
        """
        raise NotImplementedError

    def draw_board(self, canvas) -> None:
        """Draw `board` in the rows 12 to 36."""
        raise NotImplementedError

    def paint(self, now: int) -> None:
        """Paint the lamps: `board`, and where the `aimed` action leads."""
        raise NotImplementedError

    @property
    def board(self):
        """The game that is shown."""
        return self._after

    @property
    def aimed(self) -> int:
        """The action under the cursor, or -1."""
        asks = self._deciding >= 0 and self._cursor < self._count
        return self._legal[self._cursor] if asks else -1

    def dress(self, colours: str, step_ms: int) -> None:
        """Set the palette, and how long a step of the narration lasts."""
        self.colours = self.COLOURS[colours]
        self.narration.step_ms = step_ms

    def show(self, now: int, views: tuple, deciding: int, _can_take_back: bool) -> None:
        """Show a new state; deciding: the player who is asked, -1 for none."""
        self._copy(views[0])
        self._deciding = deciding
        self._count = self._after.legal(self._legal) if deciding >= 0 else 0
        self._cursor = 0
        self._changed()

    def _tell_action(self, player: int, action: int) -> None:
        board = self._before
        if action == games.CHANCE:
            board = self._after
            if board.to_act() >= 0:
                player = board.to_act()  # who rolls is who then acts
        what = self.describe(board, action)
        self._told = tables.told(say("%s: %s"), tables.called[player], what)
        self.narration.add(self._told, self.TUNE, None)

    def press(self, now: int, end: int, button: int):
        """Answer a press at one end; return an action id, a request, or None."""
        if self.telling and button == OK:
            self.narration.hurry()
        elif self._asks(end) and button != OK:
            by = 1 if button in (RIGHT, DOWN) else -1
            self._cursor = (self._cursor + by) % (self._count + 1)
            self._buzzer.play(CURSOR_TUNE)
            self._changed()
        elif button == OK:
            return self.aimed if self._asks(end) and self.aimed >= 0 else tables.PAUSE
        else:
            self._buzzer.play(ILLEGAL_TUNE)
        return None

    def focus(self, end: int):
        """Return where the cursor is: (0, number of the action); the last one pauses."""
        return (0, self._cursor) if self._asks(end) else None

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end: whose turn, the board, what happened, the choice."""
        player = self.board.to_act()
        header(canvas, tables.called[player] if player >= 0 else "")
        self.draw_board(canvas)
        asked = self._asks(end)
        canvas.centre(self._words(asked), _TOLD_Y)
        aimed = self.aimed if asked else -1
        if aimed >= 0:
            canvas.centre(self.describe(self.board, aimed), _CHOICE_Y)
        elif not self.telling:
            canvas.centre(say("Pause"), _CHOICE_Y)

    def draw_past(self, canvas, _action: int) -> None:
        """Draw a step of the past."""
        header(canvas, say("Last turns"))
        self.draw_board(canvas)
        canvas.centre(self._words(), _TOLD_Y)

    def celebrate(self, now: int, winners: int) -> None:
        """Run the colour of the first winner along the board, where players have colours."""
        self._deciding = -1
        self.paint(now)
        winner = next(player for player in range(len(self._seats)) if winners >> player & 1)
        self.lights.wave(self.colours[winner % len(self.colours)])

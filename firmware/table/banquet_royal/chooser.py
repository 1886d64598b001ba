"""What the player who is asked points at: a space of the map, or a line of the menu beside it."""

from array import array

from micropython import const

import table
from drivers import buttons
from games.banquet_royal import phases
from games.banquet_royal.game import Game
from games.banquet_royal.hexes import CENTRE, NOWHERE, SPACES
from table.banquet_royal import steps
from table.banquet_royal.scene import GOAL, PICK, Scene

MAP, MENU = range(2)  # where the cursor is

_LINES = const(6)
_MOVES = (phases.PUT, phases.WALK, phases.ALIGHT, phases.DEAL)  # OK on a space moves somebody there


class Chooser:
    """Follows the buttons of the player who is asked.

    board    what there would be if OK were pressed
    tries    whether it differs from what there is: somebody would come to `spot`
    cursor   the space it points at, or did before it went to the menu
    spot     the same, NOWHERE while it is in the menu
    origin   the space whose group or pawn was picked up, NOWHERE for none
    targets  PICK or GOAL for each space that may be chosen
    menu     what the menu offers, `lines` of it: actions and requests; `line` has the cursor
    fresh    nothing was pressed yet since it was asked
    denied   the last press asked for what can't be done
    """

    def __init__(self) -> None:
        self.board = Game()
        self.view = None
        self.tries = False
        self.targets = bytearray(SPACES)
        self.origin = NOWHERE
        self.focus = MAP
        self.menu = array("b", bytes(_LINES))
        self.lines = 0
        self.line = 0
        self.fresh = True
        self.denied = False
        self.cursor = CENTRE
        self.spot = NOWHERE
        self._legal = bytearray(phases.ACTIONS)

    @property
    def looks_around(self) -> bool:
        """Whether no space is asked for, so that the cursor may go anywhere."""
        return not any(self.targets)

    def show(self, view, can_take_back: bool) -> None:
        """Take over a new state, and put the cursor where it will be wanted."""
        self.view = view
        self.origin = view.lifted
        self.fresh = True
        self.denied = False
        count = view.legal(self._legal)
        target = GOAL if view.phase in _MOVES else PICK
        self.targets[:] = Scene.targets  # none
        self.lines = 0
        self.line = 0
        for i in range(count):
            action = self._legal[i]
            if action < SPACES:
                self.targets[action] = target
            else:
                self._offer(action)
        if can_take_back:
            self._offer(table.TAKE_BACK)
        self._offer(table.PAGES)
        self._offer(table.PAUSE)
        self._place(can_take_back)

    def _offer(self, item: int) -> None:
        self.menu[self.lines] = item
        self.lines += 1

    def _place(self, can_take_back: bool) -> None:
        if self._asks_for_pawn():
            self.cursor = self.origin if self.view.met == NOWHERE else self.view.met
        elif any(self.targets):
            if can_take_back and self._carries():
                self.targets[self.origin] = PICK  # where OK puts the group back
            start = self.cursor if self.origin == NOWHERE else self.origin
            self.cursor = steps.nearest(self.targets, start)
        self.focus = MAP if any(self.targets) else MENU
        self._preview()

    def _carries(self) -> bool:
        """Whether a group was picked up, to be put down."""
        return self.view.phase in (phases.PUT, phases.ALIGHT)

    def _asks_for_pawn(self) -> bool:
        """Whether one of the pawns under the cursor is asked for, by the menu."""
        return self.view.phase in (phases.GIVE, phases.TAKE)

    def _preview(self) -> None:
        """Let the board be as it would be after OK, where that moves somebody."""
        self.spot = self.cursor if self.focus == MAP or self._asks_for_pawn() else NOWHERE
        self.view.view(self.view.player, self.board)
        self.tries = self.view.phase in _MOVES and self.spot not in (NOWHERE, self.origin)
        if self.tries:
            self.board.make(self.spot)

    def press(self, button: int) -> int:
        """Move the cursor or act; answers an action id, or a request of `table`."""
        self.fresh = False
        self.denied = False
        answer = self._press_map(button) if self.focus == MAP else self._press_menu(button)
        self._preview()
        return answer

    def _press_map(self, button: int) -> int:
        looks = self.looks_around
        if button == buttons.OK:
            if looks:
                self.focus = MENU
                return table.NOTHING
            at_origin = self._carries() and self.spot == self.origin
            return table.TAKE_BACK if at_origin else self.spot
        start = self.cursor
        self.cursor = steps.step(self.view.icons if looks else self.targets, start, button)
        if self.cursor == start:
            if button == buttons.RIGHT:
                self.focus = MENU
            else:
                self.denied = True
        return table.NOTHING

    def _press_menu(self, button: int) -> int:
        if button == buttons.OK:
            return self.menu[self.line]
        if button == buttons.UP or button == buttons.DOWN:
            self.line = (self.line + (1 if button == buttons.DOWN else -1)) % self.lines
        elif button == buttons.LEFT and not self._asks_for_pawn():
            self.focus = MAP
        else:
            self.denied = True
        return table.NOTHING

"""Choices of the player who is asked: a space of the map, or a line of the menu beside it."""

from micropython import const

import tables
from base import loader
from base.keys import DOWN, LEFT, OK, RIGHT, UP
from games.banquet_royal import phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CENTRE, NOWHERE, ROWS, SPACES, row_of
from tables.banquet_royal.map import halves
from tables.banquet_royal.scene import GOAL, PICK, Scene

PAGES = tables.Request("pages")  # the table itself answers it

MAP, MENU = range(2)  # where the cursor is

_LINES = const(7)
_MOVES = (phases.PUT, phases.WALK, phases.ALIGHT, phases.DEAL)  # in these OK moves a piece
_ROWS = len(ROWS) - 1


class Chooser:
    """Follows the buttons of the player who is asked.

    board      the board as it would be after OK
    tries      whether it differs from the present one: a piece would come to `spot`
    focus      where the cursor is: MAP or MENU
    cursor     the space under the cursor, or last under it
    spot       the same, NOWHERE while the cursor is in the menu
    origin     the space whose group or pawn was picked up, NOWHERE for none
    targets    PICK or GOAL for each space that can be chosen
    menu       actions and requests, `lines` of them; `line` has the cursor
    hint       the `tables.banquet_royal.hint.Hint` that is shown, or None
    thinking   whether a hint is being found
    fresh      whether nothing was pressed yet since the player was asked
    denied     whether the last press asked for what can't be done
    """

    def __init__(self) -> None:
        self.board = Game()
        self.view = None
        self.tries = False
        self.targets = bytearray(SPACES)
        self.origin = NOWHERE
        self.focus = MAP
        self.menu = [None] * _LINES
        self.lines = 0
        self.line = 0
        self.hint = None
        self.thinking = False
        self.fresh = True
        self.denied = False
        self.cursor = CENTRE
        self.spot = NOWHERE
        self._legal = bytearray(phases.ACTIONS)

    @property
    def looks_around(self) -> bool:
        """Whether no space is asked for, so that the cursor can go anywhere."""
        return not any(self.targets)

    def show(self, view, can_take_back: bool) -> None:
        """Take over a new state, and put the cursor on the likely choice."""
        self.view = view
        self.origin = view.lifted
        self.hint = None
        self.thinking = False
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
        self._offer(tables.HINT)
        if can_take_back:
            self._offer(tables.TAKE_BACK)
        self._offer(PAGES)
        self._offer(tables.PAUSE)
        self._place(can_take_back)

    def _offer(self, item) -> None:
        self.menu[self.lines] = item
        self.lines += 1

    def _place(self, can_take_back: bool) -> None:
        """Put the cursor on the likely choice."""
        if self._asks_for_pawn():
            self.cursor = self.origin if self.view.met == NOWHERE else self.view.met
        elif any(self.targets):
            if can_take_back and self._carries():
                self.targets[self.origin] = PICK  # where OK puts the group back
            start = self.cursor if self.origin == NOWHERE else self.origin
            self.cursor = nearest(self.targets, start)
        self.focus = MAP if any(self.targets) else MENU
        self._preview()

    def _carries(self) -> bool:
        """Return whether a group was picked up and must be put down."""
        return self.view.phase in (phases.PUT, phases.ALIGHT)

    def _asks_for_pawn(self) -> bool:
        """Return whether one of the pawns under the cursor must be chosen, in the menu."""
        return self.view.phase in (phases.GIVE, phases.TAKE)

    def _preview(self) -> None:
        """Make `board` the board after OK, if that moves a piece."""
        self.spot = self.cursor if self.focus == MAP or self._asks_for_pawn() else NOWHERE
        self.view.view(self.view.player, self.board)
        self.tries = self.view.phase in _MOVES and self.spot not in (NOWHERE, self.origin)
        if self.tries:
            self.board.make(self.spot)

    def press(self, button: int):
        """Move the cursor or act; return an action id, a request, or None."""
        self.fresh = False
        self.denied = False
        if self.hint and button == OK:
            return tables.FOLLOW
        self.hint = None
        answer = self._press_map(button) if self.focus == MAP else self._press_menu(button)
        self.thinking = answer is tables.HINT
        self._preview()
        return answer

    def show_hint(self, actions: bytes) -> None:
        """Show a hint, with the cursor on the first of the best actions."""
        self.thinking = False
        hint = loader.load(loader.SCREEN, "tables.banquet_royal.hint")
        self.hint = hint.Hint(self.view, actions)
        action = actions[0]
        if action < SPACES:
            self.focus = MAP
            self.cursor = action
        else:
            self.focus = MENU
            self.line = self.menu.index(action)
        self._preview()

    def _press_map(self, button: int):
        looks = self.looks_around
        if button == OK:
            if looks:
                self.focus = MENU
                return None
            at_origin = self._carries() and self.spot == self.origin
            return tables.TAKE_BACK if at_origin else self.spot
        start = self.cursor
        self.cursor = step(self.view.icons if looks else self.targets, start, button)
        if self.cursor == start:
            if button == RIGHT:
                self.focus = MENU
            else:
                self.denied = True
        return None

    def _press_menu(self, button: int):
        if button == OK:
            return self.menu[self.line]
        if button in (UP, DOWN):
            self.line = (self.line + (1 if button == DOWN else -1)) % self.lines
        elif button == LEFT and not self._asks_for_pawn():
            self.focus = MAP
        else:
            self.denied = True
        return None


def step(open_to: bytes | bytearray, start: int, button: int) -> int:
    """Return the next space in the direction of a button; `start` if there is none.

    open_to: not 0 for each space where the cursor can be. Left and right go along a row; up and
    down go to the nearest space of the next row that has one. So every space can be reached.
    """
    by = 1 if button in (RIGHT, DOWN) else -1
    r = row_of(start)
    if button in (LEFT, RIGHT):
        space = start + by
        while ROWS[r] <= space < ROWS[r + 1]:
            if open_to[space]:
                return space
            space += by
        return start
    r += by
    while 0 <= r < _ROWS:
        space = _nearest_in_row(open_to, start, r, by)
        if space != NOWHERE:
            return space
        r += by
    return start


def nearest(open_to: bytes | bytearray, start: int) -> int:
    """Return the space nearest to `start` where the cursor can be; NOWHERE if there is none."""
    if open_to[start]:
        return start
    best = NOWHERE
    for r in range(_ROWS):
        space = _nearest_in_row(open_to, start, r, 1)
        if space != NOWHERE and (best == NOWHERE or _gap(start, space) < _gap(start, best)):
            best = space
    return best


def _nearest_in_row(open_to: bytes | bytearray, start: int, r: int, by: int) -> int:
    """Return the nearest space of row `r`, or NOWHERE.

    Of two equally near ones it is the left one on the way down and the right one on the way up, so
    that the way back is the same.
    """
    best = NOWHERE
    here = halves(start)
    least = SPACES
    for space in range(ROWS[r], ROWS[r + 1]):
        if open_to[space]:
            aside = abs(here - halves(space))
            if aside < least or (by < 0 and aside == least):
                best = space
                least = aside
    return best


def _gap(start: int, space: int) -> int:
    """Return the distance between two spaces, in half spaces."""
    return max(2 * abs(row_of(start) - row_of(space)), abs(halves(start) - halves(space)))

"""Choices of the player who is asked: a space of the map, or an item of the bar below it."""

import tables
from base import DOWN, LEFT, OK, RIGHT, UP, loader
from games.banquet_royal import FAMILIES, phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CENTRE, NOWHERE, ROW, ROWS, SPACES
from tables import shared
from tables.banquet_royal import icons
from tables.banquet_royal.map import GOAL, HALVES, ICONS, PICK, Scene
from ui import icons as ui_icons
from ui.canvas import ICONS as UI_ICONS
from ui.texts import N_, say

MAP, BAR = range(2)  # where the cursor is

# Items of bars, and what OK answers on each.
PAUSE = shared.PAUSE
ROLL, FEAST, DONE, TAKE_BACK, ASK_FOR_HINT, SHOW_MAP, OVERVIEW, SHEET, SIGNS, PAWN = range(1, 11)
_ANSWERS = (
    tables.PAUSE,
    phases.ROLL,
    phases.HOLD,
    phases.DONE,
    tables.TAKE_BACK,
    tables.HINT,
) + (None,) * 4

_DRAWINGS = (
    (UI_ICONS, ui_icons.PAUSE),
    (ICONS, icons.DIE),
    (ICONS, icons.BIG_FEAST),
    (UI_ICONS, ui_icons.CHECK),
    (UI_ICONS, ui_icons.BACK),
    (UI_ICONS, ui_icons.HINT),
    (ICONS, icons.BIG_CASTLE),
    (ICONS, icons.OVERVIEW),
    (ICONS, icons.SHEET),
    (ICONS, icons.SIGNS),
) + ((ICONS, icons.PAWN),) * len(FAMILIES)
_NAMES = (
    N_("Pause"),
    N_("Roll"),
    N_("Feast!"),
    N_("End turn"),
    N_("Take back"),
    N_("Help"),
    N_("Map"),
    N_("Overview"),
    N_("Fame"),
    N_("Signs"),
) + FAMILIES

_MOVES = (phases.PUT, phases.WALK, phases.ALIGHT, phases.DEAL)  # in these OK moves a piece
_ROWS = len(ROWS) - 1


def new_bar() -> shared.Bar:
    """Return a bar without items."""
    return shared.Bar(_DRAWINGS, _NAMES)


def item_of(action: int) -> int:
    """Return the item of the bar that plays an action that needs no space."""
    return PAWN + action - phases.PAWN if action >= phases.PAWN else ROLL + action - phases.ROLL


def name_of(action: int) -> str:
    """Return the name of an action that needs no space."""
    return say(_NAMES[item_of(action)])


class Chooser:
    """Follows the buttons of the player who is asked.

    board      the board as it would be after OK
    tries      whether it differs from the present one: a piece would come to `spot`
    focus      where the cursor is: MAP or BAR
    cursor     the space under the cursor, or last under it
    spot       the same, NOWHERE while the cursor is on the bar
    origin     the space whose group or pawn was picked up, NOWHERE for none
    targets    PICK or GOAL for each space that can be chosen
    bar        the `Bar` of actions and pages
    hint       the `tables.banquet_royal.hint.Hint` that is shown, or None
    thinking   whether a hint is being found
    fresh      whether nothing was pressed yet since the player was asked
    denied     whether the last press asked for what can't be done
    tune       the sound of the last press
    """

    def __init__(self) -> None:
        self.board = Game()
        self.view = None
        self.tries = False
        self.targets = bytearray(SPACES)
        self.origin = NOWHERE
        self.focus = MAP
        self.bar = new_bar()
        self.hint = None
        self.thinking = False
        self.fresh = True
        self.denied = False
        self.cursor = CENTRE
        self.spot = NOWHERE
        self._legal = bytearray(phases.ACTIONS)

    @property
    def tune(self) -> bytes:
        return shared.ILLEGAL_TUNE if self.denied else shared.CURSOR_TUNE

    @property
    def player(self) -> int:
        """The player who is asked."""
        return self.view.player

    @property
    def at(self) -> tuple:
        """Where the cursor is: the focus, and the number of the space or item of the bar."""
        return self.focus, self.bar.cursor if self.focus == BAR else self.cursor

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
        self.bar.clear()
        for i in range(count):
            action = self._legal[i]
            if action < SPACES:
                self.targets[action] = target
            else:
                self.bar.put(item_of(action))
        if can_take_back:
            self.bar.put(TAKE_BACK)
        for item in (ASK_FOR_HINT, OVERVIEW, SHEET, SIGNS, PAUSE):
            self.bar.put(item)
        self._place(can_take_back)

    def _place(self, can_take_back: bool) -> None:
        """Put the cursor on the likely choice."""
        if self.asks_for_pawn:
            self.cursor = self.origin if self.view.met == NOWHERE else self.view.met
        elif self.carries:
            self.cursor = self.origin
            if can_take_back:
                self.targets[self.origin] = PICK  # where OK puts the group back
        elif any(self.targets):
            start = self.view.princess if self.view.phase == phases.WALK else self.cursor
            self.cursor = nearest(self.targets, start)
        self.focus = MAP if any(self.targets) else BAR
        self._preview()

    @property
    def carries(self) -> bool:
        """Whether a group was picked up and must be put down."""
        return self.view.phase in (phases.PUT, phases.ALIGHT)

    @property
    def unaimed(self) -> bool:
        """Whether a group was picked up and OK can't put it down: no space was pointed at yet."""
        if not self.carries or self.spot != self.origin:
            return False
        return self.fresh or not self.targets[self.origin]

    @property
    def asks_for_pawn(self) -> bool:
        """Whether one of the pawns under the cursor must be chosen, on the bar."""
        return self.view.phase in (phases.GIVE, phases.TAKE)

    def _preview(self) -> None:
        """Make `board` the board after OK, if that moves a piece."""
        self.spot = self.cursor if self.focus == MAP or self.asks_for_pawn else NOWHERE
        self.view.view(self.view.player, self.board)
        self.tries = self.view.phase in _MOVES and self.spot not in (NOWHERE, self.origin)
        if self.tries:
            self.board.make(self.spot)

    def press(self, button: int):
        """Move the cursor or act; return an action id, a request, or None."""
        self.denied = self.unaimed and button == OK
        if self.denied:
            return None
        self.fresh = False
        if self.hint and button == OK:
            return tables.FOLLOW
        self.hint = None
        answer = self._press_map(button) if self.focus == MAP else self._press_bar(button)
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
            self.focus = BAR
            self.bar.point(item_of(action))
        self._preview()

    def _press_map(self, button: int):
        looks = self.looks_around
        if button == OK and not looks:
            at_origin = self.carries and self.spot == self.origin
            return tables.TAKE_BACK if at_origin else self.spot
        start = self.cursor
        if button != OK:
            self.cursor = next_space(self.view.icons if looks else self.targets, start, button)
        if self.cursor == start:
            self.denied = button not in (OK, DOWN)
            self.focus = MAP if self.denied else BAR
        return None

    def _press_bar(self, button: int):
        item = self.bar.item
        if button == OK:
            if item >= PAWN:
                return phases.PAWN + item - PAWN
            return _ANSWERS[item]
        if button in (LEFT, RIGHT):
            self.bar.go(1 if button == RIGHT else -1)
        elif button == UP:
            self.bar.cursor = 0
            if not self.asks_for_pawn:
                self.focus = MAP
        else:
            self.denied = True
        return None


def next_space(open_to: bytes | bytearray, start: int, button: int) -> int:
    """Return the next space in the direction of a button; `start` if there is none.

    open_to: not 0 for each space where the cursor can be. Up and down go to the nearest one of the
    next row that has one. Left and right go along the row, and from its last one to the nearest one
    of another row on that side, at most as steep as to a neighbour. All can be reached so.
    """
    by = 1 if button in (DOWN, RIGHT) else -1
    r = ROW[start]
    if button in (UP, DOWN):
        space = NOWHERE
        while space == NOWHERE and 0 <= r + by < _ROWS:
            r += by
            space = _nearest_in_row(open_to, start, r)
        return start if space == NOWHERE else space
    space = start + by
    while 0 <= space < SPACES and ROW[space] == r:
        if open_to[space]:
            return space
        space += by
    best = start
    for space in range(SPACES):
        aside = by * (HALVES[space] - HALVES[start])
        lies_there = open_to[space] and aside >= max(1, abs(ROW[space] - r))
        if lies_there and (best == start or _gap(start, space) < _gap(start, best)):
            best = space
    return best


def nearest(open_to: bytes | bytearray, start: int) -> int:
    """Return the space nearest to `start` where the cursor can be; NOWHERE if there is none."""
    if open_to[start]:
        return start
    best = NOWHERE
    for r in range(_ROWS):
        space = _nearest_in_row(open_to, start, r)
        if space != NOWHERE and (best == NOWHERE or _gap(start, space) < _gap(start, best)):
            best = space
    return best


def _nearest_in_row(open_to: bytes | bytearray, start: int, r: int) -> int:
    """Return the nearest space of row `r`, the left one of two equally near ones, or NOWHERE."""
    best = NOWHERE
    least = 0
    for space in range(ROWS[r], ROWS[r + 1]):
        if open_to[space]:
            aside = abs(HALVES[space] - HALVES[start])
            if best == NOWHERE or aside < least:
                best = space
                least = aside
    return best


def _gap(start: int, space: int) -> int:
    """Return the distance between two spaces, in half spaces."""
    return max(2 * abs(ROW[start] - ROW[space]), abs(HALVES[start] - HALVES[space]))

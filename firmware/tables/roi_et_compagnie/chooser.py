"""Choices of the player who is asked: dice, the row, ways to take a card; and the bar of pages."""

from micropython import const

import tables
from base import loader
from base.keys import DOWN, LEFT, OK, RIGHT, UP
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import DICE
from games.roi_et_compagnie.position import (
    PENALTY,
    PLACES,
    PLAINLY,
    ROLL_ALL,
    TO_PLAYER,
    WITHOUT_LOCATION,
    take,
)
from tables.roi_et_compagnie import icons, sketch, words
from ui import icons as ui_icons
from ui.canvas import WIDTH

# Where the cursor is. At ALONE, below the row, OK takes the inhabitant at `place` without the
# location that it could bring.
DIE, ROW, ALONE, BAR, ASK, HINT = range(6)

# Items of bars.
ROLL, PAY, ASK_FOR_HINT, SHOW_DICE, KINGDOMS, NEEDS, PAUSE = range(7)

BAR_Y = const(54)

_PITCH = const(13)
_HEIGHT = const(10)
_ITEM_ICONS = (icons.ROLL, icons.PENALTY, icons.HELP, icons.ROLL, icons.KINGDOMS, icons.NEEDS)

_WAYS = const(7)  # to take one card, at most


class Chooser:
    """Follows the buttons of the player who is asked.

    board     the player's view
    focus     where the cursor is
    kept      bit mask of the dice that are set aside
    die       the die under the cursor, or last under it
    place     the place of the row under the cursor, or last under it
    hint      what is shown while the focus is HINT, see `tables.roi_et_compagnie.hint`; None
              while it is found
    ways      the actions that take the inhabitant at `place`, `way_count` of them, then a line to
              go back; `way` has the cursor while the focus is ASK
    fresh     whether nothing was pressed yet since the player was asked
    denied    whether the last press asked for what can't be done
    tune      the sound of the last press
    """

    def __init__(self) -> None:
        self.board = None
        self.focus = BAR
        self.bar = Bar()
        self.kept = 0
        self.die = 0
        self.place = 0
        self.hint = None
        self.ways = bytearray(_WAYS)
        self.way_count = 0
        self.way = 0
        self.fresh = True
        self.denied = False
        self.tune = words.STEP_TUNE

    @property
    def rolled(self) -> bool:
        """Whether dice were rolled."""
        return self.board.dice[0] > 0

    @property
    def chooses_dice(self) -> bool:
        """Whether it matters which dice are kept."""
        return self.rolled and self.board.rolls > 0

    @property
    def die_pointed(self) -> int:
        """The die under the cursor, -1 if that is elsewhere."""
        return self.die if self.focus == DIE else -1

    @property
    def place_pointed(self) -> int:
        """The place of the row under the cursor, -1 if that is elsewhere."""
        return self.place if self.focus == ROW or self.focus == ALONE else -1

    def show(self, view) -> None:
        """Take over a new state, and put the cursor on the likely choice."""
        self.board = view
        self.fresh = True
        self.denied = False
        self.hint = None
        if not self.chooses_dice:
            self.kept = 0
        self._fill_bar()
        best = position.best_offer(view)
        if best >= 0:
            self.place = best
        if self.chooses_dice:
            self._to_dice()
        else:
            self.focus = ROW if best >= 0 else BAR

    def _fill_bar(self) -> None:
        self.bar.clear()
        if self.board.rolls:
            self.bar.put(ROLL)
        if not self.board.illegal_reason(PENALTY):
            self.bar.put(PAY)
        self.bar.put(ASK_FOR_HINT)
        self.bar.put(KINGDOMS)
        self.bar.put(NEEDS)
        self.bar.put(PAUSE)

    def _to_dice(self) -> None:
        """Put the cursor on the first die that isn't kept."""
        self.focus = DIE
        self.die = 0
        while self.die < DICE - 1 and self.kept >> self.die & 1:
            self.die += 1

    def press(self, button: int):
        """Move the cursor or act; return an action id, a request, or None."""
        self.fresh = False
        self.denied = False
        self.tune = words.STEP_TUNE
        if self.focus == ASK:
            answer = self._press_ask(button)
        elif self.focus == HINT:
            answer = self._press_hint(button)
        elif button == OK:
            answer = self._act()
        else:
            answer = None
            self._move(button)
        if self.denied:
            self.tune = words.DENIED_TUNE
        return answer

    def _move(self, button: int) -> None:
        by = 1 if button in (RIGHT, DOWN) else -1
        if button in (UP, DOWN):
            self._change_focus(by)
        elif self.focus == DIE:
            self.die = (self.die + by) % DICE
        elif self.focus == BAR:
            self.bar.step(by)
        else:
            self.place = (self.place + by) % PLACES
            self.focus = ROW

    def _change_focus(self, by: int) -> None:
        """Go from dice to row to bar, in a circle; ALONE only on the way down."""
        self.focus = (self.focus + by) % (BAR + 1)
        if self.focus == ALONE and (by < 0 or not self._may_leave_location()):
            self.focus += by
        if self.focus == DIE and not self.chooses_dice:
            self.focus = ROW if by > 0 else BAR
        if self.focus == BAR:
            self.bar.cursor = 0

    def _act(self):
        """Answer OK on a die, the row or the bar."""
        if self.focus == DIE:
            self.kept ^= 1 << self.die
            self.tune = words.KEEP_TUNE if self.kept >> self.die & 1 else words.FREE_TUNE
            return None
        if self.focus == ALONE:
            return take(self.place, WITHOUT_LOCATION)
        return self._act_on_row() if self.focus == ROW else self._act_on_bar()

    def _may_leave_location(self) -> bool:
        return not self.board.illegal_reason(take(self.place, WITHOUT_LOCATION))

    def _act_on_row(self):
        """Answer OK on an inhabitant: the only action, or ask which."""
        self._find_ways()
        if self.way_count == 1:
            return self.ways[0]
        self.denied = not self.way_count
        if self.way_count:
            self.focus = ASK
            self.way = 0
        return None

    def _find_ways(self) -> None:
        """Find the ways to take the inhabitant at `place`.

        Leaving its location is one of them only if taking it ends the game.
        """
        self.way_count = 0
        for how in range(PLAINLY, TO_PLAYER + self.board.players):
            action = take(self.place, how)
            if self.board.illegal_reason(action):
                continue
            if how == WITHOUT_LOCATION and not position.ends_game(self.board, self.place):
                continue
            self.ways[self.way_count] = action
            self.way_count += 1

    def _press_ask(self, button: int):
        """Go through the ways to take a card."""
        lines = self.way_count + 1
        if button in (UP, DOWN):
            self.way = (self.way + (1 if button == DOWN else -1)) % lines
        elif button != OK or self.way == self.way_count:
            self.focus = ROW
        else:
            return self.ways[self.way]
        return None

    def show_hint(self, action: int) -> None:
        """Show a hint: the best action. The dice that it keeps are set aside."""
        if self.chooses_dice and position.is_roll(action):
            self.kept = ROLL_ALL & ~action
        hint = loader.load(loader.SCREEN, "tables.roi_et_compagnie.hint")
        self.hint = hint.Hint(self.board, action)
        self.focus = HINT

    def advance(self) -> bool:
        """Compute the hint that is shown a little further; return whether its page changes."""
        return self.focus == HINT and self.hint is not None and self.hint.advance()

    def _press_hint(self, button: int):
        """Pass a button to what is shown; left and right go back to the bar."""
        if button in (LEFT, RIGHT) or not self.hint:
            self.focus = BAR
            return None
        return self.hint.press(self, button)

    def keep(self, dice: int) -> None:
        """Set these dice aside, a bit mask, and no others."""
        self.kept = dice
        self.tune = words.KEEP_TUNE
        self._to_dice()

    def _act_on_bar(self):
        item = self.bar.item
        if item == PAUSE:
            return tables.PAUSE
        if item == PAY:
            return PENALTY
        if item == ROLL:
            mask = ROLL_ALL & ~self.kept
            self.denied = not mask
            return mask or None
        if item == ASK_FOR_HINT:
            self.hint = None
            self.focus = HINT
            return tables.HINT
        if self.chooses_dice:
            self._to_dice()
        else:
            self.bar.cursor = 0
        return None


class Bar:
    """A bar at the lower edge of a page: items in a row, one of them under the cursor."""

    def __init__(self) -> None:
        self.count = 0
        self.cursor = 0
        self._items = bytearray(PAUSE + 1)

    @property
    def item(self) -> int:
        """The item under the cursor."""
        return self._items[self.cursor]

    def clear(self) -> None:
        """Remove all items."""
        self.count = 0
        self.cursor = 0

    def point(self, item: int) -> None:
        """Put the cursor on an item of the bar."""
        while self.item != item:
            self.step(1)

    def put(self, item: int) -> None:
        """Add an item at the right."""
        self._items[self.count] = item
        self.count += 1

    def step(self, by: int) -> None:
        """Go to the next item (by 1) or the one before (-1), in a circle."""
        self.cursor = (self.cursor + by) % self.count

    def draw(self, canvas, chosen: bool) -> None:
        """Draw the items; the one under the cursor dark on light if it is `chosen`."""
        for i in range(self.count):
            x = i * _PITCH
            ink = 1
            if chosen and i == self.cursor:
                canvas.frame.fill_rect(x, BAR_Y, _PITCH, _HEIGHT, 1)
                ink = 0
            item = self._items[i]
            if item == PAUSE:
                canvas.icon(ui_icons.PAUSE, x + 2, BAR_Y, ink)
            else:
                sketch.ICONS.draw(canvas.frame, _ITEM_ICONS[item], x + 2, BAR_Y, ink)


def draw_stock(canvas, board) -> None:
    """Draw how many inhabitants and penalties are left, at the right end of the bar."""
    x = canvas.right(str(board.penalties_size), WIDTH, BAR_Y) - 2
    x -= sketch.ICONS.width(icons.PENALTY)
    sketch.ICONS.draw(canvas.frame, icons.PENALTY, x, BAR_Y, 1)
    x = canvas.right(str(board.pile_size), x - 5, BAR_Y) - 2
    canvas.icon(ui_icons.CARD_BACK, x - canvas.icon_width(ui_icons.CARD_BACK), BAR_Y)

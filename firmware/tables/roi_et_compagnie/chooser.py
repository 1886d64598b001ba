"""Choices of the player who is asked: dice, the row, ways to take a card; and the bar of pages."""

from micropython import const

import tables
from base import DOWN, OK, RIGHT, UP, loader
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
from tables import shared
from tables.roi_et_compagnie import icons, sketch, words
from ui import LINES
from ui import icons as ui_icons
from ui.canvas import ICONS, WIDTH
from ui.texts import N_

DIE, ROW, BAR, ASK, HINT = range(5)  # where the cursor is

# Items of bars. ALONE takes the inhabitant at `place` without the location that it could bring.
PAUSE = shared.PAUSE
ROLL, PAY, ALONE, ASK_FOR_HINT, SHOW_DICE, KINGDOMS, NEEDS, SIGNS = range(1, 9)

_DRAWINGS = (
    (ICONS, ui_icons.PAUSE),
    (sketch.ICONS, icons.ROLL),
    (sketch.ICONS, icons.PENALTY),
    (sketch.ICONS, icons.CITY),
    (ICONS, ui_icons.HINT),
    (sketch.ICONS, icons.ROLL),
    (sketch.ICONS, icons.KINGDOMS),
    (sketch.ICONS, icons.NEEDS),
    (sketch.ICONS, icons.SIGNS),
)
_NAMES = (
    N_("Pause"),
    N_("Roll"),
    N_("Penalty"),
    N_("No location"),
    N_("Help"),
    N_("Dice"),
    N_("Kingdoms"),
    N_("Needs"),
    N_("Signs"),
)

_STOCK_X = const(84)
_WAYS = const(7)  # to take one card, at most


def new_bar() -> shared.Bar:
    """Return a bar without items."""
    return shared.Bar(_DRAWINGS, _NAMES)


class Chooser:
    """Follows the buttons of the player who is asked.

    board     the player's view
    focus     where the cursor is
    kept      bit mask of the dice that are set aside
    die       the die under the cursor, or last under it
    place     the place of the row under the cursor, or last under it
    fits      bit mask of the places whose inhabitants the dice fit
    heads     whether the page of SIGNS shows who is who
    hint      what is shown while the focus is HINT, see `hint` and `chances` of this package; None
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
        self.bar = new_bar()
        self.kept = 0
        self.die = 0
        self.place = 0
        self.fits = 0
        self.hint = None
        self.heads = False
        self.ways = bytearray(_WAYS)
        self.way_count = 0
        self.way = 0
        self.fresh = True
        self.denied = False
        self.tune = shared.CURSOR_TUNE

    @property
    def rolled(self) -> bool:
        """Whether dice were rolled."""
        return self.board.dice[0] > 0

    @property
    def chooses_dice(self) -> bool:
        """Whether it matters which dice are kept."""
        return self.rolled and self.board.rolls > 0

    @property
    def at(self) -> tuple:
        """Where the cursor is: the focus, and the number of the die, place or item of the bar.

        A question has lines.
        """
        if self.focus == ASK:
            return LINES, self.way
        if self.focus == BAR:
            return BAR, self.bar.cursor
        return self.focus, self.die if self.focus == DIE else self.place

    @property
    def die_pointed(self) -> int:
        """The die under the cursor, -1 if that is elsewhere."""
        return self.die if self.focus == DIE else -1

    @property
    def place_pointed(self) -> int:
        """The place of the row under the cursor, -1 if that is elsewhere."""
        return self.place if self.focus == ROW or self.alone else -1

    @property
    def alone(self) -> bool:
        """Whether OK takes an inhabitant without its location."""
        return self.focus == BAR and self.bar.item == ALONE

    def show(self, view) -> None:
        """Take over a new state, and put the cursor on the likely choice."""
        self.board = view
        self.fresh = True
        self.denied = False
        self.hint = None
        if not self.chooses_dice:
            self.kept = 0
        self.fits = position.fitting(view)
        best = position.best_offer(view, self.fits)
        if best >= 0:
            self.place = best
        self._fill_bar()
        if self.chooses_dice:
            self._to_dice()
        else:
            self.focus = ROW if best >= 0 else BAR

    def _fill_bar(self) -> None:
        self.bar.clear()
        if self.board.rolls:
            self.bar.put(ROLL)
        if self.rolled and not self.fits:
            self.bar.put(PAY)
        for item in (ASK_FOR_HINT, KINGDOMS, NEEDS, SIGNS):
            self.bar.put(item)
        if self._may_take(WITHOUT_LOCATION):
            self.bar.put(ALONE)
        self.bar.put(PAUSE)

    def _may_take(self, how: int) -> bool:
        """Return whether the inhabitant at `place` may be taken in this way."""
        place = self.place
        return bool(self.fits >> place & 1 and not self.board.take_illegal_reason(place, how))

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
        self.tune = shared.CURSOR_TUNE
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
            self.tune = shared.ILLEGAL_TUNE
        return answer

    def _move(self, button: int) -> None:
        by = 1 if button in (RIGHT, DOWN) else -1
        if button in (UP, DOWN):
            self._change_focus(by)
        elif self.focus == DIE:
            self.die = (self.die + by) % DICE
        elif self.focus == BAR:
            self.bar.go(by)
        else:
            self.place = (self.place + by) % PLACES
            self._fill_bar()

    def _change_focus(self, by: int) -> None:
        """Go down from dice to row to bar, and up, from the uppermost to the bar again."""
        self.denied = self.focus + by > BAR
        if self.denied:
            return
        self.focus = (self.focus + by) % (BAR + 1)
        if self.focus == DIE and not self.chooses_dice:
            self.focus = BAR
        self.bar.cursor = 0

    def _act(self):
        """Answer OK on a die, the row or the bar."""
        if self.focus == DIE:
            self.kept ^= 1 << self.die
            self.tune = words.KEEP_TUNE if self.kept >> self.die & 1 else words.FREE_TUNE
            return None
        return self._act_on_row() if self.focus == ROW else self._act_on_bar()

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
            if not self._may_take(how):
                continue
            if how == WITHOUT_LOCATION and not position.ends_game(self.board, self.place):
                continue
            self.ways[self.way_count] = take(self.place, how)
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
        """Go back with up and down; pass other buttons to what is shown."""
        if button in (UP, DOWN) or not self.hint:
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
        if item == ALONE:
            return take(self.place, WITHOUT_LOCATION)
        if item == ROLL:
            mask = ROLL_ALL & ~self.kept
            self.denied = not mask
            return mask or None
        if item == ASK_FOR_HINT:
            self.hint = None
            self.focus = HINT
            return tables.HINT
        if item == SIGNS:
            self.heads = not self.heads
        return None


def draw_stock(canvas, board, left: int) -> None:
    """Draw how many inhabitants and penalties are left, right of the bar, if there is room.

    left: the x where the bar ends.
    """
    if left > _STOCK_X:
        return
    x = canvas.right(str(board.penalties_size), WIDTH, shared.BAR_Y) - 2
    x -= sketch.ICONS.width(icons.PENALTY)
    sketch.ICONS.draw(canvas.frame, icons.PENALTY, x, shared.BAR_Y, 1)
    x = canvas.right(str(board.pile_size), x - 5, shared.BAR_Y) - 2
    canvas.icon(ui_icons.CARD_BACK, x - canvas.icon_width(ui_icons.CARD_BACK), shared.BAR_Y)

"""What the player who is asked points at: a die, an inhabitant of the row, an item of the bar."""

from micropython import const

import table
from drivers import buttons
from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import (
    PENALTY,
    PLACES,
    PLAINLY,
    ROLL_ALL,
    TO_PLAYER,
    WITHOUT_LOCATION,
    take,
)
from games.roi_et_compagnie.dice import DICE
from table.roi_et_compagnie import bar, tunes
from table.roi_et_compagnie.bar import Bar

# Where the cursor is. ALONE is below the row: OK takes the inhabitant at `place` and leaves the
# location that it could bring.
DIE, ROW, ALONE, BAR, ASK, ADVICE = range(6)

_WAYS = const(7)  # to take one card, at most


class Chooser:
    """Follows the buttons of the player who is asked.

    board    the view that is decided about
    kept     bit mask of the dice that are set aside
    die, place      the die and the place of the row under the cursor, or last under it
    advice   the `Advice` that is looked at while the focus is ADVICE
    ways     the actions that take the inhabitant at `place`, `way_count` of them, then a line to
             go back; `way` has the cursor while the focus is ASK
    fresh    nothing was pressed yet since it was asked
    denied   the last press asked for what can't be done
    tune     what the last press sounds like
    """

    def __init__(self) -> None:
        self.board = None
        self.focus = BAR
        self.bar = Bar()
        self.kept = 0
        self.die = 0
        self.place = 0
        self.advice = None
        self.ways = bytearray(_WAYS)
        self.way_count = 0
        self.way = 0
        self.fresh = True
        self.denied = False
        self.tune = tunes.STEP

    @property
    def rolled(self) -> bool:
        """Whether dice lie on the table."""
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
        """Take over a new state, and put the cursor where it will be wanted."""
        self.board = view
        self.fresh = True
        self.denied = False
        self.advice = None
        if not self.chooses_dice:
            self.kept = 0
        self._fill_bar()
        best = offers.best(view)
        if best >= 0:
            self.place = best
        if self.chooses_dice:
            self._to_dice()
        else:
            self.focus = ROW if best >= 0 else BAR

    def _fill_bar(self) -> None:
        self.bar.clear()
        if self.board.rolls:
            self.bar.put(bar.ROLL)
        if not self.board.refusal(PENALTY):
            self.bar.put(bar.PAY)
        if self.chooses_dice:
            self.bar.put(bar.CHANCES)
        self.bar.put(bar.KINGDOMS)
        self.bar.put(bar.NEEDS)
        self.bar.put(bar.HALT)

    def _to_dice(self) -> None:
        """Point at the first die that isn't kept."""
        self.focus = DIE
        self.die = 0
        while self.die < DICE - 1 and self.kept >> self.die & 1:
            self.die += 1

    def press(self, button: int) -> int:
        """Move the cursor or act; answers an action id, or a request of `table`."""
        self.fresh = False
        self.denied = False
        self.tune = tunes.STEP
        if self.focus == ASK:
            answer = self._press_ask(button)
        elif self.focus == ADVICE:
            answer = self._press_advice(button)
        elif button == buttons.OK:
            answer = self._act()
        else:
            answer = table.NOTHING
            self._move(button)
        if self.denied:
            self.tune = tunes.DENIED
        return answer

    def _move(self, button: int) -> None:
        by = 1 if button in (buttons.RIGHT, buttons.DOWN) else -1
        if button == buttons.UP or button == buttons.DOWN:
            self._change_focus(by)
        elif self.focus == DIE:
            self.die = (self.die + by) % DICE
        elif self.focus == BAR:
            self.bar.step(by)
        else:
            self.place = (self.place + by) % PLACES
            self.focus = ROW

    def _change_focus(self, by: int) -> None:
        """Go from dice to row to bar and round again; ALONE is only on the way down."""
        self.focus = (self.focus + by) % (BAR + 1)
        if self.focus == ALONE and (by < 0 or not self._may_leave_location()):
            self.focus += by
        if self.focus == DIE and not self.chooses_dice:
            self.focus = ROW if by > 0 else BAR
        if self.focus == BAR:
            self.bar.cursor = 0

    def _act(self) -> int:
        if self.focus == DIE:
            self.kept ^= 1 << self.die
            self.tune = tunes.KEEP if self.kept >> self.die & 1 else tunes.FREE
            return table.NOTHING
        if self.focus == ALONE:
            return take(self.place, WITHOUT_LOCATION)
        return self._act_on_row() if self.focus == ROW else self._act_on_bar()

    def _may_leave_location(self) -> bool:
        return not self.board.refusal(take(self.place, WITHOUT_LOCATION))

    def _act_on_row(self) -> int:
        self._find_ways()
        if self.way_count == 1:
            return self.ways[0]
        self.denied = not self.way_count
        if self.way_count:
            self.focus = ASK
            self.way = 0
        return table.NOTHING

    def _find_ways(self) -> None:
        """Find what OK on the row may mean: the location comes along, the last one is asked for."""
        self.way_count = 0
        for how in range(PLAINLY, TO_PLAYER + self.board.players):
            action = take(self.place, how)
            if self.board.refusal(action):
                continue
            if how == WITHOUT_LOCATION and not offers.ends(self.board, self.place):
                continue
            self.ways[self.way_count] = action
            self.way_count += 1

    def _press_ask(self, button: int) -> int:
        lines = self.way_count + 1
        if button == buttons.UP or button == buttons.DOWN:
            self.way = (self.way + (1 if button == buttons.DOWN else -1)) % lines
        elif button != buttons.OK or self.way == self.way_count:
            self.focus = ROW
        else:
            return self.ways[self.way]
        return table.NOTHING

    def _ask_advice(self) -> None:
        # The help is loaded where it is asked for: it takes 5 KB, and many never ask.
        from table.roi_et_compagnie.advice import Advice

        self.advice = Advice(self.board, self.kept)
        self.focus = ADVICE

    def _press_advice(self, button: int) -> int:
        """Go through the row; OK keeps what is best for an inhabitant, left and right go back."""
        if button == buttons.UP or button == buttons.DOWN:
            self.place = (self.place + (1 if button == buttons.DOWN else -1)) % PLACES
        elif button != buttons.OK:
            self.focus = BAR
        elif self.place < self.advice.found:
            self.kept = self.advice.keeps[self.place]
            self.tune = tunes.KEEP
            self._to_dice()
        else:
            self.denied = True
        return table.NOTHING

    def _act_on_bar(self) -> int:
        item = self.bar.item
        if item == bar.HALT:
            return table.PAUSE
        if item == bar.PAY:
            return PENALTY
        if item == bar.ROLL:
            mask = ROLL_ALL & ~self.kept
            self.denied = not mask
            return mask or table.NOTHING
        if item == bar.CHANCES:
            self._ask_advice()
        elif self.chooses_dice:
            self._to_dice()
        else:
            self.bar.cursor = 0
        return table.NOTHING

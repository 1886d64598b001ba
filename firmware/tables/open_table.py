"""What tables without secret hands share: presses, narration of every action, tumbling dice."""

from micropython import const

import tables
from base import LEFT, OK, RIGHT, UP, ticks_diff
from tables.shared import ILLEGAL_TUNE, PAUSE, STEP_TUNE, Narration
from ui import ALL

_FLIP_MS = const(70)
_ORDER = b"\x02\x05\x03\x06\x01\x04"  # numbers that a die shows while it tumbles


class OpenTable:
    """Base of tables without secret hands: keeps the boards before and after the last action.

    chooser            the choices of the player who is asked
    bars               for each end the bar while its players aren't asked; each item shows a page
    _before, _after    the boards, each a `Game` that only shows a state
    _scene             what is shown after the narration
    _told              the last event, in words
    _deciding          the player asked at the buttons, or -1
    """

    def __init__(self, buzzer, seats: tuple, before, after, chooser, bars: tuple) -> None:
        self.stale = ALL
        self.chooser = chooser
        self.bars = bars
        self._buzzer = buzzer
        self._seats = seats
        self._narration = Narration(buzzer)
        self._before = before
        self._after = after
        self._scene = None
        self._told = ""
        self._deciding = -1

    @property
    def telling(self) -> bool:
        return self._narration.telling

    def begin(self, views: tuple) -> None:
        """Take over a match that starts, was restored or went back."""
        self._told = ""
        self._look(views[0])

    def _look(self, view) -> None:
        """Copy the board from a view, which will change."""
        view.view(view.player, self._after)

    def happened(self, now: int, player: int, action: int, views: tuple) -> None:
        """Narrate the action of `player`, or the chance event, that led to `views`."""
        self._before, self._after = self._after, self._before
        self._look(views[0])
        self._tell_action(player, action)
        if self.telling:
            self._deciding = -1
            self._changed()

    def _tell_action(self, player: int, action: int) -> None:
        """Narrate what `player` did, or what chance did in that player's turn."""

    def press(self, now: int, end: int, button: int):
        """Answer a press at one end; return an action id, a request, or None."""
        asks = self._asks(end)
        pauses = not asks and self.bars[end].item == PAUSE
        if button == OK and pauses:
            return tables.PAUSE
        if button == OK and self.telling:
            self._narration.hurry()
            return None
        if not asks:
            self._press_waiting(end, button)
            return None
        answer = self.chooser.press(button)
        if answer is None or answer is tables.HINT:
            self._buzzer.play(self.chooser.tune)
            self._changed()
        return answer

    def _press_waiting(self, end: int, button: int) -> None:
        """Go along the bar at an end that isn't asked; up and OK go back to its first page."""
        bar = self.bars[end]
        tune = STEP_TUNE
        if button in (LEFT, RIGHT):
            bar.step(1 if button == RIGHT else -1)
        elif button in (UP, OK):
            bar.cursor = 0
        else:
            tune = ILLEGAL_TUNE
        self.stale |= 1 << end
        self._buzzer.play(tune)

    def _changed(self) -> None:
        """Have both pages and the lamps drawn again."""
        self.stale = ALL

    def _is_person(self, player: int) -> bool:
        """Return whether a person sits on the player's seat."""
        return self._seats[player] == tables.PERSON

    def _asks(self, end: int) -> bool:
        """Return whether the player who is asked sits at this end."""
        return self._deciding >= 0 and tables.end_of(self._deciding) == end

    def _seen(self):
        """Return the scene of the narration's step, or the present one."""
        return self._narration.scene if self.telling else self._scene

    def _words(self) -> str:
        """Return the words of the narration's step, or the last event."""
        return self._narration.words if self.telling else self._told


class Tumble:
    """A roll of the dice in `mask`, after which all of them show `dice`, within `step_ms`.

    They show changing numbers and stop one by one, from left to right.

    numbers     what each die shows now
    tumbling    bit mask of the dice that tumble
    """

    def __init__(self, mask: int, dice: bytes | bytearray, step_ms: int) -> None:
        self.numbers = bytearray(dice)
        self.tumbling = mask
        self._final = dice
        self._pause = step_ms // (len(dice) + 2)  # ms between the stops of two dice
        self._since = -1
        self._flip = 0
        self._turn()

    def advance(self, now: int) -> bool:
        """Go on; return whether the dice show other numbers. The first call starts the roll."""
        if not self.tumbling:
            return False
        if self._since < 0:
            self._since = now
        flip = ticks_diff(now, self._since) // _FLIP_MS
        if flip == self._flip:
            return False
        self._flip = flip
        self._turn()
        return True

    def _turn(self) -> None:
        for die in range(len(self._final)):
            if self.tumbling >> die & 1:
                if self._flip * _FLIP_MS >= self._pause * (die + 1):
                    self.numbers[die] = self._final[die]
                    self.tumbling &= ~(1 << die)
                else:
                    self.numbers[die] = _ORDER[(self._flip + 2 * die) % len(_ORDER)]

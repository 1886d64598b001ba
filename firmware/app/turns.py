"""Screen of the last turns: what each player did, step by step, on the displays and the board.

It shows only what all players may see. The game of the match goes back through its turns meanwhile,
and to its end again before the screen is left.
"""

from micropython import const

import tables
from app.sitting import Player, Sitting
from base import DOWN, LEFT, OK, RIGHT
from games import CHANCE
from games.history import History
from tables.shared import BAR_Y, Narration
from ui import ALL, Screen
from ui.canvas import WIDTH, header
from ui.texts import say

_TURNS = const(20)  # that can be gone back
_STRIDE = const(8)  # actions and events that are taken back in one tick
_MESSAGE_Y = const(28)


class Turns(Screen):
    """The last turns. Left and right go by a step, up and down by a turn; OK returns to the match.

    At first it shows what happened since the last turn of the player who is to act.
    """

    working = True  # presses wait while the game goes back

    def __init__(self, app) -> None:
        self._match = app.match
        self._game = self._match.game
        self.sitting = Sitting(app, self._game, (Player(tables.NOBODY),) * self._game.players)
        self._steps = self.sitting.table.narration = Steps()
        app.dress(self.sitting.table)
        super().__init__(app)
        self._history = History(self._game, app.match.ahead)
        self._to_act = self._game.to_act()
        self._action = CHANCE  # what the table narrated last, CHANCE for a chance event
        self._actors = bytearray()  # whose each action or event was, the last one first
        self._work = None

    @property
    def _ahead(self) -> int:
        """The number of actions and events after the one that is shown."""
        return len(self._history.ahead)

    def enter(self, now: int) -> None:
        super().enter(now)
        self._work = self._open(now)

    def _open(self, now: int):
        """Go back through the last turns, and to the first step to show. Yields each tick."""
        yield from self._go_back()
        if self._actors:
            yield from self._show_turn(now, _first_shown(self._actors, self._to_act))

    def _go_back(self):
        """Go back _TURNS turns, and note whose each action or event was."""
        turns = 0
        events = 0  # chance events whose player isn't known yet
        while turns <= _TURNS and self._history.undo() is not None:
            events += 1
            player = self._game.to_act()
            if player != CHANCE:
                if not self._actors or self._actors[-1] != player:
                    turns += 1
                if turns <= _TURNS:
                    self._actors.extend(bytes([player]) * events)
                events = 0
            if self._ahead % _STRIDE == 0:
                yield

    def advance(self, now: int) -> None:
        table = self.sitting.table
        if self._work is None:
            table.advance(now)
            self.stale |= table.stale
        elif next(self._work, True):
            self._work = None
            self.working = False
            self.stale = ALL
        table.stale = 0

    def press(self, now: int, end: int, button: int):
        if button == OK:
            self.app.work(self._history.going_to(0))
            return "match"
        if self._actors:
            if button in (LEFT, RIGHT):
                by = 1 if button == RIGHT else -1
                if 0 <= self._steps.at + by < self._steps.count:
                    self._steps.show(self._steps.at + by)
                    self.stale = ALL
                else:
                    self._begin(self._step(now, by))
            elif button == DOWN:
                self._begin(self._show_turn(now, self._next_turn()))
            else:
                self._begin(self._show_turn(now, self._turn_before()))
        return None

    def _begin(self, work) -> None:
        """Begin work for a press; until it is done what was drawn stays."""
        self._work = work
        self.working = True

    def _step(self, now: int, by: int):
        """Show the next action with steps (by 1) or the one before (-1); stay where there is none.

        Yields each tick.
        """
        steps = self._steps
        start = self._ahead
        at = steps.at
        while 0 <= self._ahead - by < len(self._actors):
            yield from self._history.going_to(self._ahead - by)
            yield from self._narrate(now)
            if steps.count:
                steps.show(0 if by > 0 else steps.count - 1)
                return
        yield from self._history.going_to(start)
        yield from self._narrate(now)
        if steps.count:
            steps.show(at)

    def _show_turn(self, now: int, ahead: int):
        """Show the first step of the turn that begins so many actions and events before the end.

        Yields each tick.
        """
        yield from self._history.going_to(ahead)
        yield from self._narrate(now)
        if not self._steps.count:
            yield from self._step(now, 1)

    def _turn_before(self) -> int:
        """Return where the turn before the shown one begins, or the first of all."""
        first = _turn_start(self._actors, self._ahead)
        return _turn_start(self._actors, min(first + 1, len(self._actors) - 1))

    def _next_turn(self) -> int:
        """Return where the turn after the shown one begins, or the shown one's place if none."""
        at = self._ahead
        while at >= 0 and self._actors[at] == self._actors[self._ahead]:
            at -= 1
        return at if at >= 0 else self._ahead

    def _narrate(self, now: int):
        """Let the table narrate the last action or event before this place. Yields each tick."""
        sitting = self.sitting
        ahead = self._ahead
        sitting.actor = self._actors[ahead]
        self._history.undo()
        while self._game.to_act() == CHANCE:
            self._history.undo()
        sitting.show_past(now)
        # An event is narrated as what follows the action before it.
        while self._ahead > ahead:
            yield
            done = self._history.ahead[-1]
            self._history.redo()
            self._action = CHANCE if isinstance(done, bytes) else done
            if self._action != CHANCE or self._match.tells(done):
                self._steps.clear()
                sitting.tell(now, self._action)
        yield

    def paint(self, now: int) -> None:
        if self._steps.count:
            self.sitting.table.paint(now)

    def draw(self, end: int, canvas) -> None:
        if self._steps.count:
            self.sitting.table.draw_past(canvas, self._action)
            canvas.text("‹ ›", 0, BAR_Y)
            canvas.right("▲ %s ▼" % self._when(), WIDTH, BAR_Y)
            return
        header(canvas, say("Last turns"))
        canvas.centre(say("One moment…" if self.working else "No turn to show yet"), _MESSAGE_Y)

    def _when(self) -> str:
        """Return how long ago the shown turn was."""
        turns = 0
        player = self._to_act
        for i in range(self._ahead + 1):
            if self._actors[i] != player:
                player = self._actors[i]
                turns += 1
        if turns < 2:
            return say("last turn" if turns else "this turn")
        return say("%d turns ago") % turns


def _turn_start(actors: bytearray, at: int) -> int:
    """Return the index of the first action of a turn; at: that of another one of the turn.

    In `actors` the last action or event of the match comes first.
    """
    player = actors[at]
    while at + 1 < len(actors) and actors[at + 1] == player:
        at += 1
    return at


def _first_shown(actors: bytearray, to_act: int) -> int:
    """Return the index of the first action since the last turn of the player `to_act`."""
    at = 0
    while at < len(actors) and actors[at] == to_act:
        at += 1
    if to_act < 0:
        return _turn_start(actors, 0) if actors else 0
    while at < len(actors) and actors[at] != to_act:
        at += 1
    return max(at - 1, 0)


class Steps(Narration):
    """Narration that stays at a step until it is sent to another one, and makes no sound.

    steps    those of the last action or event: (words, scene)
    at       index of the step that is shown
    count    the number of steps
    """

    def __init__(self) -> None:
        super().__init__(None)
        self.at = 0

    @property
    def count(self) -> int:
        return len(self.steps)

    def add(self, words: str, _tune: bytes, scene) -> None:
        self.steps.append((words, scene))
        self.telling = True
        self.show(0)

    def show(self, at: int) -> None:
        """Show the step with this index."""
        self.at = at
        self.words, self.scene = self.steps[at]

    def advance(self, now: int) -> bool:
        return False

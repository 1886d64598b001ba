"""Problems: positions in which one person, as the first player, wins in this turn.

A problem is no match: it touches no record and no save. Which were solved is kept by
`drivers.progress`.
"""

from micropython import const

import games
import tables
from app.menu import Line
from app.tasks import GO_ON, PLAYER, Tasks
from base import LEFT, RIGHT, loader
from drivers.progress import Progress
from ui import BOTH, icons
from ui.canvas import WIDTH, header, progress
from ui.texts import N_, say
from ui.waiting import Wait

IGNORED_MS = 1500  # after the end presses are ignored so long

_PROBLEM = N_("Problem")
_AGAIN = N_("Try again")
_SOLUTION = N_("Show the solution")
_NEXT = N_("Next problem")
_LIST = N_("Problems")

_SURE = const(100)  # per cent: the chance to win by a solution

_NUMBER_Y = const(15)
_TASK_Y = const(34)
_CROWNS_Y = const(45)
_CROWN_PITCH = const(14)
_BAR_Y = const(58)


class Problems(Tasks):
    """The list of problems, the problem on the table, and the menus around it."""

    def __init__(self, app) -> None:
        super().__init__(app, _LIST)
        self._problems = None  # the module of the game's problems
        self._progress = None
        self._number = 1  # of the problem, counted from 1
        self._shown = False  # whether its solution was shown: then it isn't marked as solved
        self._hint = b""  # the plays that a hint shows
        self._problem = None  # the one that was chosen last
        self._wait = Wait(IGNORED_MS)

    def prepare(self):
        app = self.app
        loader.load(loader.SCREEN, tables.module(app.game, "hint"))
        yield
        self._problems = loader.load(loader.SCREEN, games.module(app.game, "problems"))
        self._progress = Progress(app.pico.store.folder, app.game, self._problems.COUNT)
        yield
        if app.problem:
            self._choose(app.problem)
        else:
            while self._number < self._problems.COUNT and self._solved:
                self._number += 1
        self._show_problems()

    @property
    def _solved(self) -> bool:
        """Whether the chosen problem was solved."""
        return self._progress.done(self._number - 1)

    def _show_problems(self) -> None:
        self.app.problem = 0
        self._shown = False
        self.show_list(_LIST, [Line(_PROBLEM), Line(N_("Back"), "people")])

    def _choose(self, number: int) -> None:
        """Choose a problem by its number; the first one follows the last one."""
        self._number = (number - 1) % self._problems.COUNT + 1
        self._shown = False
        self.stale = BOTH

    def _begin(self, now: int) -> None:
        """Put the chosen problem on the table, at its start."""
        self.app.problem = self._number
        self._problem = self._problems.Problem(self._number)
        self.put(now, self._problem.game)
        self._go_on(now)

    def _go_on(self, now: int) -> None:
        """Show the table."""
        self._menu_shown = False
        self.sitting.show(now)

    def _show_solution(self, now: int) -> None:
        self._begin(now)
        self._shown = True
        self._show_hint(now, self._problem.solution)

    def _show_hint(self, now: int, plays: bytes) -> None:
        """Show plays that solve the problem."""
        self._hint = plays
        self.sitting.table.hint(now, plays, _SURE)

    def press(self, now: int, end: int, button: int):
        if not self._menu_shown:
            self._answer(now, self.sitting.press(now, end, button))
        elif self._wait.lasts(now):
            pass
        elif self.sitting is None and self.cursor == 0 and button in (LEFT, RIGHT):
            self._choose(self._number + (1 if button == RIGHT else -1))
        else:
            return super().press(now, end, button)
        return None

    def _answer(self, now: int, answer) -> None:
        """Play an action, or answer a request of the table."""
        if isinstance(answer, int):
            self.sitting.play(answer)
            self.sitting.tell(now, answer)
            self.sitting.show(now)
        elif answer is tables.TAKE_BACK:
            self.sitting.take_back()
            self.sitting.show(now)
        elif answer is tables.COVER:
            self.sitting.covered[PLAYER] = not self.sitting.covered[PLAYER]
            self.sitting.show(now)
        elif answer is tables.PAUSE:
            lines = [Line(GO_ON), Line(_AGAIN), Line(_SOLUTION), Line(_LIST)]
            self.show_menu(N_("Pause"), lines)
        elif answer is tables.HINT:
            self._show_solution(now)
        elif answer is tables.FOLLOW:
            plays = self._hint
            self._answer(now, plays[0])
            if len(plays) > 1:
                self._show_hint(now, plays[1:])

    def chosen(self, now: int, end: int, line: Line):
        if line.key == GO_ON:
            self._go_on(now)
        elif line.key == _LIST:
            self.app.darken(now)
            self._show_problems()
        elif line.key == _SOLUTION:
            self._show_solution(now)
        elif not line.leads_to:
            if line.key == _NEXT:
                self._choose(self._number + 1)
            self._begin(now)
        else:
            self.app.darken(now)
        return line.leads_to

    def advance(self, now: int):
        self._wait.lasts(now)
        return super().advance(now)

    def play_on(self, now: int) -> None:
        table = self.sitting.table
        table.advance(now)
        if not table.telling and self.sitting.game.to_act() != PLAYER:
            self._conclude(now)

    def _conclude(self, now: int) -> None:
        """Say whether the turn solved the problem, and note it."""
        self._wait.begin(now)
        if self.sitting.game.winners() != 1 << PLAYER:
            lines = [Line(_AGAIN), Line(_SOLUTION), Line(_LIST)]
            self.show_menu(N_("Not yet"), lines)
            return
        if not self._shown:
            self._progress.add(self._number - 1)
        self.show_menu(N_("Solved!"), [Line(_NEXT), Line(_LIST)])
        self.sitting.table.celebrate(now, 1 << PLAYER)

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        if self.sitting is None and not self._loading:
            self._draw_task(canvas)

    def draw_table(self, end: int, canvas) -> None:
        if end == PLAYER:
            self.sitting.draw(end, canvas)
        else:
            header(canvas, say(_PROBLEM))
            canvas.centre_title(self._place(), _NUMBER_Y)
            self._draw_task(canvas)

    def rows(self) -> list:
        rows = super().rows()
        if self.sitting is None:
            rows[0] = (rows[0][0], self._place() + (" ✓" if self._solved else ""))
        return rows

    def _place(self) -> str:
        """Return which of all problems is chosen, in words."""
        return say("%d of %d") % (self._number, self._problems.COUNT)

    def _draw_task(self, canvas) -> None:
        """Draw what is to be done, how hard it is, and how many problems were solved."""
        seat = say(self.app.declared.SEATS[PLAYER])
        canvas.centre(say("%s wins in this turn.") % seat, _TASK_Y)
        grade = self._problems.grade(self._number)
        x = (WIDTH - grade * _CROWN_PITCH) // 2
        for i in range(grade):
            canvas.icon(icons.CROWN_BIG, x + i * _CROWN_PITCH, _CROWNS_Y)
        progress(canvas, 4, _BAR_Y, 120, 5, self._progress.total, self._problems.COUNT)

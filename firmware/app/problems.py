"""Problems for one person: the turns of one's own that are due, then those of the game.

In a problem of the game the first player wins in this turn. In one of one's own a turn is looked
for that gives away little, as the coach judges it. A problem is no match: it touches no record and
no save. What was solved is kept by `drivers.progress` and `app.own`.
"""

from micropython import const

import games
import tables
from app.app import load_reader
from app.menu import Line
from app.own import EVENINGS
from app.tasks import GO_ON, PLAYER, Tasks
from base import LEFT, RIGHT, loader
from games.history import History
from ui import BOTH, icons
from ui.canvas import WIDTH, fitting, header, progress
from ui.texts import N_, say
from ui.waiting import Wait

IGNORED_MS = 1500  # after the end presses are ignored so long

_PROBLEM = N_("Problem")
_OWN = N_("Your turns")
_AGAIN = N_("Try again")
_SOLUTION = N_("Show the solution")
_NEXT = N_("Next problem")
_LIST = N_("Problems")

_SURE = const(100)  # per cent: the chance to win by a solution
_LITTLE = const(20)  # thousandths of a win: a turn that gives away no more is right

_LINES = const(3)  # for the turn that was right
_NUMBER_Y = const(15)
_TASK_Y = const(34)
_CROWNS_Y = const(45)
_CROWN_PITCH = const(14)
_BAR_Y = const(58)


class Problems(Tasks):
    """The list of problems, the problem on the table, and the menus around it."""

    def __init__(self, app) -> None:
        super().__init__(app, _LIST)
        self._problems = None  # the module of the game's problems, if it has any
        self._count = 0  # of those
        self._progress = None
        self._own = None  # the `OwnProblems`
        self._due = []  # those of them that are asked
        self._at = 0  # index of the chosen one, those that are due first
        self._shown = False  # whether its solution was shown: then it isn't marked as solved
        self._hint = b""  # the plays that a hint shows
        self._problem = None  # the one of the game that was chosen last
        self._advisor = None  # what finds the best turn
        self._before = None  # the view at the start of one's own turn
        self._told = ""  # the turn that was right, in words
        self._played = False  # whether the turn is over
        self._work = None  # generator: the steps left to judge a turn
        self._wait = Wait(IGNORED_MS)

    def prepare(self):
        app = self.app
        table = loader.load(loader.SCREEN, "tables." + games.folder(app.game))
        yield from loader.loading(loader.SCREEN, table.HINT_PARTS)
        if app.declared.PROBLEMS:
            self._problems = loader.load(loader.SCREEN, games.module(app.game, "problems"))
            self._count = self._problems.COUNT
            yield
            progress = loader.load(loader.SCREEN, "drivers.progress")
            self._progress = progress.Progress(app.pico.store.folder, app.game, self._count)
            yield
        own = loader.load(loader.SCREEN, "app.own")
        yield from own.beginning_evening(app)
        self._own = own.OwnProblems(app)
        yield
        if app.problem:
            self._choose(app.problem - 1)
        elif self._own.due:
            self._due = self._own.due
            yield from load_reader(app.game)
            judges = ("ai.coach", "ai.%s.coach" % games.folder(app.game))
            self._advisor = loader.load(loader.SCREEN, "app.advisor").Advisor(app)
            yield from self._advisor.loading()
            yield from loader.loading(loader.SCREEN, judges, collects=False)
        else:
            while self._at < self._count - 1 and self._solved:
                self._at += 1
        self._show_problems()

    @property
    def _mine(self):
        """The chosen turn of one's own, or None."""
        return self._due[self._at] if self._at < len(self._due) else None

    @property
    def _number(self) -> int:
        """The number of the chosen problem of its kind, from 1."""
        return self._at + 1 - (0 if self._mine else len(self._due))

    @property
    def _solved(self) -> bool:
        """Whether the chosen problem was solved."""
        return self._mine.found if self._mine else self._progress.done(self._number - 1)

    @property
    def _end(self) -> int:
        """The end of the person."""
        return tables.end_of(self.player)

    def _show_problems(self) -> None:
        self.app.problem = 0
        self._shown = False
        self._told = ""
        back = [Line(N_("Back"), "people")]
        self.show_list(_LIST, [Line(_PROBLEM)] + back if self._due or self._count else back)

    def _choose(self, at: int) -> None:
        """Choose a problem by its index; the first one follows the last one."""
        self._at = at % (len(self._due) + self._count)
        self._shown = False
        self.stale = BOTH

    def _begin(self, now: int) -> None:
        """Put the chosen problem on the table, at its start."""
        self._told = ""
        self._played = False
        self._work = None
        mine = self._mine
        if mine:
            self.player = mine.player
            game = self._read(mine)
            if not game:
                self._forget(mine)
                return
            self._before = game.view(mine.player)
        else:
            self.player = PLAYER
            self.app.problem = self._number
            self._problem = self._problems.Problem(self._number)
            game = self._problem.game
        self.put(now, game)
        if mine:
            given = [""] * game.players
            given[mine.player] = mine.name
            tables.called = tables.names_of(game.NAME, given, self.sitting.seats)
        self._go_on(now)

    def _read(self, mine):
        """Return the game of a turn of one's own; None if this version doesn't know it."""
        try:
            parse = games.part(self.app.game, "parse")
            return parse.read_position(mine.seen, self.app.declared.EDITIONS[mine.edition])
        except (IndexError, games.Invalid):
            return None

    def _forget(self, mine) -> None:
        self._due.remove(mine)
        self._own.turns.remove(mine)
        self.app.work(self._own.saving())
        self._at = 0
        self._show_problems()

    def _go_on(self, now: int) -> None:
        """Show the table."""
        self._menu_shown = False
        self.sitting.show(now)

    def _show_solution(self, now: int) -> None:
        self._begin(now)
        self._shown = True
        if self._mine:
            self._answer_mine(False)
            self._advisor.ask(self._before)
        else:
            self._show_hint(now, self._problem.solution, _SURE)

    def _show_hint(self, now: int, plays: bytes, chance: int) -> None:
        """Show plays that solve the problem; chance: to win by them, in per cent."""
        self._hint = plays
        self.sitting.table.hint(now, plays, chance)

    def _answer_mine(self, right: bool) -> None:
        """Note an answer to a turn of one's own, and keep it."""
        self._own.answer(self._mine, right)
        self.app.work(self._own.saving())

    def press(self, now: int, end: int, button: int):
        if not self._menu_shown:
            self._answer(now, self.sitting.press(now, end, button))
        elif self._wait.lasts(now):
            pass
        elif self.lines[self.cursor].key == _PROBLEM and button in (LEFT, RIGHT):
            self._choose(self._at + (1 if button == RIGHT else -1))
        else:
            return super().press(now, end, button)
        return None

    def _answer(self, now: int, answer) -> None:
        """Play an action, or answer a request of the table."""
        if isinstance(answer, int):
            self.sitting.play(answer)
            game = self.sitting.game
            self._played = game.to_act() != self.player or not game.can_take_back()
            self.sitting.tell(now, answer)
            self.sitting.show(now)
        elif answer is tables.TAKE_BACK:
            self.sitting.take_back()
            self.sitting.show(now)
        elif answer is tables.COVER:
            self.sitting.covered[self._end] = not self.sitting.covered[self._end]
            self.sitting.show(now)
        elif answer is tables.PAUSE:
            lines = [Line(GO_ON), Line(_AGAIN), Line(_SOLUTION), Line(_LIST)]
            self.show_menu(N_("Pause"), lines)
        elif answer is tables.HINT:
            self._show_solution(now)
        elif answer is tables.FOLLOW:
            plays = self._hint
            chance = self._advisor.chance if self._mine else _SURE
            self._answer(now, plays[0])
            if len(plays) > 1:
                self._show_hint(now, plays[1:], chance)

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
                self._choose(self._at + 1)
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
        if table.telling:
            return
        if self._work:
            self.app.thought(1)
            if next(self._work, True):
                self._work = None
        elif self._played:
            self._played = False
            if self._mine:
                self._work = self._judging(now)
            else:
                self._conclude(now, self.sitting.game.winners() == 1 << PLAYER)
        elif self._mine and self._shown and self._advisor.advance():
            self._show_hint(now, self._advisor.hint, self._advisor.chance)

    def _judging(self, now: int):
        """Judge the turn that was played, and conclude. Yields between bounded steps."""
        coach = loader.load(loader.SCREEN, "ai.coach")
        game = self.sitting.game
        history = History(game)
        while history.undo() is not None:
            pass
        played = bytes(reversed(history.ahead))
        yield
        judge = coach.judge(game, 0)
        yield from judge.judge_acts(history)
        followed = self._shown and played[: len(self._hint)] == self._hint
        right = followed or judge.given <= _LITTLE * coach.UNIT
        if not self._shown:
            self._answer_mine(right)
        if right:
            hint = loader.load(loader.SCREEN, tables.module(game.NAME, "hint"))
            self._told = hint.describe(self._before, played)
            yield
        self._conclude(now, right)

    def _conclude(self, now: int, right: bool) -> None:
        """Say whether the turn solved the problem, and note it."""
        self._wait.begin(now)
        if not right:
            lines = [Line(_AGAIN), Line(_SOLUTION), Line(_LIST)]
            self.show_menu(N_("Not yet"), lines)
            return
        if not (self._shown or self._mine):
            self._progress.add(self._number - 1)
        self.show_menu(N_("Solved!"), [Line(_NEXT), Line(_LIST)])
        self.sitting.table.celebrate(now, 1 << self.player)

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        if self._told and self._menu_shown:
            canvas.paragraph(fitting(self._told, WIDTH, _LINES), 0, _TASK_Y, WIDTH)
        elif self.sitting is None and not self._loading:
            self._draw_task(canvas)

    def draw_table(self, end: int, canvas) -> None:
        if end == self._end:
            self.sitting.draw(end, canvas)
        else:
            header(canvas, say(_OWN if self._mine else _PROBLEM))
            canvas.centre_title(self._place(), _NUMBER_Y)
            self._draw_task(canvas)

    def rows(self) -> list:
        rows = super().rows()
        if self.sitting is None and len(rows) > 1:
            words = say(_OWN) if self._mine else rows[0][0]
            rows[0] = (words, self._place() + (" ✓" if self._solved else ""))
        return rows

    def _place(self) -> str:
        """Return which of all problems of its kind is chosen, in words."""
        count = len(self._due) if self._mine else self._count
        return say("%d of %d") % (self._number, count)

    def _draw_task(self, canvas) -> None:
        """Draw what is to be done, and how much of it was."""
        mine = self._mine
        if mine:
            name = mine.name or say(self.app.declared.SEATS[mine.player])
            ago = self._own.evening - mine.since
            if ago > 1:
                words = say("%s, %d evenings ago: is there a better turn?") % (name, ago)
            else:
                words = say("%s, last evening: is there a better turn?") % name
            canvas.paragraph(words, 0, _TASK_Y, WIDTH)
            progress(canvas, 4, _BAR_Y, 120, 5, mine.right, len(EVENINGS))
        elif self._count:
            seat = say(self.app.declared.SEATS[PLAYER])
            canvas.centre(say("%s wins in this turn.") % seat, _TASK_Y)
            grade = self._problems.grade(self._number)
            x = (WIDTH - grade * _CROWN_PITCH) // 2
            for i in range(grade):
                canvas.icon(icons.CROWN_BIG, x + i * _CROWN_PITCH, _CROWNS_Y)
            progress(canvas, 4, _BAR_Y, 120, 5, self._progress.total, self._count)
        else:
            words = say("Turns that cost much come here again, from the next evening on.")
            canvas.paragraph(words, 0, _TASK_Y, WIDTH)

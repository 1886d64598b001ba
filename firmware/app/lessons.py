"""The list of a game's lessons, with those that were finished, which `drivers.progress` keeps."""

import tables
from app.app import load_reader
from app.menu import Line
from app.tasks import Tasks
from base import heap, loader
from base.blocks import Blocks
from drivers.progress import Progress
from ui.texts import N_

LIST = N_("Lessons")


class Lessons(Tasks):
    """The list of lessons; `app.learn` has the lesson on the table."""

    def __init__(self, app) -> None:
        super().__init__(app, LIST)
        self.lessons = None  # the `Blocks` of the game's lessons
        self.progress = None
        self.pointing = None  # the module that finds lamps by their names
        self.number = 0  # of the lesson, counted from 0

    def prepare(self):
        app = self.app
        yield from load_reader(app.game)
        self.pointing = loader.load(loader.SCREEN, tables.module(app.game, "pointing"))
        yield
        heap.collect_while_loading()  # or garbage would be collected amid the reading
        yield
        lessons = Blocks(app.teaching("lessons"), "lesson")
        yield from lessons.finding()
        yield
        self.progress = Progress(app.pico.store.folder, app.game + "-lessons", len(lessons.titles))
        self.lessons = lessons
        yield
        self.show_lessons()

    def show_lessons(self) -> None:
        """Show the list; the cursor is on the first lesson that isn't finished."""
        self.number = 0
        while self.progress.done(self.number) and not self.is_last:
            self.number += 1
        lines = [Line(title) for title in self.lessons.titles]
        self.show_list(LIST, lines + [Line(N_("Back"), "people")], self.number)

    @property
    def is_last(self) -> bool:
        """Whether no lesson follows."""
        return self.number == len(self.lessons.titles) - 1

    def rows(self) -> list:
        rows = super().rows()
        if self.sitting is None and self.lessons:
            for i in range(len(rows) - 1):
                sign = "✓ " if self.progress.done(i) else "○ "
                rows[i] = (sign + rows[i][0], "")
        return rows

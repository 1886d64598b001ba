"""Learn: short lessons on scripted positions, for one person.

The lessons of a game are written in `tables/<game>/lessons.txt`; `docs/add-a-lesson.md` says what
its lines mean. A lesson touches no record and no match. `app.lessons` has their list.
"""

from micropython import const

import games
import tables
from app.lessons import LIST, Lessons
from app.menu import Line
from app.tasks import GO_ON, PLAYER
from base import LEFT, OK, UP
from ui import BOTH
from ui.canvas import WIDTH, header
from ui.lights import FAST_PULSE, dimmed
from ui.texts import N_, say
from ui.waiting import Wait

_CARD_MS = const(300)  # presses on a new card are ignored so long

_AGAIN = N_("Start again")
_NEXT = N_("Next lesson")
_NOT_ASKED = N_("The rules allow it, but this lesson asks for something else.")

_POINT = const(0x909090)  # colour to which the lamps pulse that a text names

_TEXT_Y = const(13)
_PROMPT_Y = const(54)


class Learn(Lessons):
    """The lesson on the table, and the menus around it."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._card_shown = False  # a text, in place of the table's page
        self._steps = []  # what is left of the lesson, as (word, value)
        self._text = ""  # on the card
        self._task = ""  # the last text of the lesson
        self._reason = ""  # why another act isn't asked for
        self._wanted = ()  # the acts that are asked for, as texts
        self._points = ()  # the lamps that the text names: (lights, place)
        self._wait = Wait(_CARD_MS)

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to:
            self.app.darken(now)
            return line.leads_to
        if self.sitting is None:
            self.number = self.cursor
            self._begin(now)
        elif line.key == GO_ON:
            self._show_card(now, self._task)
        elif line.key == LIST:
            self.app.darken(now)
            self.show_lessons()
        else:
            if line.key == _NEXT:
                self.number += 1
            self._begin(now)
        return None

    # The lesson.

    def _begin(self, now: int) -> None:
        """Put the chosen lesson on the table. The next match explains itself again."""
        settings = self.app.settings
        told = [name for name in settings.get("told").split(".") if name != self.app.game]
        settings.set("told", ".".join(told) or "-")
        self._steps = self.lessons.read(self.number)
        self._wanted = self._points = ()
        self._task = self._reason = ""
        game = None
        while not game:
            word, value = self._steps.pop(0)
            if word == "position":
                parse = games.part(self.app.game, "parse")
                game = parse.read_position(value, None)
        self.put(now, game)
        self.sitting.takes_back = False
        self._go_on(now)

    def _go_on(self, now: int) -> None:
        """Show the table; the lesson goes on with its next step, or still asks for an act."""
        self._menu_shown = self._card_shown = False
        self.sitting.show(now, bool(self._wanted))

    def _step(self, now: int) -> None:
        """Do the next step of the lesson."""
        if not self._steps:
            self._conclude(now)
            return
        word, value = self._steps.pop(0)
        if word == "say":
            self._task = value
            self._show_card(now, value)
        elif word == "point":
            self._points = [
                (self.app.hexagon if on_hexagon else self.app.lights, place)
                for name in value.split()
                for on_hexagon, place in self.pointing.lamps(self.sitting.views[PLAYER], name)
            ]
        elif word == "wrong":
            self._reason = value
        elif word == "act":
            self._wanted = value.split()
            self._go_on(now)
        elif word == "play":
            self._play(now, self._action(value))
        elif word == "chance":
            game = self.sitting.game
            event = games.part(game.NAME, "parse").read_event(game, value)
            game.apply_chance(event)
            self.sitting.tell(now, games.CHANCE)

    def _play(self, now: int, action: int) -> None:
        """Play an action of the player to act, and narrate it."""
        self.sitting.play(action)
        self.sitting.tell(now, action)

    def _action(self, text: str) -> int:
        game = self.sitting.game
        return games.part(game.NAME, "parse").read_action(game, text)

    def _show_card(self, now: int, text: str) -> None:
        """Show a text; the table shows the game as it stands, and the lamps that the text names."""
        self.sitting.show(now, False)
        self._menu_shown = False
        self._card_shown = True
        self._text = text
        self._wait.begin(now)
        self.stale |= BOTH

    def _conclude(self, now: int) -> None:
        """Note that the lesson is finished, and offer the next one."""
        self.progress.add(self.number)
        lines = [Line(_AGAIN), Line(LIST)]
        if not self.is_last:
            lines.insert(0, Line(_NEXT))
        winners = self.sitting.game.winners()
        self.show_menu(N_("Well done!"), lines, 0 if len(lines) > 2 else 1)
        if winners:
            self.sitting.table.celebrate(now, winners)

    # The screen.

    def focus(self, end: int):
        return super().focus(end) if self._menu_shown or not self._card_shown else None

    def press(self, now: int, end: int, button: int):
        if self._menu_shown:
            return super().press(now, end, button)
        if self._card_shown:
            self._press_card(now, button)
        elif end == PLAYER:
            self._answer(now, self.sitting.press(now, end, button))
        elif button == OK and not self.busy:
            self._answer(now, tables.PAUSE)
        return None

    def _press_card(self, now: int, button: int) -> None:
        """OK, right and down go on, left and up show the menu."""
        if self._wait.lasts(now):
            return
        if button in (LEFT, UP):
            self._answer(now, tables.PAUSE)
        else:
            self._go_on(now)

    def _answer(self, now: int, answer) -> None:
        """Play an action that is asked for, or answer a request; say why another doesn't count."""
        if answer is None:
            return
        if answer is tables.PAUSE:
            self.show_menu(N_("Pause"), [Line(GO_ON), Line(_AGAIN), Line(LIST)])
        elif answer is tables.HINT:
            self._show_card(now, self._task)
        elif isinstance(answer, int) and answer in [self._action(text) for text in self._wanted]:
            self._wanted = self._points = ()
            self._reason = ""
            self._play(now, answer)
            self.sitting.show(now, False)  # the table's choices were those of the act
        elif isinstance(answer, int):
            self._show_card(now, self._reason or say(_NOT_ASKED))
        else:
            self._show_card(now, say("Not in a lesson."))

    def play_on(self, now: int) -> None:
        self._wait.lasts(now)
        self.sitting.table.advance(now)
        if not (self._card_shown or self._wanted or self.busy):
            self._step(now)

    def paint(self, now: int) -> None:
        super().paint(now)
        share = min(16, 3 + 80 // max(1, len(self._points)))  # many must not exceed the peak
        for lights, place in self._points if self.sitting else ():
            if lights:
                lights.mark(place, lights.kinds[place] or FAST_PULSE, dimmed(_POINT, share))

    def draw_table(self, end: int, canvas) -> None:
        if end == PLAYER and not self._card_shown:
            self.sitting.draw(end, canvas)
        else:
            self._draw_card(canvas)

    def _draw_card(self, canvas) -> None:
        """Draw the text, or at the other end the task."""
        card = self._card_shown
        header(canvas, self.lessons.titles[self.number])
        canvas.paragraph(self._text if card else self._task, 0, _TEXT_Y, WIDTH)
        if card:
            canvas.right(say("Try it") if self._asks else "OK ›", WIDTH, _PROMPT_Y)

    @property
    def _asks(self) -> bool:
        """Whether the person is to act after the card."""
        if self._wanted:
            return True
        for word, _ in self._steps:
            if word not in ("point", "wrong"):
                return word == "act"
        return False

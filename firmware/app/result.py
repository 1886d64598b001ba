"""Screen of the result: who won and how, the score sheet; it also keeps the record."""

from micropython import const

import games
import tables
from app.menu import Line, Menu
from app.save import NOT_BEGUN, Save
from base import loader
from drivers.archive import Archive
from games import record
from games.history import History
from ui import BOTH, icons
from ui.canvas import HEIGHT, LINE, WIDTH, menu
from ui.texts import N_, say
from ui.waiting import Wait

IGNORED_MS = 1500  # presses are ignored so long, as they may be meant for the last turn

WIN_TUNE = b"\x48\x0c\x4c\x0c\x4f\x0c\x54\x20\x00\x04\x4f\x0c\x54\x30"
LOSS_TUNE = b"\x48\x10\x45\x10\x41\x10\x3c\x30"  # four notes downwards, slowly

_SHEET = N_("Score sheet")
_RETURN = N_("Return match")
_SECOND = N_("Second game")
_TWO_MORE = N_("Two more games")
_SAME = N_("Same cards, other ends")
_SENTENCE_Y = const(18)
_SENTENCE_LINE = const(10)  # keeps descenders and the accents below them apart
_LINES_Y = const(42)

# The score sheet.
_NAMES_X = const(13)
_GAP = const(4)  # from the longest name to the columns
_HEADS_Y = const(1)
_RULE_Y = const(11)

_STRIDE = const(8)  # actions that are taken back per step
_PIECE = const(256)  # bytes of the record that are written at once, a page of the Pico's flash


class Result(Menu):
    """The result, over a menu: the ratings of the turns, the score sheet, another game.

    With two players the next game may be the return match, or the second game of a match of two,
    with the cursor on it. The cards may be dealt once more, with the ends exchanged.

    The record is kept meanwhile, a step each tick. Until it is, the save keeps the match (`busy`),
    and another screen waits.
    """

    def __init__(self, app) -> None:
        kept = app.match.kept
        lines = [Line(N_("Menu"), "menu")]
        if kept:
            lines.insert(0, Line(N_("Another game"), "setup"))
        if kept and app.match.game.players == 2:
            if app.match.dealt:
                lines.insert(0, Line(_SAME, "restore"))
            lines.insert(0, Line(_RETURN, "deal"))
        if app.declared.SCORE_COLUMNS:
            lines.insert(0, Line(_SHEET))
        hints = app.match.hints
        if kept and (hints.noted if hints else app.declared.SCORE_COLUMNS):
            lines.insert(0, Line(N_("Turn by turn"), "review"))
        super().__init__(app, "", lines)
        if app.match.setup.match_of_two:
            self.cursor = [line.key for line in lines].index(_RETURN)
        self._wait = Wait(IGNORED_MS)
        self._sheet_shown = False
        self._recording = None  # generator: the steps left to keep the record

    def entering(self):
        _ending(self.app.match)  # which loads its module
        yield

    def enter(self, now: int) -> None:
        super().enter(now)
        match = self.app.match
        if self.app.shown != "review":
            self._wait.begin(now)
            self.app.score = match.counted(self.app.score, 1)
            self.app.keep()
            self._recording = self._conclude(now)

    def _conclude(self, now: int):
        """Celebrate the winner, then keep the record. Yields each step."""
        match = self.app.match
        celebrate(match, now, self.app.pico.buzzer)
        yield
        if match.kept:
            yield from keep_record(match, Archive(self.app.pico.store.folder))

    @property
    def _games(self) -> int:
        """How many games the score counts if they are a match of two, or else 0."""
        first, second, _, shared = self.app.score
        return first + second + shared if self.app.match.setup.match_of_two else 0

    def rows(self) -> list:
        first, second, _, _ = self.app.score
        rows = super().rows()
        for i in range(len(rows)):
            if self.lines[i].key == _RETURN:
                if self._games > 1:
                    rows[i] = (say(_TWO_MORE), "")
                else:
                    key = _SECOND if self._games else _RETURN
                    rows[i] = ("%s (%d : %d)" % (say(key), first, second), "")
        return rows

    def advance(self, now: int):
        self._wait.lasts(now)
        if self._recording:
            if next(self._recording, True):
                self._recording = None
            if self.lines[self.cursor].leads_to:
                return None
        return super().advance(now)

    @property
    def busy(self) -> bool:
        return self._recording is not None

    def press(self, now: int, end: int, button: int):
        if self._wait.lasts(now):
            return None
        if self._sheet_shown:
            self._show_sheet(False)
            return None
        return super().press(now, end, button)

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _SHEET:
            self._show_sheet(True)
        elif not self.app.match.kept:
            self.app.match.leave()
        elif line.key == _SAME:
            self.app.work(self._exchange())
        elif line.key == _RETURN and self._games > 1:
            self.app.score = NOT_BEGUN
        return super().chosen(now, end, line)

    def _exchange(self):
        """Make a match wait that begins with the same deal, with the ends exchanged.

        Yields between the steps. The score goes along with the players.
        """
        app = self.app
        game = app.match.game
        history = History(game, app.match.ahead)
        while history.undo() is not None:
            if len(history.ahead) % _STRIDE == 0:
                yield
        position = games.part(game.NAME, "notation").position(game)
        setup = app.match.setup.copy()
        for seat, who in zip(setup.seats, reversed(setup.sitting)):
            setup.set(seat.lower(), who)
        first, second, began, shared = app.score
        score = (second, first, began, shared)
        app.waiting = Save(app.settings, setup, position, score=score)
        app.keep()

    def _show_sheet(self, shown: bool) -> None:
        self._sheet_shown = shown
        self.stale = BOTH

    def draw(self, end: int, canvas) -> None:
        match = self.app.match
        if self._sheet_shown:
            draw_sheet(canvas, self.app.declared.SCORE_COLUMNS, sheet_rows(match), match.winners)
            return
        canvas.centre_title(headline(match, end), 0)
        words = after_two(match, self.app.score) if self._games > 1 else sentence(match)
        canvas.paragraph(words, 0, _SENTENCE_Y, WIDTH, _SENTENCE_LINE)
        menu(canvas, self.rows(), self.cursor, _LINES_Y)


def celebrate(match, now: int, buzzer) -> None:
    """Celebrate the winners, if there are any. People who all lost hear that."""
    if match.winners:
        match.table.celebrate(now, match.winners)
        people = [p for p in range(match.game.players) if match.seats[p] == tables.PERSON]
        lost = people and not [p for p in people if match.winners >> p & 1]
        buzzer.play(LOSS_TUNE if lost else WIN_TUNE)


def record_lines(match):
    """Return the lines of the record of an `app.match.Match`; see `games.record.lines`."""
    hints = match.hints
    judged = [hints.note(turn)[1:] for turn in range(hints.noted)] if hints else ()
    return record.lines(match.game, match.seats, judged, match.ahead)


def keep_record(match, archive):
    """Keep the record of a match that is over. Yields after each step.

    The game goes back through its turns meanwhile (`match.ahead`). Nothing is written before it is
    at its end again, so a slow or full flash can't leave it at a past turn.
    """
    pieces = [""]
    for line in record_lines(match):
        if line:
            if len(pieces[-1]) + len(line) >= _PIECE:
                pieces.append("")
            pieces[-1] += line + "\n"
        yield
    yield from archive.keep(pieces)


def draw_sheet(canvas, heads: tuple, rows: list, winners: int) -> None:
    """Draw the score sheet: a line for each player, a crown before winners.

    heads: of the columns; rows: (seat, numbers) for each player; winners: a bit mask.
    """
    names = max([canvas.width(say(seat)) for seat, _ in rows])
    right = _column_ends(canvas, heads, _NAMES_X + names + _GAP)
    for head, x in zip(heads, right):
        canvas.right(say(head), x, _HEADS_Y)
    canvas.frame.hline(0, _RULE_Y, WIDTH, 1)
    y = _RULE_Y + 2 + (HEIGHT - _RULE_Y - 2 - len(rows) * LINE) // 2
    for player in range(len(rows)):
        seat, numbers = rows[player]
        if winners >> player & 1:
            canvas.icon(icons.CROWN_BIG, 0, y)
        canvas.text(say(seat), _NAMES_X, y)
        for number, x in zip(numbers, right):
            canvas.right(str(number), x, y)
        y += LINE


def _column_ends(canvas, heads: tuple, x: int) -> list:
    """Return the x where each column ends; the room from `x` on is spread evenly between heads."""
    widths = [canvas.width(say(head)) for head in heads]
    room = WIDTH - x - sum(widths)
    ends = []
    for i in range(len(widths)):
        x += widths[i] + room // len(widths)
        ends.append(x)
    ends[-1] = WIDTH
    return ends


def headline(match, end: int) -> str:
    """Return who won, for large letters; match: an `app.match.Match` that is over.

    The only person at the table is spoken to at their end, and named at the other one.
    """
    if not match.winners:
        return say("No winner")
    if _lone_person(match) and tables.end_of(match.seats.index(tables.PERSON)) != end:
        return _ending(match).won(match.winners)
    if match.winners == _lone_person(match):
        return say("You win")
    if _computer_won(match):
        return say("Computer wins") if match.game.players == 2 else say("You lose")
    return _ending(match).won(match.winners)


def after_two(match, score: tuple) -> str:
    """Return how a match of two ended."""
    first, second = match.setup.seats
    wins = "%s\u00a0%d\u00a0:\u00a0%d\u00a0%s" % (say(first), score[0], score[1], say(second))
    return say("After two games: %s") % wins


def sentence(match) -> str:
    """Return how it was won, and what decided if points are counted."""
    if match.resigned >= 0:
        if 1 << match.resigned == _lone_person(match):
            return say("You resigned.")
        return _ending(match).resigned(match.resigned)
    if not match.winners:
        return say("The game was stopped.")
    ending = _ending(match)
    how = ending.win(match.termination, match.winners)
    decided = ""
    if games.declared(match.game.NAME).SCORE_COLUMNS:
        decided = ending.decided(match.views[0], match.winners)
    if _computer_won(match) and match.game.players > 2:
        # The headline has no name, and there is room for two sentences.
        return "%s. %s" % (ending.won(match.winners), decided or how)
    return how + " " + decided if decided else how


def _lone_person(match) -> int:
    """Return the bit of the only person at the table; 0 if there are more, or none."""
    if match.seats.count(tables.PERSON) == 1:
        return 1 << match.seats.index(tables.PERSON)
    return 0


def _computer_won(match) -> bool:
    """Return whether one computer won against the only person at the table."""
    person = _lone_person(match)
    return (
        tables.AWAY not in match.seats
        and person > 0
        and match.winners & (match.winners - 1 | person) == 0
    )


def sheet_rows(match) -> list:
    """Return the score sheet: for each player the seat and the numbers under SCORE_COLUMNS."""
    seats = match.setup.seats
    rows = _ending(match).sheet(match.views[0])
    return [(seats[player], rows[player]) for player in range(len(rows))]


def _ending(match):
    """Return the `Ending` of the game's table."""
    module = loader.load(loader.SCREEN, tables.module(match.game.NAME, "ending"))
    return module.Ending(match.setup.seats)

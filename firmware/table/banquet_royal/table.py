"""Banquet Royal as it is played here: answers presses, tells what happened, keeps lamps in step."""

import table
from drivers import buttons
from games import CHANCE
from games.banquet_royal import cakes, phases
from games.banquet_royal.game import Game
from table.banquet_royal import column, pages, palette, sheet, signs, tunes, words
from table.banquet_royal.chart import Chart
from table.banquet_royal.chooser import Chooser
from table.banquet_royal.die import Die
from table.banquet_royal.hexagon import Hexagon
from table.banquet_royal.pages import Pages
from table.banquet_royal.scene import Scene
from table.banquet_royal.standings import Standings
from table.open_table import OpenTable

_AGAIN = 6  # what fell where the die has to fall again

_TUNES = {  # by the phase of an act that changes the board
    phases.PUT: tunes.PUT,
    phases.WALK: tunes.WALK,
    phases.ALIGHT: tunes.PUT,
    phases.DEAL: tunes.PUT,
    phases.TAKE: tunes.PUT,
}


class Table(OpenTable):
    """See `table` for the contract."""

    def __init__(self, lights, panel, buzzer, seats: tuple) -> None:
        super().__init__(buzzer, seats, Game(), Game())
        self.chooser = Chooser()
        self._chart = Chart()
        self._standings = Standings(lights)
        self._hexagon = Hexagon(panel)
        self._die = Die()
        self._pages = Pages(seats)
        self._scene = Scene(self._after, 0)
        self._panel_stale = False  # the panel is to be painted, as the board has been
        self._thrown = None  # the scene whose die was cast last

    def dress(self, colours: str, beat_ms: int) -> None:
        """Take the palette called `colours`, and tell each beat for `beat_ms`."""
        self._standings.colours = self._hexagon.colours = palette.PALETTES[colours]
        self._tale.beat_ms = beat_ms

    def begin(self, views: tuple) -> None:
        """A game starts, is taken up again or goes back by an act: there is nothing to tell."""
        super().begin(views)
        self._chart.lay(views[0].icons)

    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool) -> None:
        view = views[0]
        self._look(view)
        self._scene = Scene(self._after, view.player, origin=view.lifted)
        if deciding >= 0:
            self._pages.close(table.end_of(deciding))
            self.chooser.show(view, can_take_back)
        self._deciding = deciding
        self._changed()

    def _tell_act(self, player: int, action: int) -> None:
        phase = self._before.phase
        if action == CHANCE:
            self._tell_cast(player)
        elif action == phases.HOLD:
            self._tell_feast(player)
        elif phase in _TUNES:
            self._tell_change(player, action)
        elif self._is_person(player):
            self._buzzer.play(tunes.LIFT)

    def _tell_cast(self, player: int) -> None:
        number = self._after.die or _AGAIN
        self._tell(words.cast(player, number), tunes.DIE, Scene(self._after, player, cast=number))

    def _tell_feast(self, player: int) -> None:
        """Who was there, what it brought them, and the cake that was picked."""
        before = self._before
        after = self._after
        space = before.princess
        group = words.letters(before, space)
        self._tell(words.feast(group), tunes.FEAST, Scene(before, player, space))
        gains = words.gains(before.icons[space])
        if gains and sum(after.guests) > sum(before.guests):
            self._tell(gains, tunes.CROWNS, Scene(after, player, origin=space))
        for kind in range(cakes.KINDS):
            if after.cakes_of[player][kind] > before.cakes_of[player][kind]:
                self._tell(words.cake(kind), tunes.CAKE, Scene(after, player))

    def _tell_change(self, player: int, action: int) -> None:
        """What somebody did on the map: a beat where a computer did it, else a line of news."""
        before = self._before
        phase = before.phase
        spot = before.met if phase == phases.TAKE else action
        origin = before.princess if phase == phases.WALK else before.lifted
        self._told = words.act(player, before, self._after, action)
        if self._is_person(player):
            self._buzzer.play(_TUNES[phase])
        else:
            self._tell(self._told, _TUNES[phase], Scene(self._after, player, spot, origin))

    def _tell(self, what: str, tune: bytes, scene: Scene) -> None:
        self._told = what
        self._scene = scene
        self._tale.add(what, tune, scene)

    def advance(self, now: int) -> None:
        """Go on telling, let the die tumble, and show the next colours on the panel."""
        if self._tale.advance(now):
            self._changed()
        if self._die.advance(now):
            self.stale |= table.BOTH
        self._hexagon.advance(now)

    def press(self, now: int, end: int, button: int) -> int:
        """Answer a press at one end: an action id, or a request of `table`."""
        player = self._seen().player
        halts = self._pages.shown(end, player) == pages.HALT
        if self.telling and button == buttons.OK and not halts:
            self._tale.hurry()
            return table.NOTHING
        if not self._asks(end) or self._pages.turned(end):
            self._press_page(end, button, player)
            return table.PAUSE if halts and button == buttons.OK else table.NOTHING
        answer = self.chooser.press(button)
        if answer == table.PAGES:
            self._pages.open(end, pages.SHEET)
            answer = table.NOTHING
        if answer == table.NOTHING:
            self._buzzer.play(tunes.DENIED if self.chooser.denied else tunes.STEP)
            self._changed()
        return answer

    def _press_page(self, end: int, button: int, player: int) -> None:
        """The arrows turn the pages; OK leads back to what suits the moment."""
        if button == buttons.OK:
            self._pages.close(end)
        else:
            by = -1 if button == buttons.LEFT or button == buttons.UP else 1
            self._pages.turn(end, player, by)
        self.stale |= 1 << end
        self._buzzer.play(tunes.STEP)

    def _changed(self) -> None:
        """There is something else to see; a beat that tells of a cast casts the die."""
        super()._changed()
        self._panel_stale = False
        scene = self._seen()
        if scene.cast and scene is not self._thrown:
            self._die.cast(scene.cast)
        self._thrown = scene

    def paint(self, now: int) -> None:
        """Paint the board as it is now, and in the next tick the panel."""
        self._panel_stale = not self._panel_stale
        if self._panel_stale:
            self.stale |= table.LAMPS
            self._paint_board(now)
        else:
            self._paint_panel(now)

    def _paint_board(self, now: int) -> None:
        scene = self._seen()
        self._standings.show(now, scene.board, scene.player)

    def _paint_panel(self, now: int) -> None:
        self._hexagon.show(now, self.chooser if self._deciding >= 0 else self._seen())

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        scene = self._seen()
        page = self._pages.shown(end, scene.player)
        told = self._words()
        number = scene.board.die
        if self.telling and scene.cast:
            number = self._die.face
            told = words.casts(scene.player) if self._die.tumbling else told
        if page == pages.HALT:
            pages.draw_halt(canvas)
        elif page == pages.SIGNS:
            signs.draw(canvas)
        elif page == pages.SHEET:
            sheet.draw(canvas, scene.board, scene.player, told)
        elif self._asks(end):
            self._chart.draw(canvas.frame, self.chooser)
            column.draw_asked(canvas, self.chooser, told)
        else:
            self._chart.draw(canvas.frame, scene)
            column.draw_told(canvas, scene.player, told, number)

    def celebrate(self, now: int, winners: int) -> None:
        """The winners' colours run along the board, and spread from the castle."""
        self._deciding = -1
        self._paint_board(now)
        self._paint_panel(now)
        self._standings.celebrate(winners)
        self._hexagon.celebrate(winners)
        self._buzzer.play(tunes.WIN)

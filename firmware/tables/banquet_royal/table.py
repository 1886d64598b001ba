"""Table of Banquet Royal: answers presses, narrates turns, draws pages and lamps."""

from micropython import const

import tables
from games import CHANCE
from games.banquet_royal import phases, position
from games.banquet_royal.game import Game
from tables.banquet_royal import lamps, pages, words
from tables.banquet_royal.chooser import (
    BAR,
    OVERVIEW,
    PAUSE,
    SHEET,
    SHOW_MAP,
    SIGNS,
    Chooser,
    new_bar,
)
from tables.banquet_royal.lamps import Hexagon, Standings
from tables.banquet_royal.map import Scene
from tables.shared import CROWN_TUNE, CURSOR_TUNE, OpenTable, Tumble
from ui import BOTH, LAMPS

_AGAIN = const(6)  # the number that is rolled again; the game has 0 for it

_TUNES = {  # by the phase of an action that changes the board
    phases.PUT: words.PUT_TUNE,
    phases.WALK: words.WALK_TUNE,
    phases.ALIGHT: words.PUT_TUNE,
    phases.DEAL: words.PUT_TUNE,
    phases.TAKE: words.PUT_TUNE,
}


class Table(OpenTable):
    """See `tables` for the contract."""

    def __init__(self, lights, hexagon, buzzer, seats: tuple) -> None:
        bars = (_page_bar(), _page_bar())
        super().__init__(buzzer, seats, Game(), Game(), Chooser(), bars)
        self._standings = Standings(lights)
        self._hexagon = Hexagon(hexagon)
        self.tumble = None  # of the die that is rolled in the step that is told
        self._turn_of = -1  # the player for whose turn the pages were chosen
        self._scene = Scene(self._after, 0)
        self._hexagon_stale = False  # whether the hexagon is to be painted, as the board has been
        self._rolled = None  # the last scene, whose die is rolled once

    def dress(self, colours: str, step_ms: int) -> None:
        """Set the palette, and how long a step of the narration lasts."""
        self._standings.colours = self._hexagon.colours = lamps.PALETTES[colours]
        self.narration.step_ms = step_ms

    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool) -> None:
        """Show a new state; deciding: the player who is asked, -1 for none."""
        view = views[0]
        self._copy(view)
        self._scene = Scene(self._after, view.player, origin=view.lifted)
        if deciding >= 0:
            self.chooser.show(view, can_take_back)
        if view.player != self._turn_of:
            self._turn_of = view.player
            self._turn_pages()
        self._deciding = deciding
        self._changed()

    def hint(self, now: int, actions: bytes, chance: int) -> None:
        """Show a hint to the player who asked: the first of these actions."""
        self.chooser.show_hint(actions)
        self._buzzer.play(CURSOR_TUNE)
        self._changed()

    def _turn_pages(self) -> None:
        """Show the map at the end of the player, and the score sheet at the other one.

        While a computer plays, people have the map. An end that shows another page goes on showing
        it.
        """
        people = 0  # bits of the ends where people sit
        for player in range(len(self._seats)):
            if self._is_person(player):
                people |= 1 << tables.end_of(player)
        here = 1 << tables.end_of(self._turn_of)
        if people and not self._is_person(self._turn_of):
            here = people
        for end in range(len(self.bars)):
            if self.bars[end].item in (SHOW_MAP, SHEET):
                self.bars[end].point(SHOW_MAP if here >> end & 1 else SHEET)

    def _tell_action(self, player: int, action: int) -> None:
        phase = self._before.phase
        if action == CHANCE and phase == phases.FALL:
            self._tell_roll(player)
        elif action == CHANCE:  # at a distance cakes are opened after they were picked
            self._tell_cake(player)
        elif action == phases.HOLD:
            self._tell_feast(player)
        elif phase in _TUNES:
            self._tell_change(player, action)
        elif self._is_person(player):
            self._buzzer.play(words.LIFT_TUNE)

    def _tell_roll(self, player: int) -> None:
        number = self._after.die or _AGAIN
        self._tell(
            words.rolled(player, number), words.DIE_TUNE, Scene(self._after, player, rolled=number)
        )

    def _tell_feast(self, player: int) -> None:
        """Narrate who was there, what they got, and the cake that was picked."""
        before = self._before
        after = self._after
        space = before.princess
        group = words.letters(before, space)
        scene = Scene(before, player, space)
        self._tell(words.feast(group), words.FEAST_TUNE, scene)
        self._explain(words.TIP, scene)
        gains = words.gains(before.icons[space])
        if gains and sum(after.guests) > sum(before.guests):
            self._tell(gains, CROWN_TUNE, Scene(after, player, origin=space))
        self._tell_cake(player)

    def _tell_cake(self, player: int) -> None:
        """Narrate which cake was picked."""
        after = self._after
        for kind in range(position.HIDDEN_CAKE):
            if after.cakes_of[player][kind] > self._before.cakes_of[player][kind]:
                self._tell(words.cake(kind), words.CAKE_TUNE, Scene(after, player))

    def _tell_change(self, player: int, action: int) -> None:
        """Narrate what a computer did on the map; for a person only keep the words."""
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
        self._told = self._known = what
        self._scene = scene
        self.narration.add(what, tune, scene)

    def advance(self, now: int) -> None:
        """Go on with the narration, the tumbling die and the colours on the hexagon."""
        super().advance(now)
        if self.tumble and self.tumble.advance(now):
            self.stale |= BOTH
        self._hexagon.advance(now)

    def _changed(self) -> None:
        """Have all drawn again; roll the die if a new scene shows that."""
        super()._changed()
        self._hexagon_stale = False
        scene = self.seen()
        if scene.rolled and scene is not self._rolled:
            self.tumble = Tumble(1, bytes([scene.rolled]), self.narration.step_ms)
        self._rolled = scene

    def _pointed(self, end: int) -> None:
        """Have the page and the hexagon drawn again; the board stays as it is."""
        if not self.stale & LAMPS:
            self._hexagon_stale = True
        super()._pointed(end)

    def paint(self, now: int) -> None:
        """Paint the board, and in the next tick the hexagon."""
        self._hexagon_stale = not self._hexagon_stale
        if self._hexagon_stale:
            self.stale |= LAMPS
            self._paint_board(now)
        else:
            self._paint_hexagon(now)

    def _paint_board(self, now: int) -> None:
        scene = self.seen()
        self._standings.show(now, scene.board, scene.player)

    def _paint_hexagon(self, now: int) -> None:
        self._hexagon.show(now, self.chooser if self._deciding >= 0 else self.seen())

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        scene = self.seen()
        asked = self._asks(end)
        told = self._words(asked)
        number = scene.board.die
        tilted = 0
        if self.telling and scene.rolled:
            number = self.tumble.numbers[0]
            tilted = self.tumble.tilted
            told = words.rolls(scene.player) if self.tumble.tumbling else told
        aim = scene
        bar = self.bars[end]
        focused = True
        hint = None
        if asked:
            aim = self.chooser
            bar = aim.bar
            focused = aim.focus == BAR
            hint = aim.hint
        if hint or not (focused and pages.draw_page(canvas, bar.item, aim, told)):
            if asked:
                pages.draw_asked(canvas, aim, told)
            else:
                pages.draw_told(canvas, scene, told, number, tilted)
        if not hint:
            bar.draw(canvas, focused)

    def draw_past(self, canvas, _action: int) -> None:
        """Draw a step of the past."""
        scene = self.seen()
        pages.draw_told(canvas, scene, self._words(), scene.rolled or scene.board.die)

    def celebrate(self, now: int, winners: int) -> None:
        """Run the winners' colours along the board, and from the castle outwards."""
        self._deciding = -1
        self._paint_board(now)
        self._paint_hexagon(now)
        self._standings.celebrate(winners)
        self._hexagon.celebrate(winners)


def _page_bar():
    """Return the bar of an end that isn't asked."""
    bar = new_bar()
    for item in (SHOW_MAP, OVERVIEW, SHEET, SIGNS, PAUSE):
        bar.put(item)
    return bar

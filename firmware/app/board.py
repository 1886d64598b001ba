"""Board outside a match: a game on the table for one person, as in a problem or a lesson."""

from micropython import const

import games
import tables
from base import loader
from ui.screen import ALL

PLAYER = const(0)  # the person, at the end of the same number

_SEVERAL = "several"  # no game's name, so the next match is dealt after a restart


def load(app, *more: str):
    """Load the code of the chosen game's rules and table, and modules `more`, one a step."""
    clear(app, 0)  # the lamps may show a match
    app.loaded = _SEVERAL if app.needs_restart else app.game
    loader.collect_while_loading()
    table = loader.load(loader.SCREEN, "tables." + games.folder(app.game))
    for module in table.PARTS + more:
        loader.load(loader.SCREEN, module)
        yield


def clear(app, now: int) -> None:
    """Darken the lamps of the board and of the hexagon."""
    app.lights.clear(now)
    if app.hexagon:
        app.hexagon.clear(now)


class Board:
    """A game on the table, shown as its first player sees it.

    game     the game
    table    the game's table
    """

    def __init__(self, app, game) -> None:
        self.game = game
        self.table = loader.load(loader.SCREEN, tables.module(app.game, "table")).Table(
            app.lights,
            app.hexagon,
            app.pico.buzzer,
            (tables.PERSON,) + ("",) * (game.players - 1),
        )
        app.dress(self.table)
        self.view = game.view(PLAYER)
        self._views = (self.view,) * game.players
        self._covered = False
        self._actor = PLAYER  # who played the last action
        self.table.begin(self._views)

    @property
    def won(self) -> bool:
        """Whether the person has won."""
        return self.game.winners() == 1 << PLAYER

    @property
    def over(self) -> bool:
        """Whether the person's turn is over and told."""
        return not self.table.telling and self.game.to_act() != PLAYER

    def _look(self) -> None:
        self.game.view(PLAYER, self.view)

    def show(self, now: int, asked: bool = True, can_take_back: bool = True) -> None:
        """Show the game as it stands, after the narration; ask the person, if it is their turn."""
        if self.table.telling:
            self.table.stale = ALL
            return
        self._look()
        asked = asked and self.game.to_act() == PLAYER and not self._covered
        can_take_back = can_take_back and self.game.can_take_back()
        self.table.show(now, self._views, PLAYER if asked else -1, can_take_back)

    def press(self, now: int, end: int, button: int):
        """Answer a press: return an action, a request other than COVER, or None."""
        if self._covered and end == PLAYER:
            self._cover(now, False)
            return None
        answer = self.table.press(now, end, button)
        if answer is not tables.COVER:
            return answer
        self._cover(now, True)
        return None

    def _cover(self, now: int, covered: bool) -> None:
        self._covered = covered
        self.show(now)

    def play(self, now: int, action: int) -> None:
        """Play an action of the player to act, and narrate it."""
        self._actor = self.game.to_act()
        self.game.play(action)
        self._happened(now, action)

    def apply_chance(self, now: int, event: bytes) -> None:
        """Apply a chance event in the turn of the last action's player, and narrate it."""
        self.game.apply_chance(event)
        self._happened(now, games.CHANCE)

    def _happened(self, now: int, action: int) -> None:
        self._look()
        self.table.happened(now, self._actor, action, self._views)

    def take_back(self, now: int) -> None:
        """Take the last action back."""
        self.game.undo()
        self._look()
        self.table.begin(self._views)
        self.show(now)

    def advance(self, now: int) -> None:
        """Go on with the narration."""
        self.table.advance(now)

    def draw(self, canvas) -> None:
        """Draw the person's page."""
        if self._covered:
            self.table.draw_covered(PLAYER, canvas)
        else:
            self.table.draw(PLAYER, canvas)

"""What tables with nothing to hide have in common: one board for all, told act by act."""

import table
from table.tale import Tale


class OpenTable:
    """Keeps the board before and after the last act, and tells what led from one to the other.

    _before, _after    the boards, each a `Game` that no one plays on
    _scene             what is shown once all is told
    _told              the last news, a line of words
    _deciding          the player asked at the buttons, or -1
    """

    def __init__(self, buzzer, seats: tuple, before, after) -> None:
        self.stale = table.ALL
        self._buzzer = buzzer
        self._seats = seats
        self._tale = Tale(buzzer)
        self._before = before
        self._after = after
        self._scene = None
        self._told = ""
        self._deciding = -1

    @property
    def telling(self) -> bool:
        return self._tale.telling

    def begin(self, views: tuple) -> None:
        """A game starts, is taken up again or goes back by an act: there is nothing to tell."""
        self._told = ""
        self._look(views[0])

    def _look(self, view) -> None:
        """Take the board over from a view, which goes on to change."""
        view.view(view.player, self._after)

    def happened(self, now: int, player: int, action: int, views: tuple) -> None:
        """Tell the act of `player`, or what chance did, that led to `views`."""
        self._before, self._after = self._after, self._before
        self._look(views[0])
        self._tell_act(player, action)
        if self.telling:
            self._deciding = -1
            self._changed()

    def _tell_act(self, player: int, action: int) -> None:
        """Add to the tale what `player` did, or what chance did in their turn."""

    def _changed(self) -> None:
        """There is something else to see: let both pages be drawn again, and the lamps painted."""
        self.stale = table.ALL

    def _is_person(self, player: int) -> bool:
        return self._seats[player] == table.PERSON

    def _asks(self, end: int) -> bool:
        """Whether the player who is asked sits at this end."""
        return self._deciding >= 0 and table.end_of(self._deciding) == end

    def _seen(self):
        """The scene at the beat being told, or now."""
        return self._tale.scene if self.telling else self._scene

    def _words(self) -> str:
        """What is being told, or the last news."""
        return self._tale.words if self.telling else self._told

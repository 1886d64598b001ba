"""Screen that deals a match with a player at a distance, and waits until it is to be shown."""

import games
from app.deal import Deal, load_table
from base import OK, loader

_PARTS = (
    "ai",
    "games.distance",
    "app.sitting",
    "app.match",
    "drivers.link",
    "version",
    "app.away",
    "app.away.match",
    "app.away.talk",
)


class DealAway(Deal):
    """Deals the match of `App.invitation`. The page then replays it; OK leaves it meanwhile."""

    def advance(self, now: int):
        if self.working and next(self._work, True):
            self.working = False
        return

    def press(self, now: int, end: int, button: int):
        if button != OK or self.working:
            return None
        self.app.talk.leave()
        return "menu"

    def _steps(self):
        app = self.app
        invited = app.invitation
        app.invitation = None
        own = (app.game, app.setup)
        app.waiting = app.put_away()
        yield
        yield from app.choosing(invited.game)
        yield
        yield from load_table(invited.game, _PARTS)
        loader.load(loader.MATCH, games.module(invited.game, "distance"))
        yield
        talk = loader.load(loader.MATCH, "app.away.talk").Talk(app, own)
        yield
        talk.deal(invited)
        yield

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
    """Deals the match of an `Invitation`. The page then replays it; OK leaves it meanwhile."""

    def advance(self, now: int):
        if self.working and next(self._work, True):
            self.working = False
        return

    def press(self, now: int, end: int, button: int):
        if button != OK or self.working:
            return None
        self.app.away.leave()
        return "menu"

    def _steps(self):
        app = self.app
        invited = app.away.invitation
        name = invited.game
        own = (app.game, app.setup)
        app.waiting = app.put_away()
        yield
        yield from app.choosing(name)
        yield
        yield from load_table(name, _PARTS + (games.module(name, "distance"),))
        hints = None
        level = app.declared.HINT_LEVEL
        if level:
            hints = loader.load(loader.MATCH, "app.hints").Hints(name, level)
            yield
            yield from loader.load(loader.MATCH, "ai").loading(loader.MATCH, name, level)
        else:
            loader.load(loader.MATCH, "app.advisor")
        yield
        game = games.part(name, "distance").Distant(invited.edition)
        game.begin(invited.players, invited.seats, invited.seed)
        yield
        code = loader.load(loader.MATCH, "app.away.match")
        setup = code.AwaySetUp(invited)
        talk = loader.load(loader.MATCH, "app.away.talk").Talk(app, own)
        match = code.AwayMatch(app, game, setup, hints, talk)
        yield
        app.set_match(code.AwayScreen(app, match))
        app.away = talk
        talk.say("ok")
        talk.say_state()
        yield

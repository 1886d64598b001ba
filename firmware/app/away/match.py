"""A match with players at a distance: what those at one table see of it, and its screen."""

from app.match import Match, MatchScreen
from app.save import SetUp
from games.distance import DRAW
from tables import AWAY, PERSON


class AwaySetUp(SetUp):
    """Set-up of the match of an `Invitation`; `here` are the players here."""

    def __init__(self, invited) -> None:
        super().__init__(invited.game, "edition=%s takeback=off" % invited.edition)
        self.here = invited.seats
        if "players" in self.names:
            self.set("players", str(invited.players))

    @property
    def sitting(self) -> tuple:
        """Who sits there, in the order of player numbers."""
        return tuple([PERSON if p in self.here else AWAY for p in range(self.players)])


class AwayMatch(Match):
    """A match of which the `games.<game>.distance.Distant` is the game; `talk` tells of it.

    quiet   whether past actions are replayed: nothing is told yet
    acted   whether somebody has acted
    """

    kept = False

    def __init__(self, app, game, setup, hints, talk) -> None:
        super().__init__(app, game, setup, "", (), hints)
        self.quiet = True
        self.acted = False
        self.talk = talk

    @property
    def asks(self) -> bool:
        """Whether a player here is to act."""
        return self.game.to_act() in self.game.seats

    def watch(self) -> None:
        if self.asks:
            super().watch()

    def play(self, action: int) -> None:
        """Play an action of any player that was found among the legal ones."""
        self.actor = self.game.to_act()
        self.game.make(action)
        self.acted = True
        if self.hints and not self.asks:
            self.hints.rest()
            self.hints.watching = False

    def act(self, action: int) -> None:
        """Play an action of a player here, and tell the other ends."""
        game = self.game
        word = self._notation.action(game, action)
        shown = game.shown(action)
        self.play(action)
        self.talk.say("act", word, *(("shows", shown) if shown else ()))
        self.talk.say_state()

    def tells(self, event: bytes) -> bool:
        # The table has told what is drawn, with the action that draws it.
        return self.acted and event[0] != DRAW

    def resign(self, player: int) -> None:
        super().resign(player)
        if player in self.game.seats:
            self.talk.say("resign")
            self.talk.say_state()

    def leave(self) -> None:
        self.talk.leave()


class AwayScreen(MatchScreen):
    """The screen of such a match. What happens elsewhere it is told by `tell`."""

    def _load_players(self):
        """Return None: what finds hints is loaded while the match is dealt."""

    def advance(self, now: int):
        if self.match.over:
            return "result"
        return super().advance(now)

    def _act(self, now: int, action: int):
        """Play an action of a player here, and narrate it. Yields each step."""
        self.match.act(action)
        yield
        yield from self._telling(now, action)

    def tell(self, now: int, action: int) -> None:
        """Narrate an action just played, or CHANCE, in the next ticks."""
        self._work = self._telling(now, action)

    def show(self, now: int) -> None:
        """Show what has become known, in the next ticks."""
        self._work = self._telling(now)

    def _telling(self, now: int, action: int | None = None):
        if action is None:
            self.match.update_views()
        else:
            self.match.tell(now, action)
        self.app.wake(now)
        yield
        self.match.show(now)
        self.app.tidy()
        yield  # so that a press meanwhile gets its check mark at once

"""The lines of a match with a player at a distance: hears what happened there, says what did here.

The page says one line at a time and waits for the answer. A line waits while the table tells
something, or another screen than those of _HEARING is shown.
"""

from micropython import const

import games
from app.away import WORD, Invitation, greet
from app.away.match import AwayMatch, AwayScreen, AwaySetUp
from base import loader
from drivers.link import LONGEST, Link
from games import Illegal, Invalid, brief
from games.distance import read_event, reading_action, reading_play
from tables import PERSON
from ui import BOTH
from ui.texts import say

_HEARING = ("deal away", "match", "result")  # screens
_ALONE = ("go", "resign", "record", "stop")  # words of lines without another word
_DECKS = const(32)  # at most
_RECORD_PARTS = ("games.history", "games.opening", "games.record")  # imported ones first


class Talk:
    """The conversation about one match.

    own: name and set-up of the game that was chosen before
    """

    def __init__(self, app, own: tuple) -> None:
        self._app = app
        self._own = own
        self._link = Link(app.link.console)
        self._decks = []  # those that are opened at the end
        self._reading = None  # generator: the steps that are left until an act is read
        self._telling = None  # generator: the lines of the record, one a step

    def deal(self, invited) -> None:
        """Deal the match of an `Invitation`; its code is loaded."""
        app = self._app
        name = invited.game
        rules = games.part(name, "notation").read_rules(invited.edition)
        game = games.part(name, "distance").Distant(rules)
        game.begin(invited.seat, invited.seed)
        level = games.declared(name).HINT_LEVEL
        hints = loader.load(loader.MATCH, "app.hints").Hints(name, level) if level else None
        setup = AwaySetUp(name, invited.edition, invited.seat)
        app.set_match(AwayScreen(app, AwayMatch(app, game, setup, hints, self)))
        app.link = self._link
        app.talk = self
        self.say("ok")
        self.say_state()

    @property
    def _match(self):
        return self._app.match

    @property
    def _game(self):
        return self._app.match.game

    def say(self, line: str) -> None:
        """Send a line."""
        self._link.say(line)

    def say_state(self) -> None:
        """Say what the match waits for."""
        game = self._game
        due = game.due()
        if self._match.over:
            winner = self._match.setup.seats[1 - self._match.resigned]
            self.say("over %s resigned" % winner[0].lower())
        elif due:
            self.say("due " + due)
        elif game.to_act() == games.OVER:
            self.say("over " + games.part(game.NAME, "notation").result(game))
        else:
            self.say("turn here" if self._match.asks else "turn away")

    def advance(self, now: int) -> None:
        """Send some of what waits; hear a line if there is one, and answer it."""
        sent = self._link.send()
        if self._telling:
            if sent and next(self._telling, True):
                self._telling = None
        elif self._app.shown in _HEARING and self._app.at_rest:
            try:
                self._hear(now)
            except ValueError as why:
                self._reading = None
                self.say("refused %s" % why)

    def _hear(self, now: int) -> None:
        """Go on with an act, or hear and answer a line. Raises ValueError."""
        if self._reading:
            action = next(self._reading)
            if action is not None:
                self._reading = None
                self._play(now, action)
            return
        line = self._link.hear()
        if line is not None:
            self._answer(now, line)

    def _answer(self, now: int, line: str) -> None:
        if len(line) > LONGEST:
            raise Invalid("a line has at most %d bytes" % LONGEST)
        word, _, rest = line.partition(" ")
        if word not in _ANSWERS or (rest and word in _ALONE):
            raise Invalid("'%s' is not in the protocol" % brief(line))
        _ANSWERS[word](self, now, rest)

    def _regalia(self, _now: int, rest: str) -> None:
        self.say(greet(WORD + " " + rest))

    def _deal(self, _now: int, rest: str) -> None:
        line = "deal " + rest
        Invitation(line)
        self._end()
        self._app.listen(line)

    def _event(self, now: int, rest: str) -> None:
        match = self._match
        self._expect_play()
        event = read_event(match.game, rest)
        match.game.apply_chance(event)
        self._accept()
        if not match.quiet and match.tells(event):
            self._app.match_screen.tell(now, games.CHANCE)
        elif not match.quiet:
            self._app.match_screen.show(now)

    def _act(self, _now: int, rest: str) -> None:
        self._expect_play()
        word, shows, cards = (rest + "  ").split(" ", 2)
        if shows not in ("", "shows"):
            raise Invalid("it is written: act WORD shows CARDS")
        self._reading = reading_play(self._game, word, cards.rstrip())

    def _mine(self, _now: int, rest: str) -> None:
        match = self._match
        self._expect_play()
        if not match.quiet:
            raise Illegal("the player acts here from now on")
        if rest == "resign":
            self._resign_of(match.game.seat)
            return
        if not match.asks:
            raise Illegal("the player here is not to act")
        self._reading = reading_action(match.game, rest)

    def _play(self, now: int, action: int) -> None:
        self._expect_play()  # the player here may have resigned meanwhile
        match = self._match
        match.play(action)
        self._accept()
        if not match.quiet:
            self._app.match_screen.tell(now, action)

    def _go(self, _now: int, _rest: str) -> None:
        match = self._match
        if not match.quiet:
            raise Illegal("the match is shown already")
        match.quiet = False
        match.update_views()
        match.table.begin(match.views)
        player = match.game.to_act()
        if not match.acted and player >= 0:
            match.table.announce(say("%s begins") % say(match.setup.seats[player]))
        self.say("ok")
        self._app.lead_to("match")

    def _other(self, _now: int, rest: str) -> None:
        if rest not in ("here", "away"):
            raise Invalid("it is written: other here, or other away")
        if not self._match.quiet:
            table = self._match.table
            table.announce(say("Connected") if rest == "here" else say("Not connected"))
            table.stale |= BOTH
        self.say("ok")

    def _resign(self, _now: int, _rest: str) -> None:
        self._expect_play()
        self._resign_of(1 - self._game.seat)

    def _resign_of(self, player: int) -> None:
        self._match.resign(player)
        self._accept()

    def _deck(self, _now: int, rest: str) -> None:
        self._expect_end()
        if len(self._decks) == _DECKS:
            raise Illegal("there are not more than %d decks" % _DECKS)
        self._decks.append(rest)
        self.say("ok")

    def _record(self, _now: int, _rest: str) -> None:
        self._expect_end()
        self._telling = self._record_lines()

    def _record_lines(self):
        """Say the record of the whole game, or why the decks don't fit it. Yields each step."""
        yield from loader.loading(loader.MATCH, _RECORD_PARTS)
        self._app.tidy()
        opening, record = [loader.load(loader.MATCH, name) for name in _RECORD_PARTS[1:]]
        game = self._game
        try:
            full = None
            for full in opening.opening(game, self._decks):  # noqa: B007 - the last one is the game
                yield
            for line in record.lines(full, (PERSON,) * game.players):
                if line:
                    self.say("record " + line)
                yield
            self.say("end")
        except ValueError as why:
            self.say("refused %s" % why)
        self._decks.clear()

    def _stop(self, _now: int, _rest: str) -> None:
        self.say("ok")
        self._end()
        self._app.lead_to("menu")

    def leave(self) -> None:
        """Leave the match, which the page keeps."""
        self.say("left")
        self._end()

    def _end(self) -> None:
        """Put the match away; the device is as it was before, in the next ticks."""
        app = self._app
        app.talk = app.link = None
        app.waiting = app.put_away()
        app.darken(0)
        app.work(self._returning())

    def _returning(self):
        game, setup = self._own
        yield from self._app.choosing(game)
        self._app.setup = setup

    def _accept(self) -> None:
        self.say("ok")
        self.say_state()

    def _expect_play(self) -> None:
        """Raise Illegal if the match is over."""
        if self._match.over or self._game.to_act() == games.OVER:
            raise Illegal("the game is over")

    def _expect_end(self) -> None:
        """Raise Illegal if the match goes on."""
        if not self._match.over and self._game.to_act() != games.OVER:
            raise Illegal("the game goes on")


_ANSWERS = {
    WORD: Talk._regalia,
    "deal": Talk._deal,
    "event": Talk._event,
    "act": Talk._act,
    "mine": Talk._mine,
    "go": Talk._go,
    "other": Talk._other,
    "resign": Talk._resign,
    "deck": Talk._deck,
    "record": Talk._record,
    "stop": Talk._stop,
}

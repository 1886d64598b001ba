"""The lines of a match with players at a distance: hears what happened there, says what did here.

The page says one line at a time and waits for the answer. A line waits while the table tells
something, or another screen than those of _HEARING is shown.
"""

from micropython import const

import games
import tables
from app.away import Invitation, greet
from base import loader
from drivers.link import LONGEST, Link
from games import Illegal, Invalid, brief
from games.distance import read_event, reading_action, reading_play
from ui import BOTH
from ui.texts import say

_HEARING = ("deal away", "match", "result")  # screens
_ALONE = ("go", "computer", "record", "stop")  # first words of lines without another word
# The others. For each there is a method of this name: `Talk._answer`.
_WITH_WORDS = ("regalia", "deal", "event", "act", "mine", "resign", "other", "deck")
_DECKS = const(32)  # at most
_RECORD_PARTS = ("games.history", "games.opening", "games.record")  # imported ones first


class Talk:
    """The conversation about one match.

    own: name and set-up of the game that was chosen before
    """

    def __init__(self, app, own: tuple) -> None:
        self.app = app
        self.link = Link(app.away.link.console)
        self._before = own
        self._decks = []  # those that are opened at the end
        self._work = None  # generator: the steps, one a tick, that are left of a line
        self._telling = None  # generator: the lines of the record, one a step
        self._rested = False  # whether the table was at rest after the tick before

    @property
    def match(self):
        return self.app.match

    @property
    def _game(self):
        return self.app.match.game

    def say(self, *words: str) -> None:
        """Send a line."""
        self.link.say(" ".join(words))

    def say_state(self) -> None:
        """Say what the match waits for."""
        game = self._game
        due = game.due()
        if self.match.over:
            winner = self.match.setup.seats[1 - self.match.resigned]
            self.say("over", winner[0].lower(), "resigned")
        elif due:
            self.say("due", due)
        elif game.to_act() == games.OVER:
            self.say("over", games.part(game.NAME, "notation").result(game))
        else:
            self.say("turn", str(game.to_act()))

    def advance(self, now: int) -> None:
        """Send some of what waits. Once all is sent, hear a line, or go on with it.

        A tick that draws a page takes long enough without a line.
        """
        rested = self._rested
        self._rested = self.app.at_rest
        if not self.link.send():
            return
        if self._telling:
            if next(self._telling, True):
                self._telling = None
        elif rested and self._rested and self.app.shown in _HEARING:
            try:
                self._listen(now)
            except ValueError as why:
                self._work = None
                self.say("refused %s" % why)

    def _listen(self, now: int) -> None:
        """Go on with a line, or hear one. Raises ValueError."""
        if self._work:
            if next(self._work, True):
                self._work = None
            return
        line = self.link.hear()
        if line is not None:
            self._work = self._answer(now, line)

    def _answer(self, now: int, line: str):
        """Answer a line; return a generator of the steps that are left, or None."""
        if len(line) > LONGEST:
            raise Invalid("a line has at most %d bytes" % LONGEST)
        word, _, rest = line.partition(" ")
        if word not in _WITH_WORDS and (rest or word not in _ALONE):
            raise Invalid("'%s' is not in the protocol" % brief(line))
        return getattr(self, word)(now, rest)

    def regalia(self, _now: int, rest: str) -> None:
        self.say(greet(rest))

    def deal(self, _now: int, rest: str) -> None:
        line = " ".join(("deal", rest))
        Invitation(line)
        self.end()
        self.app.listen(line)

    def event(self, now: int, rest: str):
        match = self.match
        event = read_event(match.game, rest)
        yield
        self._check(over=False)
        match.game.apply_chance(event)
        self._accept()
        if not match.quiet and match.tells(event):
            self.app.match_screen.tell(now, games.CHANCE)
        elif not match.quiet:
            self.app.match_screen.show(now)

    def act(self, now: int, rest: str):
        self._check(over=False)
        word, _, rest = rest.partition(" ")
        shows, _, cards = rest.partition(" ")
        if shows not in ("", "shows"):
            raise Invalid("it is written: act WORD shows CARDS")
        return self._playing(now, reading_play(self._game, word, cards.rstrip()))

    def computer(self, now: int, _rest: str):
        """Let the computer act for a player elsewhere. Yields each step."""
        match = self.match
        self._check(over=False)
        if match.quiet or match.asks or match.game.to_act() < 0:
            raise Illegal("no player elsewhere is to act")
        self.say("ok")
        advisor = loader.load(loader.SCREEN, "app.advisor").Advisor(self.app)
        yield from advisor.loading()
        self.app.tidy()
        advisor.ask(match.game)
        while not advisor.advance():
            yield
        if match.over:  # the player here has resigned meanwhile
            return
        action = advisor.hint[0]
        match.act(action)
        self.app.match_screen.tell(now, action)

    def mine(self, now: int, rest: str):
        match = self.match
        self._check(over=False)
        if not match.quiet:
            raise Illegal("the player acts here from now on")
        if rest == "resign" and match.game.seats:
            self.finish(match.game.seats[0])
            return None
        if not match.asks:
            raise Illegal("no player here is to act")
        return self._playing(now, reading_action(match.game, rest))

    def _playing(self, now: int, reading):
        """Play the action that `reading` yields at last. Yields each step."""
        action = None
        for action in reading:  # noqa: B007 - the last one is the action
            yield
        self._check(over=False)  # the player here may have resigned meanwhile
        self.match.play(action)
        self._accept()
        if not self.match.quiet:
            self.app.match_screen.tell(now, action)

    def go(self, _now: int, _rest: str):
        match = self.match
        if not match.quiet:
            raise Illegal("the match is shown already")
        match.quiet = False
        match.update_views()
        yield
        match.table.begin(match.views)
        player = match.game.to_act()
        if not match.acted and player >= 0:
            match.table.announce(tables.told(say("%s begins"), tables.called[player]))
        self.app.tidy()  # now: a collection while the match is shown would make a long tick
        yield
        self.say("ok")
        self.app.lead_to("match")

    def other(self, _now: int, rest: str) -> None:
        if rest not in ("here", "away"):
            raise Invalid("it is written: other here, or other away")
        if not self.match.quiet:
            table = self.match.table
            here = rest == "here"
            table.announce(say("Connected") if here else say("Not connected"), not here)
            table.stale |= BOTH
        self.say("ok")

    def resign(self, _now: int, rest: str) -> None:
        self._check(over=False)
        here = self._game.seats
        player = rest or (str(1 - here[0]) if here else "")
        if player not in ("0", "1") or int(player) in here:
            raise Invalid("it is written: resign PLAYER, one elsewhere")
        self.finish(int(player))

    def finish(self, player: int) -> None:
        if self._game.players != 2:
            raise Illegal("only one of two players can resign")
        self.match.resign(player)
        self._accept()

    def deck(self, _now: int, rest: str) -> None:
        self._check(over=True)
        if len(self._decks) == _DECKS:
            raise Illegal("there are not more than %d decks" % _DECKS)
        self._decks.append(rest)
        self.say("ok")

    def record(self, _now: int, _rest: str) -> None:
        self._check(over=True)
        self._telling = self._steps()

    def _steps(self):
        """Say the record of the whole game, or why the decks don't fit it. Yields each step."""
        yield from loader.loading(loader.MATCH, _RECORD_PARTS)
        self.app.tidy()
        opening = loader.load(loader.MATCH, "games.opening").opening
        record = loader.load(loader.MATCH, "games.record")
        game = self._game
        try:
            full = None
            for full in opening(game, self._decks):  # noqa: B007 - the last one is the game
                yield
            for line in record.lines(full, (tables.PERSON,) * game.players):
                if line:
                    self.say("record", line)
                yield
            self.say("end")
        except ValueError as why:
            self.say("refused %s" % why)
        self._decks.clear()

    def stop(self, _now: int, _rest: str) -> None:
        self.say("ok")
        self.end()
        self.app.lead_to("menu")

    def leave(self) -> None:
        """Leave the match, which the page keeps."""
        self.say("left")
        self.end()

    def end(self) -> None:
        """Put the match away; the device is as it was before, in the next ticks."""
        app = self.app
        app.away = None
        app.waiting = app.put_away()
        app.darken(0)
        app.work(self.choosing())

    def choosing(self):
        """Choose what was chosen before. Yields between the steps."""
        game, setup = self._before
        yield from self.app.choosing(game)
        self.app.setup = setup

    def _accept(self) -> None:
        self.say("ok")
        self.say_state()

    def _check(self, over: bool) -> None:
        """Raise Illegal unless the match is over, or goes on."""
        if (self.match.over or self._game.to_act() == games.OVER) != over:
            raise Illegal("the game goes on" if over else "the game is over")

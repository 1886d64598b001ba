"""A match: a sitting that is saved and won, the advice in it, and its screen.

All use games and tables by their contracts only.
"""

from micropython import const

import ai
import games
import tables
from app.save import Score
from app.sitting import Player, Sitting
from base import heap, loader
from tables import shared
from ui import Screen

_TIP_TURNS = const(3)  # of each player, in which a tip may come


class Match(Sitting):
    """A game that is played by the set-up `setup`.

    A new match has the game just dealt. A restored one has the `position` and `plays` of its save.

    position       the last position from which nothing can be taken back, as text
    plays          the texts of the actions since
    turn           the number of the turn that goes on, 1 for the first; 0 if it isn't known
    dealt          whether it began with its deal, and wasn't restored
    ahead          the actions and chance events that are taken back while past turns are shown
    kept           whether the save and the archive hold it: not with a player at a distance
    over           whether it is over: won, resigned or stopped
    winners        bit mask of the winners; 0 for nobody
    resigned       the player who resigned, or -1
    termination    how it was won, an index of the notation's TERMINATIONS
    account        of its luck and choice, once the coach was through: the net luck of each player,
                   and the entries of the turns, see `ai.coach.Coach`; None before
    coaching       the `app.coaching.Coaching` that goes through it, or None
    why            what decided it, a sentence; "" while that isn't known
    decisive       the turns that did, counted from 0; () while they aren't known
    stops          the turns at which the review stops; () for every turn
    hints          the `app.hints.Hints` that rate its turns; None if the game has no HINT_LEVEL
    """

    kept = True

    def __init__(self, app, game, setup, position: str, plays=(), hints=None) -> None:
        people = (tables.PERSON, tables.AWAY)
        players = [Player(name, None if name in people else app.rng) for name in setup.sitting]
        super().__init__(app, game, tuple(players))
        self.setup = setup
        self.call = shared.YOUR_TURN_TUNE
        self.takes_back = setup.get("takeback") == "on"
        self.position = position
        self.plays = list(plays)
        self.turn = 1
        self.dealt = False
        self.ahead = []
        self.over = False
        self.winners = 0
        self.resigned = -1
        self.termination = 0
        self.account = None
        self.coaching = None
        self.why = ""
        self.decisive = self.stops = ()
        self.hints = hints
        self._turn_of = game.to_act()
        self._notation = games.part(game.NAME, "notation")

    def watch(self) -> None:
        """Have the turn rated, unless it is already."""
        if self.hints and not self.hints.watching:
            self.hints.watch(self.views[self.game.to_act()])

    def play(self, action: int) -> None:
        """Play an action of the player to act, and rate the turn if it is over."""
        self.watch()
        self.plays.append(self._notation.action(self.game, action))
        super().play(action)
        if self.hints and self.game.to_act() != self.actor:
            self.hints.close(self.views[self.actor], self.game.winners())

    def take_back(self) -> None:
        self.plays.pop()
        super().take_back()
        self.buzzer.play(shared.TAKE_BACK_TUNE)

    def fix(self) -> None:
        """Make the position the last one that can be gone back to, unless the match is over."""
        player = self.game.to_act()
        if player >= 0:
            self.plays = []
            self.position = self._notation.position(self.game)
            self.turn += self.turn > 0 and player != self._turn_of
            self._turn_of = player
            if self.turn > _TIP_TURNS * self.game.players:
                self.table.tip = False

    def tells(self, event: bytes) -> bool:
        """Return whether the table narrates a chance event."""
        return True

    def leave(self) -> None:
        """Leave the match to the menu."""
        self.cover_hands()

    def resign(self, player: int) -> None:
        """End a match for two, as a player resigns."""
        self.resigned = player
        self.finish(3 - (1 << player))

    def counted(self, score: Score, by: int) -> Score:
        """Return a score with the win of this match: by 1, or by -1 without it."""
        if not self.kept or self.game.players > 2:
            return score
        first, second, shared = [by * (self.winners == winners) for winners in (1, 2, 3)]
        return Score(score.first + first, score.second + second, score.began, score.shared + shared)

    def finish(self, winners: int) -> None:
        """End the match; winners: a bit mask, 0 for nobody."""
        if self.hints:
            self.hints.rest()
        self.over = True
        self.winners = winners
        self.termination = self.game.termination


class Advice:
    """A hint in a match: it is asked for at the buttons, found, shown and followed.

    The `Hints` of the match find it. In a game without them an `Advisor` does, which is loaded when
    it is wanted and unloaded with the next action. What takes several ticks is returned: a
    generator of its steps, one a tick.
    """

    def __init__(self, app, match) -> None:
        self._app = app
        self._match = match
        self._finder = match.hints  # or the `Advisor` while it is loaded

    def ask(self, end: int, wanted: bool):
        """Ask for a hint for the player to act, or cancel the request; end: where that was asked.

        Return the steps that are left, or None.
        """
        match = self._match
        player = match.game.to_act()
        if player < 0 or tables.end_of(player) != end:
            return None
        if self._finder:
            self._finder.ask(match.views[player] if wanted else None)
            return None
        return self._load(player) if wanted else None

    def _load(self, player: int):
        """Load what finds the hint that a player asked for. Yields each step."""
        advisor = loader.load(loader.SCREEN, "app.advisor").Advisor(self._app)
        yield
        yield from advisor.loading()
        self._app.tidy()
        advisor.ask(self._match.views[player])
        self._finder = advisor

    def advance(self, now: int):
        """Look for the hint a little. Once it is found return the steps that show it, else None."""
        return self._show(now) if self._finder and self._finder.advance() else None

    def _show(self, now: int):
        """Show the hint, once what shows it is loaded. Yields each step."""
        match = self._match
        lifetime = loader.MATCH if match.hints else loader.SCREEN
        table = loader.load(loader.MATCH, "tables." + games.folder(match.game.NAME))
        yield from loader.loading(lifetime, table.HINT_PARTS)
        self._app.tidy()
        match.table.hint(now, self._finder.hint, self._finder.chance)

    @property
    def next(self) -> int:
        """The action that the hint begins with."""
        return self._finder.hint[0]

    def go_on(self, now: int, player: int) -> None:
        """Show the rest of the hint, whose first action `player` has just played."""
        finder = self._finder
        finder.hint = finder.hint[1:]
        if finder.hint and self._match.game.to_act() == player:
            self._match.table.hint(now, finder.hint, finder.chance)
        else:
            self.stop()

    def stop(self) -> None:
        """Cancel a hint that was asked for, and unload what finds it."""
        if self._match.hints:
            self._finder.ask(None)
        elif self._finder:
            self._finder = None
            loader.end(loader.SCREEN)


class MatchScreen(Screen):
    """The screen of a match: presses become actions, the table shows them, computers think.

    language   the one in which the table has told so far
    """

    def __init__(self, app, match) -> None:
        self.match = match
        self.table = match.table
        super().__init__(app)
        self.language = app.settings.get("language")
        self._advice = Advice(app, match)
        self._work = None  # generator: the steps, one a tick, that are left of an action
        self._loading = self._load_players()  # generator: the steps, one a tick, that are left

    def _load_players(self):
        """Load the computer players, which think only once the match is shown. Yields each step."""
        match = self.match
        game = match.game.NAME
        levels = [level for level in match.seats if level in games.declared(game).LEVELS]
        if match.hints:
            levels.append(games.declared(game).HINT_LEVEL)
        if levels:
            for level in sorted(set(levels)):
                yield from ai.loading(loader.MATCH, game, level)
            yield
            heap.collect_in_play()
        self._loading = None

    @property
    def busy(self) -> bool:
        return self.table.telling or self.working or self.stale > 0 or self._loading is not None

    @property
    def working(self) -> bool:
        return self._work is not None

    @property
    def stale(self) -> int:
        return self.table.stale

    @stale.setter
    def stale(self, parts: int) -> None:
        self.table.stale = parts

    def enter(self, now: int) -> None:
        """Show the match, with the present settings."""
        self._advice.stop()
        self.app.tidy()
        self.app.dress(self.table)
        language = self.app.settings.get("language")
        if language != self.language:
            self.language = language
            self.match.name_players(self.app)
            self.table.begin(self.match.views)  # what it tells is in the other language
        self.match.show(now)

    def draw(self, end: int, canvas) -> None:
        self.match.draw(end, canvas)

    def focus(self, end: int):
        return self.match.focus(end)

    def paint(self, now: int) -> None:
        self.table.paint(now)

    def press(self, now: int, end: int, button: int):
        answer = self.match.press(now, end, button)
        self._work = self._advice.ask(end, answer is tables.HINT)
        if isinstance(answer, int):
            self._advice.stop()
            self._work = self._act(now, answer)
        elif answer is tables.FOLLOW:
            self._work = self._follow(now)
        elif answer is tables.PAUSE:
            return "pause"
        elif answer in (tables.TAKE_BACK, tables.COVER):
            self._work = self._change(now, end, answer)
        return None

    def _follow(self, now: int):
        """Play the first action of the hint, and show the rest of it. Yields each step."""
        player = self.match.game.to_act()
        yield from self._act(now, self._advice.next)
        self._advice.go_on(now, player)

    def _change(self, now: int, end: int, request):
        """Take an action back, or cover a hand or show it again. Yields each step."""
        match = self.match
        if request is tables.TAKE_BACK:
            match.take_back()
            self.app.keep()
        else:
            match.covered[end] = not match.covered[end]
        yield
        match.show(now)  # also covered: the board must not show hints to a covered hand

    def advance(self, now: int):
        """Do one bounded step: of an action, the narration, a player's turn or the end."""
        if self._work:
            if next(self._work, True):
                self._work = None
            return None
        match = self.match
        told = match.advance(now)
        shown = not told and not self.table.telling  # what follows the narration, which takes time
        if not shown and not self._loading:
            self._work = self._advice.advance(now)
        if self._work or not told:
            return None
        player = match.game.to_act()
        if player == games.OVER:
            match.finish(match.game.winners())
            self.app.keep()
            return "result"
        if self._loading:
            next(self._loading, None)
        elif player >= 0 and not self.app.unsaved:
            if match.hints and not match.hints.watching and match.hints.rest():
                return None  # memory suffices for one thinker, and a tick for one beginning
            who = match.players[player]
            thought = who.thinker
            action = who.act(match.views[player])
            if who.thinker:
                self.app.thought(1)
            elif thought:
                self.app.tidy()  # or garbage would be collected amid what is told of the turn
            if action >= 0:
                self._work = self._act(now, action)
            elif who.thinker is None:
                match.watch()
        return None

    def _act(self, now: int, action: int):
        """Play an action of the player to act, and the chance events after it. Yields each step."""
        if self._loading:
            yield from self._loading
        match = self.match
        yield from match.acting(now, action, self.app.rng)
        self.app.keep()
        if not match.game.can_take_back():
            yield
            match.fix()
            yield
            # Save before animating, so a power cut can't replay the reveal.
            self.app.save()
        yield
        match.show(now)
        yield  # so that a press meanwhile gets its check mark at once

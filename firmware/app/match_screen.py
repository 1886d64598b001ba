"""Screen of a match: presses become actions, the table shows them, computer players think.

It uses games and tables by their contracts only.
"""

import ai
import games
import tables
from base import OK, Rng, loader
from tables.shared import LOSS_TUNE, TAKE_BACK_TUNE, WIN_TUNE, YOUR_TURN_TUNE
from ui import ALL, Screen


class MatchScreen(Screen):
    """The screen of an `app.match.Match`.

    table      the game's table
    covered    for each end whether the hand there is covered
    language   the one in which the table has told so far
    """

    def __init__(self, app, match) -> None:
        self.match = match
        self.game = match.game
        table = loader.load(loader.MATCH, tables.module(self.game.NAME, "table"))
        self.table = table.Table(app.lights, app.hexagon, app.pico.buzzer, match.seats)
        super().__init__(app)
        self.covered = [False, False]
        self.language = app.settings.get("language")
        self._thinker = None
        self._advisor = None  # finds a hint where `Match.hints` is None
        self._planned = b""  # actions that a computer player has chosen and not played yet
        self._asked = -1  # the player who was asked last
        self._work = None  # generator: the steps, one a tick, that are left of an action
        self._loading = self._load_players()  # generator: the steps, one a tick, that are left
        self.table.begin(match.views)

    def _load_players(self):
        """Load the computer players, which think only once the match is shown. Yields each step."""
        game = self.game.NAME
        levels = [level for level in self.match.seats if level != tables.PERSON]
        if self.match.hints:
            levels.append(games.declared(game).HINT_LEVEL)
        if levels:
            loader.collect_while_loading()
            for level in levels:
                yield from ai.loading(loader.MATCH, game, level)
            yield
            loader.collect_in_play()
        self._loading = None

    @property
    def busy(self) -> bool:
        return (
            self.table.telling or self.working or self.table.stale > 0 or self._loading is not None
        )

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
        self._stop_advice()
        self.app.tidy()
        self.app.dress(self.table)
        language = self.app.settings.get("language")
        if language != self.language:
            self.language = language
            self.table.begin(self.match.views)  # what it tells is in the other language
        self._show(now)

    def _show(self, now: int) -> None:
        """Show the match as it is, after the narration; ask the player to act, if a person."""
        if self.table.telling:
            self.table.stale = ALL
            return
        match = self.match
        player = self.game.to_act()
        match.look()
        asked = player >= 0 and match.is_person(player) and not self.covered[tables.end_of(player)]
        if asked and player != self._asked:
            self.app.pico.buzzer.play(YOUR_TURN_TUNE)
        self._asked = player if asked else -1
        can_take_back = match.can_take_back and self.game.can_take_back()
        self.table.show(now, match.views, player if asked else -1, can_take_back)

    def draw(self, end: int, canvas) -> None:
        if self.covered[end]:
            self.table.draw_covered(end, canvas)
        else:
            self.table.draw(end, canvas)

    def paint(self, now: int) -> None:
        self.table.paint(now)

    def press(self, now: int, end: int, button: int):
        if self.covered[end]:
            if button == OK:
                self._work = self._cover(now, end, False)
            return None
        answer = self.table.press(now, end, button)
        self._ask_for_hint(end, answer is tables.HINT)
        if isinstance(answer, int):
            self._stop_advice()
            self._work = self._act(now, answer)
        elif answer is tables.FOLLOW:
            self._work = self._follow(now)
        elif answer is tables.TAKE_BACK:
            self._work = self._take_back(now)
        elif answer is tables.COVER:
            self._work = self._cover(now, end, True)
        elif answer is tables.PAUSE:
            return "pause"
        return None

    def _ask_for_hint(self, end: int, wanted: bool) -> None:
        """Ask for a hint for the player to act, or cancel the request."""
        player = self.game.to_act()
        if player < 0 or tables.end_of(player) != end:
            return
        if self._hints:
            self._hints.ask(self.match.views[player] if wanted else None)
        elif wanted:
            self._work = self._load_advisor(player)

    @property
    def _hints(self):
        """What finds hints, or None."""
        return self.match.hints or self._advisor

    def _load_advisor(self, player: int):
        """Load what finds the hint that a player asked for. Yields each step."""
        advisor = loader.load(loader.SCREEN, "app.advisor").Advisor(self.game.NAME)
        yield
        yield from advisor.loading()
        advisor.ask(self.match.views[player])
        self._advisor = advisor

    def _show_hint(self, now: int, hints):
        """Show a hint that was found, once what shows it is loaded. Yields each step."""
        lifetime = loader.SCREEN if self._advisor else loader.MATCH
        table = loader.load(loader.MATCH, "tables." + games.folder(self.game.NAME))
        for part in table.HINT_PARTS:
            loader.load(lifetime, part)
            yield
        self.table.hint(now, hints.hint, hints.chance)

    def _stop_advice(self) -> None:
        """Cancel a hint that was asked for, and unload what finds it."""
        if self._advisor:
            self._advisor = None
            loader.end(loader.SCREEN)
        elif self.match.hints:
            self.match.hints.ask(None)

    def _follow(self, now: int):
        """Play the first action of the hint, and show the rest of it. Yields each step."""
        hints = self._hints
        player = self.game.to_act()
        yield from self._act(now, hints.hint[0])
        hints.hint = hints.hint[1:]
        if hints.hint and self.game.to_act() == player:
            self.table.hint(now, hints.hint, hints.chance)
        else:
            self._stop_advice()

    def cover_hands(self) -> None:
        """Cover every person's hand, as somebody else may sit there next."""
        for player in range(self.game.players):
            if self.match.is_person(player):
                secret = games.declared(self.game.NAME).SECRET_HANDS
                self.covered[tables.end_of(player)] = secret

    def _cover(self, now: int, end: int, covered: bool):
        """Cover a hand or uncover it; the board must not show hints to a covered hand."""
        self.covered[end] = covered
        yield
        self._show(now)

    def advance(self, now: int):
        """Do one bounded step: of an action, the narration, a computer player's turn or the end."""
        if self._work:
            if next(self._work, True):
                self._work = None
            return None
        hints = self._hints
        if hints and not self._loading and hints.advance():
            self._work = self._show_hint(now, hints)
            return None
        told = self.table.telling
        self.table.advance(now)
        if told:
            if not self.table.telling:
                self._show(now)
            return None
        player = self.game.to_act()
        if player == games.OVER:
            self.match.finish(self.game.winners())
            self.app.keep()
            return "result"
        if self._loading:
            next(self._loading, None)
        elif self.match.is_person(player):
            self._watch(player)
        elif not self.app.unsaved:
            self._think(now, player)
        return None

    def _watch(self, player: int) -> None:
        """Have the turn rated, unless it is already."""
        hints = self.match.hints
        if hints and not hints.watching:
            hints.watch(self.match.views[player])

    def _think(self, now: int, player: int) -> None:
        """Let the computer player think a little, or play the next action it has chosen."""
        match = self.match
        if self._planned:
            action = self._planned[0]
            self._planned = self._planned[1:]
            self._work = self._act(now, action)
        elif self._thinker is None:
            if match.hints:
                match.hints.rest()  # memory suffices for one thinker
            chance = Rng(self.app.rng.word())
            level = match.seats[player]
            self._thinker = ai.thinker(self.game.NAME, level, match.views[player], chance)
        elif self._thinker.step():
            self._planned = self._thinker.choice
            self._thinker = None
            self._watch(player)

    def _act(self, now: int, action: int):
        """Play an action of the player to act, and the chance events after it. Yields each step."""
        if self._loading:
            yield from self._loading
        match = self.match
        player = self.game.to_act()
        self._watch(player)
        match.play(action)
        if match.hints and self.game.to_act() != player:
            match.hints.close(match.views[player], self.game.winners())
        yield
        self._tell(now, player, action)
        while self.game.to_act() == games.CHANCE:
            yield
            self.game.apply_chance(self.game.sample(self.app.rng))
            self._tell(now, player, games.CHANCE)
        self.app.keep()
        if not self.game.can_take_back():
            yield
            match.fix()
            yield
            # Save before animating, so a power cut can't replay the reveal.
            self.app.save()
        yield
        self._show(now)
        yield  # so that a press meanwhile gets its check mark at once

    def _tell(self, now: int, player: int, action: int) -> None:
        """Let the table tell of an action or a chance event."""
        self.match.look()
        self.table.happened(now, player, action, self.match.views)

    def _take_back(self, now: int):
        """Take an action back. Yields each step."""
        self.match.take_back()
        self.match.look()
        self.app.pico.buzzer.play(TAKE_BACK_TUNE)
        self.table.begin(self.match.views)
        self.app.keep()
        yield
        self._show(now)

    def celebrate(self, now: int) -> None:
        """Celebrate the winners, if there are any. People who all lost hear that."""
        match = self.match
        if match.winners:
            self.table.celebrate(now, match.winners)
            people = [p for p in range(self.game.players) if match.is_person(p)]
            lost = people and not [p for p in people if match.winners >> p & 1]
            self.app.pico.buzzer.play(LOSS_TUNE if lost else WIN_TUNE)

"""A game being played: asks whose turn it is, has the table tell what happened, deals with chance.

Knows any game by its contract only, and any table by its own (see `games` and `table`).
"""

import games
import players
import table
from console import shelf
from console.choices import seats_taken
from console.screen import Screen
from drivers import buttons
from games.rng import Rng


class Match(Screen):
    """One game with its seats. `turn_start` and `turn_plays` are its text, for the save.

    game        the `Game` itself, which no table ever sees
    setup       the `Choices` it was begun with
    over        whether it has ended: won, resigned or broken off
    winners     then: bit mask of the players who won, 0 if it was broken off
    resigned    the player who gave up, or -1
    how         how it was won, by `games`
    views       the game as each player sees it
    covered     for each end whether the hand there is covered
    seats       who sits where: table.PERSON or a level for each player
    past        the `games.past.Past` by which the game is being looked back on, or None
    adviser     who notes how good the turns are, and gives hints; None where the game has no such
    """

    def __init__(self, console, game, setup) -> None:
        self.game = game
        self.setup = setup
        kit = console.kit
        self.seats = tuple([setup.get(seat.lower()) for seat in seats_taken(setup, kit)])
        laid = table.part(game.NAME, "table").Table
        self.table = laid(console.lights, console.panel, console.pico.buzzer, self.seats)
        super().__init__(console)
        self.over = False
        self.winners = 0
        self.resigned = -1
        self.how = 0
        self.covered = [False, False]
        self.turn_start = ""
        self.turn_plays = []
        self.past = None
        self._take_back = setup.get("takeback") == "on"
        self._notation = games.part(game.NAME, "notation")
        self._eyes = game.players if kit.SECRETS else 1  # that see the game differently
        views = [game.view(player) for player in range(self._eyes)]
        self.views = tuple([views[player % self._eyes] for player in range(game.players)])
        self.adviser = _adviser(game.NAME)
        for level in self.seats:
            if level != table.PERSON:
                players.load(game.NAME, level)  # which takes a tenth of a second
        self._thinker = None
        self._planned = b""  # acts that a computer has decided on and not made yet
        self._work = None  # the steps, one for a tick, that are still to be done of an act
        self.table.begin(self.views)
        self._note()

    @property
    def under_way(self) -> bool:
        """Whether there is a game to go on with."""
        return not self.over

    @property
    def busy(self) -> bool:
        return self.table.telling or self.working or self.table.stale > 0

    @property
    def working(self) -> bool:
        return self._work is not None

    @property
    def stale(self) -> int:
        return self.table.stale

    @stale.setter
    def stale(self, ends: int) -> None:
        self.table.stale = ends

    def enter(self, now: int) -> None:
        """Go on where the game is, as the settings want it by now."""
        shelf.sweep_in_play()
        self.console.dress(self.table)
        self._show(now)

    def _show(self, now: int) -> None:
        """Let the table show the game as it is, once all is told; ask a person who is to act."""
        if self.table.telling:
            self.table.stale = table.ALL
            return
        player = self.game.to_act()
        self._look()
        asked = player >= 0 and self._is_person(player) and not self.covered[table.end_of(player)]
        can_take_back = self._take_back and self.game.can_take_back()
        self.table.show(now, self.views, player if asked else -1, can_take_back)

    def _look(self) -> None:
        """Let every player's view show the game as it is."""
        for player in range(self._eyes):
            self.game.view(player, self.views[player])

    def _is_person(self, player: int) -> bool:
        return self.seats[player] == table.PERSON

    def draw(self, end: int, canvas) -> None:
        if self.covered[end]:
            self.table.draw_covered(end, canvas)
        else:
            self.table.draw(end, canvas)

    def paint(self, now: int) -> None:
        self.table.paint(now)

    def press(self, now: int, end: int, button: int):
        if self.covered[end]:
            if button == buttons.OK:
                self._work = self._cover(now, end, False)
            return None
        answer = self.table.press(now, end, button)
        if self.adviser:
            self._hear_of_hints(end, answer == table.HINT)
        if answer >= 0:
            self._work = self._act(now, answer)
        elif answer == table.TAKE_BACK:
            self._work = self._undo(now)
        elif answer == table.COVER:
            self._work = self._cover(now, end, True)
        elif answer == table.PAUSE:
            return "pause"
        return None

    def _hear_of_hints(self, end: int, wanted: bool) -> None:
        """A press of the player to act asks for a hint, or waits for one no more."""
        player = self.game.to_act()
        if player >= 0 and table.end_of(player) == end:
            self.adviser.ask(self.views[player] if wanted else None)

    def cover_hands(self) -> None:
        """Cover every person's hand: whoever comes back may not be who went."""
        for player in range(self.game.players):
            if self._is_person(player):
                self.covered[table.end_of(player)] = self.console.kit.SECRETS

    def _cover(self, now: int, end: int, covered: bool):
        """Cover a hand or show it again; the board mustn't give a covered one away either."""
        self.covered[end] = covered
        yield
        self._show(now)

    def advance(self, now: int):
        """Work, tell, think or finish: one bounded step."""
        if self._work:
            if next(self._work, True):
                self._work = None
            return None
        if self.adviser and self.adviser.advance():
            self.table.hint(now, self.adviser.hint, self.adviser.chance)
        told = self.table.telling
        self.table.advance(now)
        if told:
            if not self.table.telling:
                self._show(now)
            return None
        player = self.game.to_act()
        if player == games.OVER:
            self._end(self.game.winners())
            return "result"
        if self._is_person(player):
            self._advise(player)
        elif not self.console.unsaved:
            self._think(now, player)
        return None

    def _advise(self, player: int) -> None:
        """Let the adviser think about the running turn, if it isn't at it yet."""
        if self.adviser and not self.adviser.watching:
            self.adviser.watch(self.views[player])

    def _think(self, now: int, player: int) -> None:
        """Let the computer think a little, or make the next act it has decided on."""
        if self._planned:
            action = self._planned[0]
            self._planned = self._planned[1:]
            self._work = self._act(now, action)
            return
        if self._thinker is None:
            if self.adviser:
                self.adviser.rest()  # there is room for one at a time
            chance = Rng(self.console.rng.word())
            view = self.views[player]
            self._thinker = players.thinker(self.game.NAME, self.seats[player], view, chance)
        elif self._thinker.step():
            self._planned = self._thinker.choice
            self._thinker = None
            self._advise(player)

    def _act(self, now: int, action: int):
        """Make an act of the player to act, and whatever chance has to do after it: the steps."""
        player = self.game.to_act()
        self._advise(player)
        self.turn_plays.append(self._notation.action(self.game, action))
        self.game.play(action)
        if self.adviser and self.game.to_act() != player:
            self.adviser.close(self.views[player], self.game.winners())
        yield
        self._tell(now, player, action)
        while self.game.to_act() == games.CHANCE:
            yield
            self.game.settle(self.game.sample(self.console.rng))
            self._tell(now, player, games.CHANCE)
        self.console.keep()
        if not self.game.can_take_back():
            yield
            self._note()
            self.console.save()  # before the tale: what was seen can't be seen once more
        yield
        self._show(now)

    def _tell(self, now: int, player: int, action: int) -> None:
        self._look()
        self.table.happened(now, player, action, self.views)

    def _undo(self, now: int):
        """Take an act back: the steps."""
        self.game.undo()
        self.turn_plays.pop()
        self._look()
        self.table.begin(self.views)
        self.console.keep()
        yield
        self._show(now)

    def _note(self) -> None:
        """Remember in text where nothing can be taken back; a game that is over stays as it was."""
        if self.game.to_act() >= 0:
            self.turn_plays = []
            self.turn_start = self._notation.position(self.game)

    def give_up(self, end: int) -> None:
        """Whoever sits at `end` gives up; a game that has been won stays won.

        Of two players the other one wins; at the computer's end it is the person across who gives
        up. With more players the game is broken off, and nobody wins.
        """
        winners = self.game.winners()
        if not winners and self.game.players == 2:
            self.resigned = end if self._is_person(end) else 1 - end
            winners = 3 - (1 << self.resigned)
        self._end(winners)

    def _end(self, winners: int) -> None:
        if self.adviser:
            self.adviser.rest()
        self.over = True
        self.winners = winners
        self.how = self.game.how
        self.console.keep()

    def look_back(self, now: int) -> None:
        """Let the table show the game as it stands, in the midst of its past as well."""
        self._look()
        self.table.begin(self.views)
        self.table.show(now, self.views, -1, False)

    def celebrate(self, now: int) -> None:
        if self.winners:
            self.table.celebrate(now, self.winners)


def _adviser(game: str):
    """The adviser of a game, loaded only where there is one."""
    if not players.adviser(game):
        return None
    from console.adviser import Adviser

    return Adviser(game)

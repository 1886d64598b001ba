"""A sitting: a game, who acts in it, what they see, and the table that shows it to them.

Match, problems, lessons, last turns and attract mode are screens over a sitting.
"""

import ai
import games
import tables
from base import OK, Rng, loader
from ui import ALL


class Player:
    """Who acts for a player: a person here or at a distance, a computer player, or nobody.

    name       PERSON, AWAY, NOBODY, or the level of a computer player, which is loaded
    thinker    what finds the turn of a computer player, or None
    """

    def __init__(self, name: str, rng=None) -> None:
        """rng: the random numbers of a computer player."""
        self.name = name
        self.thinker = None
        self._rng = rng
        self._chosen = b""  # actions that `act` has not returned yet

    def act(self, view) -> int:
        """Think a little about the turn of `view`; return the next action, -1 for not yet.

        The actions of a person come by presses, or from a distance.
        """
        if self._chosen:
            action = self._chosen[0]
            self._chosen = self._chosen[1:]
            return action
        if self.thinker is None:
            if self._rng:
                self.thinker = ai.thinker(view.NAME, self.name, view, Rng(self._rng.word()))
        elif self.thinker.step():
            self._chosen = self.thinker.choice
            self.thinker = None
        return -1


class Sitting:
    """A game on a table. The table never gets the game, only views.

    game          the `Game`
    players       who acts for each player: a `Player`
    seats         their names
    views         the game as each player sees it; for whom nobody acts, as the first one does
    table         the game's table
    covered       for each end whether the hand there is covered
    call          the tune that calls a person whose turn begins, b"" for none
    takes_back    whether a person may take an action back
    asked         the player who is asked at the buttons, or -1
    actor         the player of the action that is told, and of what chance does after it
    """

    def __init__(self, app, game, players: tuple) -> None:
        self.game = game
        self.players = players
        self.seats = tuple([player.name for player in players])
        # Where no hand is secret all players share one view.
        secret = games.declared(game.NAME).SECRET_HANDS
        views = [game.view(0)]
        for player in range(1, game.players):
            own = secret and self.seats[player] != tables.NOBODY
            views.append(game.view(player) if own else views[0])
        self.views = tuple(views)
        self.covered = [False, False]
        self.call = b""
        self.takes_back = True
        self.asked = -1
        self.actor = 0
        module = loader.load(loader.SCREEN, tables.module(game.NAME, "table"))
        self.buzzer = app.pico.buzzer
        self.table = module.Table(app.lights, app.hexagon, self.buzzer, self.seats)
        app.dress(self.table)
        self.name_players(app)
        self.table.begin(self.views)

    def name_players(self, app) -> None:
        """Call the players by their names. Where nobody acts they are those of the match."""
        if any(self.seats):
            tables.called = tables.names_of(self.game.NAME, app.setup.given, self.seats)

    def update_views(self) -> None:
        """Update every view."""
        for player in range(len(self.views)):
            if not player or self.views[player] is not self.views[0]:
                self.game.view(player, self.views[player])

    def show(self, now: int, asks: bool = True) -> None:
        """Show the views as they stand, after the narration; ask the person who is to act, if any.

        With a covered hand, or unless `asks`, nobody is asked.
        """
        if self.table.telling:
            self.table.stale = ALL
            return
        player = self.game.to_act()
        asks = asks and player >= 0 and self.seats[player] == tables.PERSON
        if asks and not self.covered[tables.end_of(player)]:
            if self.call and player != self.asked:
                self.buzzer.play(self.call)
            self.asked = player
        else:
            self.asked = -1
        can_take_back = self.takes_back and self.game.can_take_back()
        self.table.show(now, self.views, self.asked, can_take_back)

    def show_past(self, now: int) -> None:
        """Show the game as it was at the moment to which it has been taken back; ask nobody."""
        self.update_views()
        self.table.begin(self.views)
        self.table.show(now, self.views, -1, False)

    def press(self, now: int, end: int, button: int):
        """Answer a press: return an action, a request or None.

        COVER is to show the hand again if it is covered; then it is the answer to OK alone.
        """
        if self.covered[end]:
            return tables.COVER if button == OK else None
        return self.table.press(now, end, button)

    def focus(self, end: int):
        """Return where the cursor of an end is, see `ui.Screen`; None at a covered hand."""
        return None if self.covered[end] else self.table.focus(end)

    def cover_hands(self) -> None:
        """Cover every person's hand, as somebody else may sit there next."""
        secret = games.declared(self.game.NAME).SECRET_HANDS
        for player in range(self.game.players):
            if self.seats[player] == tables.PERSON:
                self.covered[tables.end_of(player)] = secret

    def play(self, action: int) -> None:
        """Play an action of the player to act, which is to be told."""
        self.actor = self.game.to_act()
        self.game.play(action)

    def tell(self, now: int, action: int) -> None:
        """Narrate the action just played; CHANCE: the chance event just applied."""
        self.update_views()
        self.table.happened(now, self.actor, action, self.views)

    def acting(self, now: int, action: int, rng):
        """Play and narrate an action, and what chance does then. Yields between the steps.

        rng: the random numbers of chance
        """
        self.play(action)
        yield
        self.tell(now, action)
        while self.game.to_act() == games.CHANCE:
            yield
            self.game.apply_chance(self.game.sample(rng))
            self.tell(now, games.CHANCE)

    def take_back(self) -> None:
        """Take the last action back, to be shown."""
        self.game.undo()
        self.update_views()
        self.table.begin(self.views)

    def advance(self, now: int) -> bool:
        """Go on with what moves on the table; return whether all was told before.

        What follows the narration is shown at its end.
        """
        told = not self.table.telling
        self.table.advance(now)
        if not (told or self.table.telling):
            self.show(now)
        return told

    def draw(self, end: int, canvas) -> None:
        """Draw the page of one end."""
        if self.covered[end]:
            self.table.draw_covered(end, canvas)
        else:
            self.table.draw(end, canvas)

"""A match: a game with its seats, its text for the save, and its result."""

import games
import tables


class Match:
    """A game that is played by the set-up `setup`.

    A new match has the game just dealt. A restored one has the `position` and `plays` of its save.

    game           the `Game`; tables don't get it
    seats          who sits where: tables.PERSON or a computer's level for each player
    views          the game as each player sees it
    position       the last position from which nothing can be taken back, as text
    plays          the texts of the actions since
    over           whether it is over: won, resigned or stopped
    winners        bit mask of the winners; 0 for nobody
    resigned       the player who resigned, or -1
    termination    how it was won, an index of the notation's TERMINATIONS
    hints          the `app.hints.Hints` that rate its turns; None if the game has no HINT_LEVEL
    history        the `games.history.History` while past turns are shown, or None
    """

    def __init__(self, game, setup, position: str = "", plays=(), hints=None) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.sitting
        self.position = position
        self.plays = list(plays)
        self.over = False
        self.winners = 0
        self.resigned = -1
        self.termination = 0
        self.hints = hints
        self.history = None
        self.notation = games.part(game.NAME, "notation")
        self.can_take_back = setup.get("takeback") == "on"
        # Where no hand is secret all players share one view.
        secret = games.declared(game.NAME).SECRET_HANDS
        self._views = [game.view(player) for player in range(game.players if secret else 1)]
        self.views = tuple([self._views[i % len(self._views)] for i in range(game.players)])
        if not position:
            self.fix()

    def is_person(self, player: int) -> bool:
        """Return whether a person sits on the player's seat."""
        return self.seats[player] == tables.PERSON

    def look(self) -> None:
        """Update every view."""
        for player in range(len(self._views)):
            self.game.view(player, self._views[player])

    def play(self, action: int) -> None:
        """Play an action of the player to act."""
        self.plays.append(self.notation.action(self.game, action))
        self.game.play(action)

    def take_back(self) -> None:
        """Take the last action back."""
        self.game.undo()
        self.plays.pop()

    def fix(self) -> None:
        """Make the position the last one that can be gone back to, unless the match is over."""
        if self.game.to_act() >= 0:
            self.plays = []
            self.position = self.notation.position(self.game)

    def resign(self, end: int) -> None:
        """End the match at the request of `end`; a match that is won stays won.

        With two players the other one wins; at a computer's end it is the person across who
        resigns. With more players the match is stopped and nobody wins.
        """
        winners = self.game.winners()
        if not winners and self.game.players == 2:
            self.resigned = end if self.is_person(end) else 1 - end
            winners = 3 - (1 << self.resigned)
        self.finish(winners)

    def finish(self, winners: int) -> None:
        """End the match; winners: a bit mask, 0 for nobody."""
        if self.hints:
            self.hints.rest()
        self.over = True
        self.winners = winners
        self.termination = self.game.termination

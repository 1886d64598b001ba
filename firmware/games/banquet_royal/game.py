"""Banquet Royal: a whole game, set up, played on, and seen by its players."""

from games import Illegal, refused
from games.banquet_royal.cakes import HIDDEN
from games.banquet_royal.phases import ACTIONS
from games.banquet_royal.position import FEWEST, MOST
from games.banquet_royal.setup import set_up
from games.banquet_royal.turn import Turn


class Game(Turn):
    """One game of Banquet Royal."""

    NAME = "banquet-royal"
    FEWEST = FEWEST
    MOST = MOST
    ACTIONS = ACTIONS

    def start(self, players: int, rng):
        """Set up an empty table for 2 to 4 players; `rng` decides, of who begins too."""
        if not FEWEST <= players <= MOST:
            raise Illegal("Banquet Royal is for 2 to 4 players, not %d" % players)
        self.players = players
        self.player = rng.below(players)
        set_up(self, rng)

    def play(self, action: int):
        """Play a legal action. Raises Illegal, with the reason, for any other."""
        reason = self.refusal(action)
        if reason:
            raise refused(self, reason)
        self.make(action)

    def sample(self, rng) -> bytes:
        """The number that the die shows, 1 to 6, as one byte."""
        return bytes([rng.below(6) + 1])

    def view(self, player: int, into=None) -> "Game":
        """The game as any player sees it: all but the cakes face down.

        Fills and returns `into`, an earlier view, or a new Game. The view stands on its own; of the
        past it holds what can be taken back.
        """
        view = into or Game(self.rules)
        view.rules = self.rules
        view.icons[:] = self.icons
        view.pawns[:] = self.pawns
        view.size[:] = self.size
        view.princess = self.princess
        view.players = self.players
        view.player = self.player
        view.phase = self.phase
        view.lifted = self.lifted
        view.held = self.held
        view.met = self.met
        view.die = self.die
        view.reached[:] = self.reached
        view.quiet = self.quiet
        view.guests[:] = self.guests
        view.crowns[:] = self.crowns
        for p in range(MOST):
            view.cakes_of[p][:] = self.cakes_of[p]
        for i in range(self.cakes_size):
            view.cakes[i] = HIDDEN
        view.cakes_size = self.cakes_size
        view.how = self.how
        view.copy_open(self)
        return view

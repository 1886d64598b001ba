"""Banquet Royal at one moment: what stands where, and what may be done about it."""

from games import CHANCE, OVER
from games.banquet_royal.cakes import IN_PLAY, KINDS, WORTH
from games.banquet_royal.hexes import CENTRE, NOWHERE, SPACES
from games.banquet_royal.kingdom import GROUP
from games.banquet_royal.phases import FALL, LIFT
from games.banquet_royal.rules import Rules

FEWEST = 2
MOST = 4

BY_CAKES, BY_TURNS = 1, 2  # how a game ends

# The parts of `Position.reached`.
MOVED_BEFORE, CARRIED_BEFORE, MOVED, CARRIED = range(4)


class Position:
    """Spaces, pawns, the Princess, what was won, and the running turn. All in place.

    icons        what each of the 61 spaces shows; NO_SPACE where the kingdom has none
    pawns        three places for each space: the colours + 1 of its pawns, ascending, then 0
    size         how many pawns stand on each space
    princess     her space
    players      how many play; player p is the family of colour p
    player       whose turn it is
    phase        what is to be done now, a constant of `phases`
    lifted       the space whose group or pawn was picked up (it still stands there), or NOWHERE
    held         in a swap: the colour + 1 of the pawn picked up; 0 otherwise
    met          in a swap: the space of the pawn to change places with, or NOWHERE
    die          what fell in this turn, 1..5; 0 before that
    reached      the spaces that a move and a transport led to: those of the preceding turn, then
                 those of this one; NOWHERE for none
    quiet        turns since the last feast, each counted when its die is cast
    guests       for each player the pawns won
    crowns       for each player the crowns won
    cakes_of     for each player how many cakes of each kind they have
    cakes        kinds of the cakes face down, HIDDEN where not known: cakes[cakes_size - 1] is the
                 next one, and what lies behind cakes_size means nothing
    how          0, or how the game ended
    """

    def __init__(self, rules: Rules | None = None):
        self.rules = rules or Rules()
        self.icons = bytearray(SPACES)
        self.pawns = bytearray(GROUP * SPACES)
        self.size = bytearray(SPACES)
        self.princess = CENTRE
        self.players = FEWEST
        self.player = 0
        self.phase = LIFT
        self.lifted = NOWHERE
        self.held = 0
        self.met = NOWHERE
        self.die = 0
        self.reached = bytearray([NOWHERE] * 4)
        self.quiet = 0
        self.guests = bytearray(MOST)
        self.crowns = bytearray(MOST)
        self.cakes_of = tuple([bytearray(KINDS) for _ in range(MOST)])
        self.cakes = bytearray(IN_PLAY)
        self.cakes_size = 0
        self.how = 0

    def to_act(self) -> int:
        """The player to act, CHANCE when the die has to fall, or OVER."""
        if self.how:
            return OVER
        return CHANCE if self.phase == FALL else self.player

    def score(self, player: int) -> int:
        """The points of a player: pawns times crowns, and the cakes. What is hidden counts 0."""
        points = self.guests[player] * self.crowns[player]
        for kind in range(KINDS):
            points += WORTH[kind] * self.cakes_of[player][kind]
        return points

    def winners(self) -> int:
        """Bit mask of the players with the most points; 0 while the game goes on."""
        if not self.how:
            return 0
        most = max([self.score(player) for player in range(self.players)])
        mask = 0
        for player in range(self.players):
            if self.score(player) == most:
                mask |= 1 << player
        return mask

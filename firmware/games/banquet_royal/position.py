"""Banquet Royal at one moment: what stands where, and what was won."""

from games import CHANCE, OVER
from games.banquet_royal.cakes import CROWNS, GIFT, IN_PLAY, KINDS, WORTH
from games.banquet_royal.hexes import CENTRE, NOWHERE, SPACES
from games.banquet_royal.kingdom import COLOURS, GROUP, crowns
from games.banquet_royal.phases import FALL, LIFT
from games.banquet_royal.rules import Rules

FEWEST = 2
MOST = 4
PLAYERS = ("Red", "Mauve", "Yellow", "Blue")

QUIET_TURNS = 100  # without a feast: then the game ends as it stands
BY_CAKES, BY_TURNS = 1, 2  # how a game ends

_BASE = COLOURS + 1  # of the number that stands for a group, its pawns being the digits

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

    def holds(self, space: int, pawn: int) -> bool:
        """Whether a pawn (its colour + 1) stands there."""
        place = GROUP * space
        for i in range(place, place + self.size[space]):
            if self.pawns[i] == pawn:
                return True
        return False

    def add(self, space: int, pawn: int):
        """Put a pawn on a space, in its place by colour."""
        pawns = self.pawns
        place = GROUP * space + self.size[space]
        while place > GROUP * space and pawns[place - 1] > pawn:
            pawns[place] = pawns[place - 1]
            place -= 1
        pawns[place] = pawn
        self.size[space] += 1

    def remove(self, space: int, pawn: int):
        """Take a pawn that stands there off its space."""
        pawns = self.pawns
        place = GROUP * space
        while pawns[place] != pawn:
            place += 1
        self.size[space] -= 1
        last = GROUP * space + self.size[space]
        while place < last:
            pawns[place] = pawns[place + 1]
            place += 1
        pawns[last] = 0

    def group(self, space: int) -> int:
        """The pawns of a space as one number; 0 when there is none."""
        group = 0
        for i in range(self.size[space]):
            group = _BASE * group + self.pawns[GROUP * space + i]
        return group

    def add_group(self, space: int, group: int):
        """Put all pawns of a number that `group` made on a space."""
        while group:
            self.add(space, group % _BASE)
            group //= _BASE

    def remove_group(self, space: int, group: int):
        """Take all of them, which stand there, off a space."""
        while group:
            self.remove(space, group % _BASE)
            group //= _BASE

    def exchange(self, space: int, pawn: int, other_space: int, other_pawn: int):
        """Let two pawns change places."""
        self.remove(space, pawn)
        self.remove(other_space, other_pawn)
        self.add(space, other_pawn)
        self.add(other_space, pawn)

    def reward(self, group: int, icon: int, times: int):
        """Give the players what a feast of this group brings; -1 times takes it back."""
        for player in range(self.players):
            guests = 0
            rest = group
            while rest:
                if rest % _BASE == player + 1:
                    guests += 1
                rest //= _BASE
            if guests:
                self.guests[player] += times * guests
                self.crowns[player] += times * crowns(icon)

    def give_cake(self, kind: int, times: int):
        """Give the player a cake, with the crowns it brings; -1 times takes it back."""
        self.cakes_of[self.player][kind] += times
        if kind == CROWNS:
            self.crowns[self.player] += times * GIFT

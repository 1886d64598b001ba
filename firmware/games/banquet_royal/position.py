"""Cakes, rules option and state of Banquet Royal."""

from games import CHANCE, OVER, Invalid, brief
from games.banquet_royal import MAX_PLAYERS, MIN_PLAYERS
from games.banquet_royal.kingdom import CENTRE, COLOURS, GROUP, NOWHERE, SPACES, crowns
from games.banquet_royal.phases import FALL, LIFT

# Cakes: six of the nine are in play.

CROWNS, SCATTER, SWAP, HIDDEN = range(4)
CAKE_KINDS = 4  # the three in the box, and HIDDEN: an unknown cake in a view
CAKES_EACH = 3  # of each kind in the box
CAKES_IN_PLAY = 6

CAKE_WORTH = b"\1\3\3\0"  # points
CAKE_GIFT = 2  # crowns, for a cake of the kind CROWNS

CAKE_LETTERS = "csw?"  # one for each kind, in text

EDITIONS = ("regular", "wild")


class Rules:
    """Rules option: the shape of the kingdom.

    edition   "regular": the hexagon of the spaces within three steps of the castle.
              "wild": the tiles lie at random around the castle.
    """

    def __init__(self, edition: str = "regular"):
        if edition not in EDITIONS:
            raise Invalid(
                "rules: no kingdom '%s'; there is %s" % (brief(edition), ", ".join(EDITIONS))
            )
        self.edition = edition

    def text(self) -> str:
        """Return the edition: "regular" or "wild"."""
        return self.edition

    @staticmethod
    def read(text: str) -> "Rules":
        """Return the rules with this `text()`. Raises Invalid."""
        return Rules(text)


QUIET_TURNS = 100  # turns without a feast that end the game
BY_CAKES, BY_TURNS = 1, 2  # values of `Position.termination`

STAY = 5  # number of the die with which the Princess stays

_BASE = COLOURS + 1  # of a group as a number; its digits are the pawns

# Indices of `Position.reached`.
MOVED_BEFORE, CARRIED_BEFORE, MOVED, CARRIED = range(4)


class Position:
    """Spaces, pawns, Princess, winnings and running turn, changed in place.

    icons        the icon of each of the 61 spaces; NO_SPACE outside the kingdom
    pawns        three bytes for each space: the colours + 1 of its pawns, ascending, then 0
    size         the number of pawns on each space
    princess     the Princess's space
    players      the number of players; player p is the family of colour p
    player       the player whose turn it is
    phase        the phase of the turn, a constant of `phases`
    lifted       the space of the picked group or pawn, which is still there, or NOWHERE
    held         in a swap: the colour + 1 of the picked pawn; 0 otherwise
    met          in a swap: the space of the second pawn, or NOWHERE
    die          the number of the die in this turn, 1..5; 0 before it is cast
    reached      the spaces that a move and a transport led to: those of the turn before, then those
                 of this turn; NOWHERE for none
    quiet        turns since the last feast; a turn counts from the cast of its die
    guests       for each player the number of pawns won
    crowns       for each player the number of crowns won
    cakes_of     for each player the number of cakes of each kind
    cakes        kinds of the cakes face down, HIDDEN for an unknown one: cakes[cakes_size - 1] is
                 the next cake; bytes from cakes_size on are unused
    termination  0, or how the game ended
    """

    def __init__(self, rules: Rules | None = None):
        self.rules = rules or Rules()
        self.icons = bytearray(SPACES)
        self.pawns = bytearray(GROUP * SPACES)
        self.size = bytearray(SPACES)
        self.princess = CENTRE
        self.players = MIN_PLAYERS
        self.player = 0
        self.phase = LIFT
        self.lifted = NOWHERE
        self.held = 0
        self.met = NOWHERE
        self.die = 0
        self.reached = bytearray([NOWHERE] * 4)
        self.quiet = 0
        self.guests = bytearray(MAX_PLAYERS)
        self.crowns = bytearray(MAX_PLAYERS)
        self.cakes_of = tuple([bytearray(CAKE_KINDS) for _ in range(MAX_PLAYERS)])
        self.cakes = bytearray(CAKES_IN_PLAY)
        self.cakes_size = 0
        self.termination = 0

    def to_act(self) -> int:
        """Return the player to act, CHANCE if the die has to be cast, or OVER."""
        if self.termination:
            return OVER
        return CHANCE if self.phase == FALL else self.player

    def score(self, player: int) -> int:
        """Return a player's points: pawns times crowns, plus cakes. Hidden cakes count 0."""
        points = self.guests[player] * self.crowns[player]
        for kind in range(CAKE_KINDS):
            points += CAKE_WORTH[kind] * self.cakes_of[player][kind]
        return points

    def winners(self) -> int:
        """Return a bit mask of the players with the most points; 0 while the game goes on."""
        if not self.termination:
            return 0
        most = max([self.score(player) for player in range(self.players)])
        mask = 0
        for player in range(self.players):
            if self.score(player) == most:
                mask |= 1 << player
        return mask

    def holds(self, space: int, pawn: int) -> bool:
        """Return whether a pawn (colour + 1) is on the space."""
        place = GROUP * space
        for i in range(place, place + self.size[space]):
            if self.pawns[i] == pawn:
                return True
        return False

    def add(self, space: int, pawn: int):
        """Put a pawn on a space, sorted by colour."""
        pawns = self.pawns
        place = GROUP * space + self.size[space]
        while place > GROUP * space and pawns[place - 1] > pawn:
            pawns[place] = pawns[place - 1]
            place -= 1
        pawns[place] = pawn
        self.size[space] += 1

    def remove(self, space: int, pawn: int):
        """Take a pawn off its space."""
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
        """Return the pawns of a space as one number; 0 for no pawn."""
        group = 0
        for i in range(self.size[space]):
            group = _BASE * group + self.pawns[GROUP * space + i]
        return group

    def add_group(self, space: int, group: int):
        """Put the pawns of a `group` number on a space."""
        while group:
            self.add(space, group % _BASE)
            group //= _BASE

    def remove_group(self, space: int, group: int):
        """Take the pawns of a `group` number off their space."""
        while group:
            self.remove(space, group % _BASE)
            group //= _BASE

    def exchange(self, space: int, pawn: int, other_space: int, other_pawn: int):
        """Swap two pawns."""
        self.remove(space, pawn)
        self.remove(other_space, other_pawn)
        self.add(space, other_pawn)
        self.add(other_space, pawn)

    def reward(self, group: int, icon: int, times: int):
        """Give the players the winnings of this group's feast; `times` -1 takes them back."""
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
        """Give the player a cake and its crowns; `times` -1 takes them back."""
        self.cakes_of[self.player][kind] += times
        if kind == CROWNS:
            self.crowns[self.player] += times * CAKE_GIFT

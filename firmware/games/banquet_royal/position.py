"""Cakes, state and legal actions of Banquet Royal."""

from games import CHANCE, OVER
from games.banquet_royal import MAX_PLAYERS, MIN_PLAYERS, phases
from games.banquet_royal.kingdom import (
    CENTRE,
    COLOURS,
    DIRECTIONS,
    GROUP,
    NEIGHBOURS,
    NETWORKS,
    NOWHERE,
    ON_FOOT,
    SPACES,
    TUNNEL,
    Board,
    crowns,
    ends,
    measure,
    network,
    ordinary,
)

# Cakes: six of the nine are in play.

CROWNS_CAKE, SCATTER_CAKE, SWAP_CAKE, HIDDEN_CAKE = range(4)
CAKE_KINDS = 4  # the three in the box, and HIDDEN_CAKE: an unknown cake in a view
CAKES_EACH = 3  # of each kind in the box
CAKES_IN_PLAY = 6

CAKE_WORTH = b"\1\3\3\0"  # points
CAKE_GIFT = 2  # crowns, for a cake of the kind CROWNS_CAKE

CAKE_LETTERS = "csw?"  # one for each kind, in text

QUIET_TURNS = 100  # turns without a feast that end the game
BY_CAKES, BY_TURNS = 1, 2  # values of `Position.termination`

STAY = 5  # number of the die with which the Princess stays

# Indices of `Position.reached`.
MOVED_BEFORE, CARRIED_BEFORE, MOVED, CARRIED = range(4)

_BASE = COLOURS + 1  # of a group as a number; its digits are the pawns

# Tuples as constants: a tuple in an expression is made anew for every space.
_GROUP_LEAVES = (phases.LIFT, phases.BOARD)
_GROUP_ARRIVES = (phases.PUT, phases.ALIGHT)
_PAWNS_DIFFER = (phases.SWAP, phases.GIVE)
_NO_SPACE_ASKED = (phases.CAST, phases.INVITE, phases.GIVE, phases.TAKE, phases.CLOSE)


# What `Position._survey` finds for one call, shared by all positions to save heap.
# For each space, by phase: the pawns it has room for, whether it is in reach, or its steps from the
# Princess.
_near = bytearray(SPACES)
# The number of spaces with room for 1, 2 and 3 pawns in each network, behind each other.
_rooms = bytearray(GROUP * NETWORKS)
# The number of pawns, and of those of each colour + 1.
_counts = bytearray(COLOURS + 1)
_ends = bytearray(SPACES)  # the spaces in reach of one group


class Position(Board):
    """Spaces, pawns, Princess, winnings and running turn, changed in place.

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
    cakes        kinds of the cakes face down, HIDDEN_CAKE for an unknown one:
                 cakes[cakes_size - 1] is the next cake; bytes from cakes_size on are unused
    termination  0, or how the game ended
    """

    def __init__(self, edition: str):
        super().__init__()
        self.edition = edition
        self.princess = CENTRE
        self.players = MIN_PLAYERS
        self.player = 0
        self.phase = phases.LIFT
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
        return CHANCE if self.phase == phases.FALL else self.player

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
        if kind == CROWNS_CAKE:
            self.crowns[self.player] += times * CAKE_GIFT

    # Legal actions.

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to into[0:n]; return n."""
        if self.to_act() < 0:
            return 0
        self._survey()
        n = 0
        if self.phase not in _NO_SPACE_ASKED:
            for space in range(SPACES):
                if not self._space_illegal_reason(space):
                    into[n] = space
                    n += 1
        for action in range(SPACES, phases.ACTIONS):
            if not self._illegal_reason(action):
                into[n] = action
                n += 1
        return n

    def illegal_reason(self, action: int) -> int:
        """Return 0 if the action is legal, else the code of the first reason against it."""
        if self.termination:
            return phases.FINISHED
        if self.phase == phases.FALL:
            return phases.CHANCE_IS_DUE
        self._survey()
        return self._illegal_reason(action)

    def _survey(self):
        """Find once what the phase asks of each space."""
        phase = self.phase
        if phase in _GROUP_LEAVES:
            self._find_rooms()
        elif phase in _GROUP_ARRIVES:
            for space in range(SPACES):
                _near[space] = 0
            for i in range(ends(self.icons, self.means(), self.lifted, _ends)):
                _near[_ends[i]] = 1
        elif phase == phases.WALK:
            measure(self.icons, self.princess, _near)
        elif phase in _PAWNS_DIFFER:
            for i in range(COLOURS + 1):
                _counts[i] = 0
            for pawn in self.pawns:
                if pawn:
                    _counts[0] += 1
                    _counts[pawn] += 1

    def _find_rooms(self):
        """Find how many pawns each space has room for, and the rooms in each network."""
        for space in range(SPACES):
            _near[space] = GROUP - self.size[space] if ordinary(self.icons[space]) else 0
        _near[self.princess] = 0
        means = self.means()
        if means < TUNNEL:
            return
        for i in range(GROUP * NETWORKS):
            _rooms[i] = 0
        for space in range(SPACES):
            if _near[space]:
                place = GROUP * network(self.icons, means, space)
                for i in range(place, place + _near[space]):
                    _rooms[i] += 1

    def means(self) -> int:
        """Return what groups move by in this phase: ON_FOOT or the Princess's transport."""
        on_foot = self.phase != phases.BOARD and self.phase != phases.ALIGHT
        return ON_FOOT if on_foot else self.icons[self.princess]

    def _illegal_reason(self, action: int) -> int:
        if action < SPACES:
            return self._space_illegal_reason(action)
        if action < phases.PAWN:
            return self._word_illegal_reason(action)
        return self._pawn_illegal_reason(action - phases.PAWN + 1)

    def _word_illegal_reason(self, action: int) -> int:
        phase = self.phase
        if action == phases.ROLL and phase == phases.LIFT:
            return phases.MUST_MOVE if self._has_space() else 0
        if action == phases.ROLL:
            fits = phase == phases.CAST
        elif action == phases.HOLD:
            fits = phase == phases.INVITE
        else:
            fits = phase in (phases.BOARD, phases.INVITE, phases.SCATTER, phases.SWAP, phases.CLOSE)
        return 0 if fits else phases.NOT_NOW

    def any_space(self) -> bool:
        """Return whether there is a space to choose."""
        self._survey()
        return self._has_space()

    def _has_space(self) -> bool:
        for space in range(SPACES):
            if not self._space_illegal_reason(space):
                return True
        return False

    def _space_illegal_reason(self, space: int) -> int:
        phase = self.phase
        if phase in _NO_SPACE_ASKED:
            return phases.NOT_NOW
        if not self.icons[space]:
            return phases.OUTSIDE
        if phase in _GROUP_LEAVES:
            return self._group_illegal_reason(space)
        if phase in _GROUP_ARRIVES:
            return self._end_illegal_reason(space)
        if phase == phases.WALK:
            return self._walk_illegal_reason(space)
        if phase == phases.DEAL:
            return self.deal_illegal_reason(space)
        if not self.size[space]:
            return phases.NO_PAWNS
        if (
            phase == phases.SCATTER
        ):  # after a feast there are always enough spaces: 27 pawns, 30 spaces
            return phases.LONE_PAWN if self.size[space] == 1 else 0
        return self._swap_illegal_reason(space)

    def _group_illegal_reason(self, space: int) -> int:
        """Return why the group on a space may not leave by the means of this phase."""
        reason = self.stay_reason(space)
        return reason or (0 if self._has_landing(space) else phases.STUCK)

    def stay_reason(self, space: int) -> int:
        """Return why the group on a space may not leave by any means."""
        if not self.size[space]:
            return phases.NO_PAWNS
        if space == self.princess:
            return phases.HERS
        if space == self.reached[MOVED_BEFORE] or space == self.reached[CARRIED_BEFORE]:
            return phases.JUST_REACHED
        return 0

    def _has_landing(self, start: int) -> bool:
        """Return whether the group of `start` can land anywhere by the means of this phase."""
        pawns = self.size[start]
        means = self.means()
        if means >= TUNNEL:
            own = network(self.icons, means, start)
            if not own:
                return False
            others = _rooms[GROUP * own + pawns - 1]
            return others > (1 if _near[start] >= pawns else 0)
        for place in range(DIRECTIONS * start, DIRECTIONS * start + DIRECTIONS):
            beside = NEIGHBOURS[place]
            if beside != NOWHERE and _near[beside] >= pawns:
                return True  # most groups can land beside them, also by carriage
        if means == ON_FOOT:
            return False
        for i in range(ends(self.icons, means, start, _ends)):
            if _near[_ends[i]] >= pawns:
                return True
        return False

    def _end_illegal_reason(self, space: int) -> int:
        if not _near[space]:
            return phases.OUT_OF_REACH
        return self.landing_illegal_reason(space, self.size[self.lifted])

    def landing_illegal_reason(self, space: int, pawns: int) -> int:
        """Return why this number of pawns may not go to a space."""
        if not ordinary(self.icons[space]):
            return phases.NOT_ORDINARY
        if space == self.princess:
            return phases.HERS
        return phases.TOO_MANY if self.size[space] + pawns > GROUP else 0

    def _walk_illegal_reason(self, space: int) -> int:
        if space == self.princess:
            return phases.MUST_LEAVE
        return phases.TOO_FAR if _near[space] > self.die else 0

    def deal_illegal_reason(self, space: int) -> int:
        """Return why a pawn of a scattered group may not go to a space."""
        if not ordinary(self.icons[space]):
            return phases.NOT_ORDINARY
        return phases.OCCUPIED if self.size[space] else 0

    def _swap_illegal_reason(self, space: int) -> int:
        """Return why no pawn of a space may be the first, or the second, of a swap."""
        if self.phase == phases.WITH:
            if space == self.lifted:
                return phases.SAME_SPACE
            return 0 if self._differs(space, self.held) else phases.SAME_COLOUR
        for i in range(self.size[space]):
            if self._has_partner(space, self.pawns[GROUP * space + i]):
                return 0
        return phases.NOTHING_TO_SWAP

    def _has_partner(self, space: int, pawn: int) -> bool:
        """Return whether a pawn of another colour is on another space."""
        others = _counts[0] - _counts[pawn]
        for i in range(GROUP * space, GROUP * space + self.size[space]):
            if self.pawns[i] != pawn:
                others -= 1
        return others > 0

    def _differs(self, space: int, pawn: int) -> bool:
        """Return whether a pawn of another colour is on the space."""
        for i in range(self.size[space]):
            if self.pawns[GROUP * space + i] != pawn:
                return True
        return False

    def _pawn_illegal_reason(self, pawn: int) -> int:
        if self.phase == phases.GIVE:
            if not self.holds(self.lifted, pawn):
                return phases.NO_SUCH_PAWN
            return 0 if self._has_partner(self.lifted, pawn) else phases.NOTHING_TO_SWAP
        if self.phase == phases.TAKE:
            if not self.holds(self.met, pawn):
                return phases.NO_SUCH_PAWN
            return phases.SAME_COLOUR if pawn == self.held else 0
        return phases.NOT_NOW

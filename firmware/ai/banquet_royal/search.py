"""Decisions of computer players of Banquet Royal: search over the choices of each phase."""

from array import array

from micropython import const

from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import COLOURS, GROUP, NOWHERE, SPACES, crowns, ends, measure
from games.banquet_royal.phases import (
    ALIGHT,
    BOARD,
    CAST,
    CLOSE,
    DEAL,
    DONE,
    HOLD,
    INVITE,
    LIFT,
    PAWN,
    PUT,
    ROLL,
    SCATTER,
    SWAP,
    WALK,
)
from games.banquet_royal.position import Position

LOWEST = const(-1 << 28)  # below the worth of any choice
_PICKS_END = (PUT, ALIGHT)
_MAY_DECLINE = (BOARD, INVITE, SCATTER, SWAP)
_NO_SPACE_ASKED = (CAST, INVITE, CLOSE)
_CHANGE = const(8)  # a change of pawns in a swap is _CHANGE * old + new
_NONE = (LOWEST, NOWHERE)


class BaseThinker:
    """Base of the thinkers: decides from a view for the player to act.

    In each phase it rates all choices, space by space, plays the best one on its own copy of the
    view, and continues with the next phase, until the die is cast, a cake is revealed or the turn
    ends. A level defines the worths `group_worth`, `walk_worth` and `feast_worth`. To decline an
    offer has the worth 0.
    """

    def __init__(self, view: Game, rng):
        self.choice = b""
        self.rng = rng
        self.field = Field(view.edition)
        view.view(view.player, self.field)
        self._work = self._think()
        self._best = b""
        self._worth = 0
        self._ends = bytearray(SPACES)
        self._changes = {}  # for each change of pawns in a swap the best (worth, space)

    def group_worth(self, space: int, group: int) -> int:
        """Return the worth of this group on that space."""
        raise NotImplementedError

    def walk_worth(self, space: int) -> int:
        """Return the worth of the Princess's walk to that space."""
        raise NotImplementedError

    def feast_worth(self) -> int:
        """Return the worth of the feast on offer."""
        raise NotImplementedError

    def step(self) -> bool:
        """Think a little; True once the choice is made."""
        try:
            next(self._work)
        except StopIteration:
            return True
        return False

    def _think(self):
        field = self.field
        action = 0
        while not ROLL <= action <= DONE:
            for action in self._best:
                field.make(action)
            field.count_steps()
            self._best = bytes([ROLL if field.phase <= CAST else DONE])
            self._worth = LOWEST
            yield from self.decide()
            self.choice += self._best
            action = self._best[-1]

    def decide(self):
        """Find the best choice of this phase; yields between pieces of work."""
        field = self.field
        if field.phase in _MAY_DECLINE:
            self.offer(0, self._best)
        if field.phase == INVITE:
            self.offer(self.feast_worth(), bytes([HOLD]))
        if field.phase not in _NO_SPACE_ASKED:
            if field.phase > SWAP:
                self._rate_swaps(field.lifted)
            for space in range(SPACES):
                if field.icons[space]:
                    self._rate_space(space)
                    yield

    def offer(self, worth: int, actions: bytes):
        """Keep a choice if it is the best so far."""
        if worth > self._worth:
            self._worth = worth
            self._best = actions

    def _rate_space(self, space: int):
        field = self.field
        phase = field.phase
        if phase == WALK:
            if field.may_walk(space):
                self.offer(self.walk_worth(space), bytes([space]))
        elif phase == SCATTER:
            if field.size[space] > 1:
                self.offer(-self.group_worth(space, field.group(space)), bytes([space]))
        elif phase == DEAL:
            if field.may_deal(space):
                pawn = field.pawns[GROUP * field.lifted]
                self.offer(self.group_worth(space, pawn), bytes([space]))
        elif phase < SCATTER:
            self._rate_moves(space)
        elif space != field.lifted and field.met in (NOWHERE, space):
            self._rate_swaps(space)

    def _rate_moves(self, start: int):
        """Rate the moves of the group of a space."""
        field = self.field
        picked = field.phase in _PICKS_END
        if not field.size[start] or (picked and start != field.lifted):
            return
        group = field.group(start)
        left = self.group_worth(start, group)
        for i in range(field.landings(start, self._ends)):
            end = self._ends[i]
            there = field.group(end)
            worth = self.group_worth(end, joined(group, there)) - left
            if there:
                worth -= self.group_worth(end, there)
            self.offer(worth, bytes([end] if picked else [start, end]))

    def _rate_swaps(self, space: int):
        """Rate each change of a pawn there, together with the best opposite change elsewhere."""
        field = self.field
        first = space == field.lifted
        group = field.group(space)
        found = []
        for i in range(GROUP * space, GROUP * space + field.size[space]):
            pawn = field.pawns[i]
            if first and field.held not in (0, pawn):
                continue
            for by in range(1, COLOURS + 1):
                if by != pawn:
                    worth = self.group_worth(space, replaced(group, pawn, by))
                    worth -= self.group_worth(space, group)
                    if not first:
                        self._offer_swap(worth, space, pawn, by)
                    found.append((_CHANGE * pawn + by, worth))
        if first or field.lifted == NOWHERE:
            for change, worth in found:  # after the loop: a space can't swap with itself
                if worth > self._changes.get(change, _NONE)[0]:
                    self._changes[change] = (worth, space)

    def _offer_swap(self, worth: int, space: int, pawn: int, by: int):
        other_worth, other = self._changes.get(_CHANGE * by + pawn, _NONE)
        if other != NOWHERE:
            actions = bytes([other, PAWN + by - 1, space, PAWN + pawn - 1])
            self.offer(worth + other_worth, actions[self.field.phase - SWAP :])


class Field(Game):
    """Copy of a view, with the moves of groups and the Princess."""

    def __init__(self, edition: str):
        super().__init__(edition)
        self.steps = bytearray(SPACES)  # from the Princess to each space, see `count_steps`

    def count_steps(self):
        """Count the steps from the Princess to each space."""
        measure(self.icons, self.princess, self.steps)

    def landings(self, start: int, into: bytearray) -> int:
        """Write the spaces where the group of `start` may go to into[0:n]; return n."""
        if self.phase in (LIFT, BOARD) and self.stay_reason(start):
            return 0
        n = 0
        for i in range(ends(self.icons, self.means(), start, into)):
            end = into[i]
            if not self.landing_illegal_reason(end, self.size[start]):
                into[n] = end
                n += 1
        return n

    def may_walk(self, space: int) -> bool:
        """Return whether the Princess may go there. Needs `count_steps`."""
        return 0 < self.steps[space] <= self.die

    def may_deal(self, space: int) -> bool:
        """Return whether a pawn of a scattered group may go there."""
        return not self.deal_illegal_reason(space)


# Worth of feasts.

_CAKE = const(4)  # average worth of a cake face down
_WIN = const(40)  # extra worth of a feast that wins the game; negative for one that loses it

# A feast as one number: group, host, icon.
_GROUP = const(64)
_HOST = const(8)

_SLOTS = const(61)  # of the cache; a prime, so that similar feasts get different slots


class Worth:
    """Worths of feasts in a position, for the courtier, with a cache (two hits in three)."""

    def __init__(self, game: Position):
        self._game = game
        self._later = game.cakes_size - 1  # the feasts after the next one
        self._expected = (self._later + 1) // 2
        # For each slot the number and the worth of the last feast that used it.
        self._numbers = array("H", bytes(2 * _SLOTS))
        self._worths = array("h", bytes(2 * _SLOTS))

    def feast(self, host: int, group: int, icon: int) -> int:
        """Return the worth to the host, in points, of a feast of the group on an icon.

        For fewer than three pawns: the worth of a feast of these pawns alone, without a cake.
        """
        number = _GROUP * group + _HOST * host + icon
        slot = number % _SLOTS
        if self._numbers[slot] != number:
            self._numbers[slot] = number
            self._worths[slot] = self._evaluate(host, group, icon)
        return self._worths[slot]

    def _evaluate(self, host: int, group: int, icon: int) -> int:
        game = self._game
        others = 0
        best = 0  # highest score of the others after the feast
        for player in range(game.players):
            if player != host:
                gained = gain(game, player, group, icon, self._expected)
                others += gained
                best = max(best, game.score(player) + gained)
        gained = gain(game, host, group, icon, self._expected)
        if not is_full(group):
            return gained - others // (game.players - 1)
        gained += _CAKE
        if self._later > 0:
            return gained - others // (game.players - 1)
        lead = game.score(host) + gained - best
        return lead + _WIN if lead > 0 else lead - _WIN


# Groups of pawns as numbers, like `Position.group`, with the pawns in any order.

_BASE = const(6)

# The smallest number of a group of two pawns, and of three.
_PAIR = const(6)
_FULL = const(36)


def joined(group: int, other: int) -> int:
    """Return two groups as one."""
    while other:
        group = _BASE * group + other % _BASE
        other //= _BASE
    return group


def replaced(group: int, pawn: int, by: int) -> int:
    """Return the group with one pawn replaced."""
    digit = 1
    while group // digit % _BASE != pawn:
        digit *= _BASE
    return group + (by - pawn) * digit


def is_full(group: int) -> bool:
    """Return whether a group is large enough for a feast."""
    return group >= _FULL


def share(group: int) -> int:
    """Return how complete a group is for a feast, in sixths: 1, 3 or 6."""
    return 6 if group >= _FULL else 3 if group >= _PAIR else 1


def gain(game: Position, player: int, group: int, icon: int, expected: int) -> int:
    """Return the points of a player for a feast of the group.

    `expected` is the number of pawns and of crowns that the player is expected to win later. With
    it, pawns have a worth before the first crown, and crowns before the first pawn.
    """
    guests = 0
    while group:
        if group % _BASE == player + 1:
            guests += 1
        group //= _BASE
    if not guests:
        return 0
    had = game.guests[player] + expected
    crowned = game.crowns[player] + expected
    return (had + guests) * (crowned + crowns(icon)) - had * crowned

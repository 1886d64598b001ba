"""Legal actions in each phase of Banquet Royal, and why other actions are illegal."""

from games.banquet_royal import reasons
from games.banquet_royal.kingdom import GROUP, ON_FOOT, SPACES, ends, measure, ordinary
from games.banquet_royal.phases import (
    ACTIONS,
    ALIGHT,
    BOARD,
    CAST,
    CLOSE,
    DEAL,
    FALL,
    GIVE,
    HOLD,
    INVITE,
    LIFT,
    PAWN,
    PUT,
    ROLL,
    SCATTER,
    SWAP,
    TAKE,
    WALK,
    WITH,
)
from games.banquet_royal.position import CARRIED_BEFORE, MOVED_BEFORE, Position

# Tuples as constants: a tuple in an expression is made anew for every space.
_GROUP_LEAVES = (LIFT, BOARD)
_GROUP_ARRIVES = (PUT, ALIGHT)
_NO_SPACE_ASKED = (CAST, INVITE, GIVE, TAKE, CLOSE)


class Choices(Position):
    """Position with the legal actions of the player to act."""

    def __init__(self, rules=None):
        super().__init__(rules)
        self._near = bytearray(SPACES)  # ends in reach, or steps from the Princess
        self._ends = 0

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to into[0:n]; return n."""
        if self.to_act() < 0:
            return 0
        self._find_reach()
        n = 0
        for action in range(SPACES if self.phase in _NO_SPACE_ASKED else 0, ACTIONS):
            if not self._illegal_reason(action):
                into[n] = action
                n += 1
        return n

    def illegal_reason(self, action: int) -> int:
        """Return 0 if the action is legal, else the code of the first reason against it."""
        if self.termination:
            return reasons.FINISHED
        if self.phase == FALL:
            return reasons.CHANCE_IS_DUE
        self._find_reach()
        return self._illegal_reason(action)

    def _find_reach(self):
        """Find the spaces in reach once, for phases that need them for each space."""
        if self.phase in _GROUP_ARRIVES:
            self._ends = ends(self.icons, self._means(), self.lifted, self._near)
        elif self.phase == WALK:
            measure(self.icons, self.princess, self._near)

    def _means(self) -> int:
        on_foot = self.phase != BOARD and self.phase != ALIGHT
        return ON_FOOT if on_foot else self.icons[self.princess]

    def _illegal_reason(self, action: int) -> int:
        if action < SPACES:
            return self._space_illegal_reason(action)
        if action < PAWN:
            return self._word_illegal_reason(action)
        return self._pawn_illegal_reason(action - PAWN + 1)

    def _word_illegal_reason(self, action: int) -> int:
        phase = self.phase
        if action == ROLL and phase == LIFT:
            return reasons.MUST_MOVE if self.any_space() else 0
        if action == ROLL:
            fits = phase == CAST
        elif action == HOLD:
            fits = phase == INVITE
        else:
            fits = phase in (BOARD, INVITE, SCATTER, SWAP, CLOSE)
        return 0 if fits else reasons.NOT_NOW

    def any_space(self) -> bool:
        """Return whether there is a space to choose."""
        for space in range(SPACES):
            if not self._space_illegal_reason(space):
                return True
        return False

    def _space_illegal_reason(self, space: int) -> int:
        phase = self.phase
        if phase in _NO_SPACE_ASKED:
            return reasons.NOT_NOW
        if not self.icons[space]:
            return reasons.OUTSIDE
        if phase in _GROUP_LEAVES:
            return self._group_illegal_reason(space)
        if phase in _GROUP_ARRIVES:
            return self._end_illegal_reason(space)
        if phase == WALK:
            return self._walk_illegal_reason(space)
        if phase == DEAL:
            return self._deal_illegal_reason(space)
        if not self.size[space]:
            return reasons.NO_PAWNS
        if phase == SCATTER:  # after a feast there are always enough spaces: 27 pawns, 30 spaces
            return reasons.LONE_PAWN if self.size[space] == 1 else 0
        return self._swap_illegal_reason(space)

    def _group_illegal_reason(self, space: int) -> int:
        """Return why the group on a space may not leave by the means of this phase."""
        if not self.size[space]:
            return reasons.NO_PAWNS
        if space == self.princess:
            return reasons.HERS
        if space == self.reached[MOVED_BEFORE] or space == self.reached[CARRIED_BEFORE]:
            return reasons.JUST_REACHED
        for i in range(ends(self.icons, self._means(), space, self._near)):
            if not self._landing_illegal_reason(self._near[i], self.size[space]):
                return 0
        return reasons.STUCK

    def _end_illegal_reason(self, space: int) -> int:
        for i in range(self._ends):
            if self._near[i] == space:
                return self._landing_illegal_reason(space, self.size[self.lifted])
        return reasons.OUT_OF_REACH

    def _landing_illegal_reason(self, space: int, pawns: int) -> int:
        """Return why this number of pawns may not go to a space."""
        if not ordinary(self.icons[space]):
            return reasons.NOT_ORDINARY
        if space == self.princess:
            return reasons.HERS
        return reasons.TOO_MANY if self.size[space] + pawns > GROUP else 0

    def _walk_illegal_reason(self, space: int) -> int:
        if space == self.princess:
            return reasons.MUST_LEAVE
        return reasons.TOO_FAR if self._near[space] > self.die else 0

    def _deal_illegal_reason(self, space: int) -> int:
        if not ordinary(self.icons[space]):
            return reasons.NOT_ORDINARY
        return reasons.OCCUPIED if self.size[space] else 0

    def _swap_illegal_reason(self, space: int) -> int:
        """Return why no pawn of a space may be the first, or the second, of a swap."""
        if self.phase == WITH:
            if space == self.lifted:
                return reasons.SAME_SPACE
            return 0 if self._differs(space, self.held) else reasons.SAME_COLOUR
        for i in range(self.size[space]):
            if self._has_partner(space, self.pawns[GROUP * space + i]):
                return 0
        return reasons.NOTHING_TO_SWAP

    def _has_partner(self, space: int, pawn: int) -> bool:
        """Return whether a pawn of another colour is on another space."""
        for other in range(SPACES):
            if other != space and self._differs(other, pawn):
                return True
        return False

    def _differs(self, space: int, pawn: int) -> bool:
        """Return whether a pawn of another colour is on the space."""
        for i in range(self.size[space]):
            if self.pawns[GROUP * space + i] != pawn:
                return True
        return False

    def _pawn_illegal_reason(self, pawn: int) -> int:
        if self.phase == GIVE:
            if not self.holds(self.lifted, pawn):
                return reasons.NO_SUCH_PAWN
            return 0 if self._has_partner(self.lifted, pawn) else reasons.NOTHING_TO_SWAP
        if self.phase == TAKE:
            if not self.holds(self.met, pawn):
                return reasons.NO_SUCH_PAWN
            return reasons.SAME_COLOUR if pawn == self.held else 0
        return reasons.NOT_NOW

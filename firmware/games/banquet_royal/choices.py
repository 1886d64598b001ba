"""What may be done in a position of Banquet Royal, phase by phase, and why all else may not."""

from games.banquet_royal import refusals
from games.banquet_royal.hexes import SPACES
from games.banquet_royal.kingdom import GROUP, ON_FOOT, ends, measure, ordinary
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

# Tuples made once: one written where it is used is made anew for every space.
_GROUP_LEAVES = (LIFT, BOARD)
_GROUP_ARRIVES = (PUT, ALIGHT)
_BY_TRANSPORT = (BOARD, ALIGHT)
_NO_SPACE_ASKED = (CAST, INVITE, GIVE, TAKE, CLOSE)
_MAY_BE_DONE = (BOARD, INVITE, SCATTER, SWAP, CLOSE)


class Choices(Position):
    """A position that knows what the player to act may choose."""

    def __init__(self, rules=None):
        super().__init__(rules)
        self._near = bytearray(SPACES)  # the ends in reach, or steps from the Princess: see `_aim`
        self._ends = 0

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to the front of `into`; how many there are."""
        if self.to_act() < 0:
            return 0
        self._aim()
        n = 0
        for action in range(SPACES if self.phase in _NO_SPACE_ASKED else 0, ACTIONS):
            if not self._refusal(action):
                into[n] = action
                n += 1
        return n

    def refusal(self, action: int) -> int:
        """0 when the action is legal, or the code of the first reason why it is not."""
        if self.how:
            return refusals.FINISHED
        if self.phase == FALL:
            return refusals.CHANCE_IS_DUE
        self._aim()
        return self._refusal(action)

    def _aim(self):
        """Find once what is in reach, where that is asked for each space."""
        if self.phase in _GROUP_ARRIVES:
            self._ends = ends(self.icons, self._means(), self.lifted, self._near)
        elif self.phase == WALK:
            measure(self.icons, self.princess, self._near)

    def _means(self) -> int:
        return self.icons[self.princess] if self.phase in _BY_TRANSPORT else ON_FOOT

    def _refusal(self, action: int) -> int:
        if action < SPACES:
            return self._space_refusal(action)
        if action < PAWN:
            return self._word_refusal(action)
        return self._pawn_refusal(action - PAWN + 1)

    def _word_refusal(self, action: int) -> int:
        phase = self.phase
        if action == ROLL and phase == LIFT:
            return refusals.MUST_MOVE if self.any_space() else 0
        if action == ROLL:
            fits = phase == CAST
        elif action == HOLD:
            fits = phase == INVITE
        else:
            fits = phase in _MAY_BE_DONE
        return 0 if fits else refusals.NOT_NOW

    def any_space(self) -> bool:
        """Whether there is a space to choose."""
        for space in range(SPACES):
            if not self._space_refusal(space):
                return True
        return False

    def _space_refusal(self, space: int) -> int:
        phase = self.phase
        if phase in _NO_SPACE_ASKED:
            return refusals.NOT_NOW
        if not self.icons[space]:
            return refusals.OUTSIDE
        if phase in _GROUP_LEAVES:
            return self._group_refusal(space)
        if phase in _GROUP_ARRIVES:
            return self._end_refusal(space)
        if phase == WALK:
            return self._walk_refusal(space)
        if phase == DEAL:
            return self._deal_refusal(space)
        if not self.size[space]:
            return refusals.NO_PAWNS
        if phase == SCATTER:  # after a feast there are always spaces enough: 27 pawns, 30 spaces
            return refusals.LONE_PAWN if self.size[space] == 1 else 0
        return self._swap_refusal(space)

    def _group_refusal(self, space: int) -> int:
        """Why the pawns on a space may not set out by the means at hand."""
        if not self.size[space]:
            return refusals.NO_PAWNS
        if space == self.princess:
            return refusals.HERS
        if space == self.reached[MOVED_BEFORE] or space == self.reached[CARRIED_BEFORE]:
            return refusals.JUST_REACHED
        for i in range(ends(self.icons, self._means(), space, self._near)):
            if not self._landing_refusal(self._near[i], self.size[space]):
                return 0
        return refusals.STUCK

    def _end_refusal(self, space: int) -> int:
        for i in range(self._ends):
            if self._near[i] == space:
                return self._landing_refusal(space, self.size[self.lifted])
        return refusals.OUT_OF_REACH

    def _landing_refusal(self, space: int, pawns: int) -> int:
        """Why so many pawns may not come to a space."""
        if not ordinary(self.icons[space]):
            return refusals.NOT_ORDINARY
        if space == self.princess:
            return refusals.HERS
        return refusals.TOO_MANY if self.size[space] + pawns > GROUP else 0

    def _walk_refusal(self, space: int) -> int:
        if space == self.princess:
            return refusals.MUST_LEAVE
        return refusals.TOO_FAR if self._near[space] > self.die else 0

    def _deal_refusal(self, space: int) -> int:
        if not ordinary(self.icons[space]):
            return refusals.NOT_ORDINARY
        return refusals.OCCUPIED if self.size[space] else 0

    def _swap_refusal(self, space: int) -> int:
        """Why no pawn of a space may be the one, or the other, of a swap."""
        if self.phase == WITH:
            if space == self.lifted:
                return refusals.SAME_SPACE
            return 0 if self._differs(space, self.held) else refusals.SAME_COLOUR
        for i in range(self.size[space]):
            if self._has_partner(space, self.pawns[GROUP * space + i]):
                return 0
        return refusals.NOTHING_TO_SWAP

    def _has_partner(self, space: int, pawn: int) -> bool:
        """Whether a pawn of another colour stands on another space."""
        for other in range(SPACES):
            if other != space and self._differs(other, pawn):
                return True
        return False

    def _differs(self, space: int, pawn: int) -> bool:
        """Whether a pawn of another colour stands on the space."""
        for i in range(self.size[space]):
            if self.pawns[GROUP * space + i] != pawn:
                return True
        return False

    def _pawn_refusal(self, pawn: int) -> int:
        if self.phase == GIVE:
            if not self.holds(self.lifted, pawn):
                return refusals.NO_SUCH_PAWN
            return 0 if self._has_partner(self.lifted, pawn) else refusals.NOTHING_TO_SWAP
        if self.phase == TAKE:
            if not self.holds(self.met, pawn):
                return refusals.NO_SUCH_PAWN
            return refusals.SAME_COLOUR if pawn == self.held else 0
        return refusals.NOT_NOW

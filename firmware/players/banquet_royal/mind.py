"""How every level of Banquet Royal decides: it looks at all that it may choose, space by space.

It plays what it likes best on in its own copy of the view, and goes on with the next phase until
the die has to fall, a cake is shown or the turn ends.
"""

from micropython import const

from games.banquet_royal.game import Game
from games.banquet_royal.hexes import NOWHERE, SPACES
from games.banquet_royal.kingdom import COLOURS, GROUP
from games.banquet_royal.phases import (
    ALIGHT,
    BOARD,
    CAST,
    CLOSE,
    DEAL,
    DONE,
    HOLD,
    INVITE,
    PAWN,
    PUT,
    ROLL,
    SCATTER,
    SWAP,
    WALK,
)
from players.banquet_royal.field import Field
from players.banquet_royal.groups import joined, replaced

MUST = const(-1 << 28)  # less than any choice can be worth
_PICKS_END = (PUT, ALIGHT)
_MAY_DECLINE = (BOARD, INVITE, SCATTER, SWAP)
_NO_SPACE_ASKED = (CAST, INVITE, CLOSE)
_CHANGE = const(8)
_NONE = (MUST, NOWHERE)


class Mind:
    """Decides from a view for the player to act.

    What things are worth says a level: `appeal` of a group to have on a space, `walk_worth` of the
    Princess going to a space, `feast_worth`. What is declined is worth 0.
    """

    def __init__(self, view: Game, rng):
        self.choice = b""
        self.rng = rng
        self.field = Field(view.rules)
        view.view(view.player, self.field)
        self._thoughts = self._think()
        self._best = b""
        self._worth = 0
        self._ends = bytearray(SPACES)
        self._changes = {}  # by the pawns that go and come in a swap: the best (worth, space)

    def appeal(self, space: int, group: int) -> int:
        """What it is worth that this group stands there."""
        raise NotImplementedError

    def walk_worth(self, space: int) -> int:
        """What it is worth that the Princess goes there."""
        raise NotImplementedError

    def feast_worth(self) -> int:
        """What the feast that may be held is worth."""
        raise NotImplementedError

    def step(self) -> bool:
        """Think a little; True once the choice is made."""
        try:
            next(self._thoughts)
        except StopIteration:
            return True
        return False

    def _think(self):
        field = self.field
        action = 0
        while not ROLL <= action <= DONE:
            for action in self._best:
                field.make(action)
            field.look_round()
            self._best = bytes([ROLL if field.phase <= CAST else DONE])
            self._worth = MUST
            yield from self.decide()
            self.choice += self._best
            action = self._best[-1]

    def decide(self):
        """Find the best choice of this phase; yields between two pieces of work."""
        field = self.field
        if field.phase in _MAY_DECLINE:
            self.offer(0, self._best)
        if field.phase == INVITE:
            self.offer(self.feast_worth(), bytes([HOLD]))
        if field.phase not in _NO_SPACE_ASKED:
            if field.phase > SWAP:
                self._look_at_pawns(field.lifted)
            for space in range(SPACES):
                if field.icons[space]:
                    self._look(space)
                    yield

    def offer(self, worth: int, actions: bytes):
        """Keep a choice if it is the best one so far."""
        if worth > self._worth:
            self._worth = worth
            self._best = actions

    def _look(self, space: int):
        field = self.field
        phase = field.phase
        if phase == WALK:
            if field.may_walk(space):
                self.offer(self.walk_worth(space), bytes([space]))
        elif phase == SCATTER:
            if field.size[space] > 1:
                self.offer(-self.appeal(space, field.group(space)), bytes([space]))
        elif phase == DEAL:
            if field.may_deal(space):
                pawn = field.pawns[GROUP * field.lifted]
                self.offer(self.appeal(space, pawn), bytes([space]))
        elif phase < SCATTER:
            self._look_at_ends(space)
        elif space != field.lifted and field.met in (NOWHERE, space):
            self._look_at_pawns(space)

    def _look_at_ends(self, start: int):
        """Weigh where the group of a space may go."""
        field = self.field
        picked = field.phase in _PICKS_END
        if not field.size[start] or (picked and start != field.lifted):
            return
        group = field.group(start)
        left = self.appeal(start, group)
        for i in range(field.landings(start, self._ends)):
            end = self._ends[i]
            there = field.group(end)
            worth = self.appeal(end, joined(group, there)) - left
            if there:
                worth -= self.appeal(end, there)
            self.offer(worth, bytes([end] if picked else [start, end]))

    def _look_at_pawns(self, space: int):
        """Weigh each change of a pawn there for another, with the best one that gives that pawn."""
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
                    worth = self.appeal(space, replaced(group, pawn, by))
                    worth -= self.appeal(space, group)
                    if not first:
                        self._offer_swap(worth, space, pawn, by)
                    found.append((_CHANGE * pawn + by, worth))
        if first or field.lifted == NOWHERE:
            for change, worth in found:  # only now: a space can't swap with itself
                if worth > self._changes.get(change, _NONE)[0]:
                    self._changes[change] = (worth, space)

    def _offer_swap(self, worth: int, space: int, pawn: int, by: int):
        other_worth, other = self._changes.get(_CHANGE * by + pawn, _NONE)
        if other != NOWHERE:
            actions = bytes([other, PAWN + by - 1, space, PAWN + pawn - 1])
            self.offer(worth + other_worth, actions[self.field.phase - SWAP :])

"""Trained levels of Banquet Royal, which judge each end of a turn with a neural network.

It decides up to the next event of chance. It ranks all moves with a small network, and weighs the
best of them by what the die can bring: for each number the best walk, feast or transport. What a
feast brings is the mean over the cakes that may be next.
"""

from micropython import const

from ai.banquet_royal import features
from ai.banquet_royal.evaluation import Evaluator
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import (
    CARRIAGE,
    COLOURS,
    DIRECTIONS,
    GROUP,
    NEIGHBOURS,
    NOWHERE,
    SPACES,
    ends,
    ordinary,
)
from games.banquet_royal.phases import (
    ALIGHT,
    BOARD,
    CAST,
    DEAL,
    DONE,
    HOLD,
    INVITE,
    PAWN,
    PUT,
    ROLL,
    SCATTER,
    SWAP,
    TAKE,
    WALK,
)
from games.banquet_royal.position import CARRIED_BEFORE, MOVED_BEFORE

_LOWEST = const(-1 << 29)  # below any judgement
_AT_ONCE = const(3)  # judgements in one step; a feast, with its cakes, may be three more


class Planner(Evaluator):
    """Thinker for the player to act. A level is a subclass with its networks, and

    KEEP       number of moves to weigh
    """

    KEEP = 6

    def __init__(self, view: Game, rng):
        super().__init__(view)
        self.choice = b""
        self._ends = bytearray(SPACES)
        self._work = self._think()

    def step(self) -> bool:
        """Think a little; True once the choice is made."""
        self._judged = 0
        try:
            while self._judged < _AT_ONCE:
                next(self._work)
        except StopIteration:
            return True
        return False

    def _think(self):
        game = self._game
        phase = game.phase
        yield from self._measure()
        self._see()
        self.choice = bytes([ROLL if phase <= CAST else DONE])
        self._judged = _AT_ONCE  # it took as long
        yield
        if phase <= PUT:
            yield from self._choose_move()
        elif phase == WALK:
            yield from self._choose_walk()
        elif phase in (BOARD, ALIGHT):
            yield from self._choose_journey()
        elif phase == INVITE:
            if self._feast_worth(game.princess) > self._worth():
                self.choice = bytes([HOLD])
        elif phase in (SCATTER, DEAL):
            yield from self._choose_scatter()
        elif SWAP <= phase <= TAKE:
            yield from self._choose_swap()

    # Moves.

    def _may_leave(self, space: int) -> bool:
        """Return whether the group of a space may go, and is the picked one if one is picked."""
        game = self._game
        return (
            self._board[space] > 0
            and space != self._turn[features.PRINCESS]
            and space != game.reached[MOVED_BEFORE]
            and space != game.reached[CARRIED_BEFORE]
            and game.lifted in (NOWHERE, space)
        )

    def _may_land(self, space: int, pawns: int) -> bool:
        """Return whether so many pawns may go to a space."""
        return (
            space != NOWHERE
            and ordinary(self._game.icons[space])
            and space != self._turn[features.PRINCESS]
            and self._size(space) + pawns <= GROUP
        )

    def _choose_move(self):
        """Choose the move before the die is cast."""
        found = []  # (rank, start, end) of the moves to weigh, best first
        for start in range(SPACES):
            if not self._may_leave(start):
                continue
            for way in range(DIRECTIONS):
                end = NEIGHBOURS[DIRECTIONS * start + way]
                if self._may_land(end, self._size(start)):
                    self._rank(start, end, found)
                    yield
        best = -1
        for _, start, end in found:
            before = self._carry(start, end)
            self._turn[features.FROZEN] = end
            worth = yield from self._die_worth()
            self._restore(before)
            if worth > best:
                best = worth
                picked = self._game.phase == PUT
                self.choice = bytes([end, ROLL] if picked else [start, end, ROLL])

    def _rank(self, start: int, end: int, found: list):
        """Keep a move in `found` if it is one of the best."""
        before = self._carry(start, end)
        self._turn[features.FROZEN] = end
        rank = self._judge(self._rank_pages, self.RANK_WIDTH)
        self._restore(before)
        i = len(found)
        while i and found[i - 1][0] < rank:
            i -= 1
        found.insert(i, (rank, start, end))
        del found[self.KEEP :]

    # The walk, and what follows.

    def _choose_walk(self):
        """Choose the Princess's walk, and a feast or a transport."""
        game = self._game
        princess = SPACES * game.princess
        best = -1
        goal = NOWHERE
        for space in range(SPACES):
            if game.icons[space] and 0 < self._steps[princess + space] <= game.die:
                worth, feast = self._walk_worth(space)
                yield
                if worth > best:
                    best = worth
                    goal = space
                    self.choice = bytes([space, HOLD if feast else DONE])
        if game.icons[goal] >= CARRIAGE:
            self._turn[features.PRINCESS] = goal
            yield from self._choose_journey()
            self.choice = bytes([goal]) + self.choice

    def _choose_journey(self):
        """Choose the use of the Princess's transport."""
        game = self._game
        picked = game.phase == ALIGHT
        best = _LOWEST if picked else self._end()
        self.choice = bytes([DONE])
        for start in range(SPACES):
            if not self._may_leave(start):
                continue
            means = game.icons[self._turn[features.PRINCESS]]
            pawns = self._size(start)
            for i in range(ends(game.icons, means, start, self._ends)):
                end = self._ends[i]
                if not self._may_land(end, pawns):
                    continue
                before = self._carry(start, end)
                self._turn[features.FROZEN_TOO] = end
                worth = self._end()
                self._restore(before)
                yield
                if worth > best:
                    best = worth
                    self.choice = bytes([end, DONE] if picked else [start, end, DONE])

    # Cakes.

    def _choose_scatter(self):
        """Choose the group to deal out, and where to."""
        game = self._game
        begun = game.phase == DEAL
        best = _LOWEST if begun else self._end()
        for start in range(SPACES):
            if start != game.lifted if begun else self._size(start) < 2:
                continue
            kind = self._board[start]
            dealt = []
            worth = best
            for colour in range(COLOURS):
                for _ in range(self._groups[start] >> 2 * colour & 3):
                    pawn = 1 << 2 * self._roles[colour]
                    self._board[start] -= pawn
                    worth, end = yield from self._best_place(start, pawn)
                    self._board[end] = pawn
                    dealt.append(end)
            if worth > best:
                best = worth
                self.choice = bytes(([] if begun else [start]) + dealt + [DONE])
            for end in dealt:
                self._board[end] = 0
            self._board[start] = kind

    def _best_place(self, start: int, pawn: int):
        """Return the best judgement with a pawn of that kind on an empty space, and the space."""
        best = (_LOWEST - 1, NOWHERE)
        for end in range(SPACES):
            if end == start or self._board[end] or not ordinary(self._game.icons[end]):
                continue
            self._board[end] = pawn
            best = max(best, (self._end(), -end))
            self._board[end] = 0
            yield
        return best[0], -best[1]

    def _choose_swap(self):
        """Choose two pawns to swap."""
        game = self._game
        begun = game.phase - SWAP  # number of actions that were taken
        best = _LOWEST if begun else self._end()
        for space in range(SPACES):
            if not self._board[space] or (begun and space != game.lifted):
                continue
            for other in range(SPACES if begun else space):
                if space == other or not self._board[other]:
                    continue
                if begun and game.met not in (NOWHERE, other):
                    continue
                for colour in range(COLOURS):
                    if not self._groups[space] >> 2 * colour & 3:
                        continue
                    if game.held not in (0, colour + 1):
                        continue
                    for by in range(COLOURS):
                        if by == colour or not self._groups[other] >> 2 * by & 3:
                            continue
                        change = (1 << 2 * self._roles[by]) - (1 << 2 * self._roles[colour])
                        if not change and not begun:
                            continue
                        self._board[space] += change
                        self._board[other] -= change
                        worth = self._end()
                        self._board[space] -= change
                        self._board[other] += change
                        yield
                        if worth > best:
                            best = worth
                            actions = bytes([space, PAWN + colour, other, PAWN + by, DONE])
                            self.choice = actions[begun:]


# The levels. `dev.py train banquet-royal` writes what they have.


class Chancellor(Planner):
    """Trained in 4,000 games from seed 1, with the engine of commit f8ed6b5."""

    FILE = "ai/banquet_royal/chancellor.bin"
    KEEP = 2
    WIDTH = 8
    LOGIT = 1393610
    RANK_WIDTH = 8


class Sovereign(Planner):
    """Trained in 100,000 games from seed 1, with the engine of commit f8ed6b5."""

    FILE = "ai/banquet_royal/sovereign.bin"
    KEEP = 4
    WIDTH = 24
    LOGIT = 531167
    RANK_WIDTH = 8

"""Trained levels of Banquet Royal, which judge each end of a turn with a neural network.

It decides up to the next event of chance. It ranks all moves with a small network, and weighs the
best of them by what the die can bring: for each number the best walk, feast or transport. What a
feast brings is the mean over the cakes that may be next.

The best moves and walks are then weighed closely: a transport by its best use, and in a game for
two by what the other player's next turn brings.
"""

from micropython import const

from ai import WHOLE_WIN
from ai.banquet_royal import features
from ai.banquet_royal.evaluation import NUMBERS, Evaluator
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
BEHIND = 320  # a move whose worth is so much less than the best one's is not weighed closely
ENOUGH = 45_000  # time for judgements, then nothing more is weighed closely; see FEATURES_TIME
_AT_ONCE = const(192)  # time of a step; a walk and its feast, with three cakes, may take 256 more


class Planner(Evaluator):
    """Thinker for the player to act. A level is a subclass with its networks, and

    KEEP       number of moves to weigh
    CLOSELY    number of the best of them, and of walks, to weigh closely, or 1
    """

    KEEP = 6
    CLOSELY = 1

    def __init__(self, view: Game, rng):
        super().__init__(view)
        self.choice = b""
        self._ends = bytearray(SPACES)
        self._barred = bytes([view.reached[MOVED_BEFORE], view.reached[CARRIED_BEFORE]])
        # Whether pawns may be on a space, 0 for NOWHERE.
        self._open = bytes([ordinary(icon) for icon in view.icons]) + bytes(NOWHERE + 1 - SPACES)
        self._lifted = view.lifted
        self._work = self._think()

    def step(self) -> bool:
        """Think a little; True once the choice is made."""
        self._until = self._judged + _AT_ONCE
        return next(self._work, True)

    def _think(self):
        game = self._game
        phase = game.phase
        yield from self._measure()
        self._see()
        self.choice = bytes([ROLL if phase <= CAST else DONE])
        yield False
        if phase <= PUT:
            yield from self._choose_move()
        elif phase == WALK:
            yield from self._choose_walk()
        elif phase in (BOARD, ALIGHT):
            self.choice, _ = yield from self._best_journey()
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
        return (
            self._board[space] > 0
            and space != self._turn[features.PRINCESS]
            and space not in self._barred
            and self._lifted in (NOWHERE, space)
        )

    def _choose_move(self):
        """Choose the move before the die is cast."""
        game = self._game
        found = yield from self._best_moves(self.KEEP)
        self._lifted = NOWHERE  # for what follows the move
        weighed = []  # of the best moves: worth, start, end, walks
        for _, start, end in found:
            walks = yield from self._walks_after(start, end)
            put_in(weighed, self.CLOSELY, (mean_worth(walks), start, end, walks))
        best = -1
        for worth, start, end, walks in weighed:
            if worth < weighed[0][0] - BEHIND:
                break
            if self._looks_at_replies():
                worth = yield from self._close_move_worth(start, end, walks)
            if best >= 0 and self._judged >= ENOUGH:
                break  # the move was not weighed to the end
            if worth > best:
                best = worth
                self.choice = bytes([end, ROLL] if game.phase == PUT else [start, end, ROLL])

    def _best_moves(self, keep: int):
        """Return the moves that rank highest, best first: rank, start and end of each."""
        found = []
        least = _LOWEST  # of the ranks found
        board = self._board
        princess = self._turn[features.PRINCESS]
        for start in range(SPACES):
            kind = board[start]
            if not kind or not self._may_leave(start):
                continue
            room = GROUP - self._size(start)  # no function for what follows: it runs a lot
            for place in range(DIRECTIONS * start, DIRECTIONS * start + DIRECTIONS):
                end = NEIGHBOURS[place]
                if not self._open[end] or end == princess or self._size(end) > room:
                    continue
                board[start] = 0
                board[end] += kind
                self._turn[features.FROZEN] = end
                rank = self._judge(self._rank_pages, self.RANK_WIDTH)
                board[end] -= kind
                board[start] = kind
                if rank > least:
                    put_in(found, keep, (rank, start, end))
                    if len(found) == keep:
                        least = found[-1][0]
                if self._judged >= self._until:
                    yield False
        return found

    def _walks_after(self, start: int, end: int):
        """Return the best walk for each number after a move, see `_best_walks`."""
        before = self._carry(start, end)
        self._turn[features.FROZEN] = end
        walks = yield from self._best_walks()
        self._restore(before)
        return walks

    def _close_move_worth(self, start: int, end: int, walks: list):
        """Return the expected share after a move with these walks, weighed by the next turn.

        A walk for a feast keeps its worth. So does the Princess that stays.
        """
        before = self._carry(start, end)
        self._turn[features.FROZEN] = end
        walk = walks[0]
        total = worth = walk[0]
        for number in range(1, NUMBERS):
            if walks[number] is not walk:
                walk = walks[number]
                worth = walk[0]
                if self._judged < ENOUGH:
                    _, worth = yield from self._close_walk_worth(walk)
            total += worth
        self._restore(before)
        return total // NUMBERS

    # The walk, and what follows.

    def _choose_walk(self):
        """Choose the Princess's walk, and a feast or a transport."""
        game = self._game
        steps = SPACES * game.princess
        found = []  # the best walks, see `_best_walks`
        for space in range(SPACES):
            if game.icons[space] and 0 < self._steps[steps + space] <= game.die:
                worth, feast = self._walk_worth(space)
                put_in(found, self.CLOSELY, (worth, space, feast))
                if self._judged >= self._until:
                    yield False
        best = -1
        for walk in found:
            if best >= 0 and self._judged >= ENOUGH:
                break
            actions, worth = yield from self._close_walk_worth(walk)
            if worth > best:
                best = worth
                self.choice = bytes([walk[1]]) + actions

    def _close_walk_worth(self, walk: tuple):
        """Return what follows a walk, and the expected share after it."""
        worth, space, feast = walk
        if feast:
            return bytes([HOLD]), worth
        game = self._game
        turn = self._turn
        princess = turn[features.PRINCESS]
        turn[features.PRINCESS] = space
        actions = bytes([DONE])
        if game.icons[space] >= CARRIAGE:
            actions, worth = yield from self._best_journey()
        if self._looks_at_replies() and not self._over():
            worth = yield from self._worth_before_reply(actions)
        turn[features.PRINCESS] = princess
        return actions, worth

    def _looks_at_replies(self) -> bool:
        return self.CLOSELY > 1 and self._game.players == 2

    def _worth_before_reply(self, journey: bytes):
        """Return the expected share after this use of a transport.

        The other player makes the move that ranks highest, and the best walk for each number.
        """
        before = None
        ended = NOWHERE
        if journey[0] != DONE:
            before = self._carry(journey[0], journey[1])
            ended = journey[1]
        self._change_sides()
        if self._judged >= self._until:
            yield False
        turn = self._turn
        frozen = bytes(turn[features.FROZEN : features.FROZEN_TOO + 1])
        barred = self._barred
        self._barred = bytes([frozen[0], ended])
        turn[features.FROZEN] = turn[features.FROZEN_TOO] = NOWHERE
        self._scores[features.QUIET] += 1
        found = yield from self._best_moves(1)
        if found:
            walks = yield from self._walks_after(found[0][1], found[0][2])
        else:
            walks = yield from self._best_walks()
        self._scores[features.QUIET] -= 1
        turn[features.FROZEN : features.FROZEN_TOO + 1] = frozen
        self._barred = barred
        self._change_sides()
        if before:
            self._restore(before)
        return self._later(WHOLE_WIN) - mean_worth(walks)

    def _best_journey(self):
        """Return the best use of the Princess's transport, and the expected share after it."""
        game = self._game
        princess = self._turn[features.PRINCESS]
        picked = self._lifted != NOWHERE
        best = _LOWEST if picked else self._end()
        actions = bytes([DONE])
        for start in range(SPACES):
            if not self._may_leave(start):
                continue
            room = GROUP - self._size(start)
            for i in range(ends(game.icons, game.icons[princess], start, self._ends)):
                end = self._ends[i]
                if not self._open[end] or end == princess or self._size(end) > room:
                    continue
                before = self._carry(start, end)
                self._turn[features.FROZEN_TOO] = end
                worth = self._end()
                self._turn[features.FROZEN_TOO] = NOWHERE
                self._restore(before)
                if worth > best:
                    best = worth
                    actions = bytes([end, DONE] if picked else [start, end, DONE])
                if self._judged >= self._until:
                    yield False
        return actions, self._ending(best)

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
            if end == start or self._board[end] or not self._open[end]:
                continue
            self._board[end] = pawn
            best = max(best, (self._end(), -end))
            self._board[end] = 0
            if self._judged >= self._until:
                yield False
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
                        if worth > best:
                            best = worth
                            actions = bytes([space, PAWN + colour, other, PAWN + by, DONE])
                            self.choice = actions[begun:]
                        if self._judged >= self._until:
                            yield False


def mean_worth(walks: list) -> int:
    """Return the expected share before the die is cast, with these walks for its numbers."""
    return sum([walk[0] for walk in walks]) // NUMBERS


def put_in(found: list, keep: int, one: tuple):
    """Put one in a list, best first, of at most `keep`; the first of equals stays before."""
    i = len(found)
    while i and found[i - 1][0] < one[0]:
        i -= 1
    found.insert(i, one)
    del found[keep:]


# The levels. `dev.py train banquet-royal` writes what the sovereign has.


class Chancellor(Planner):
    """Trained in 4,000 games from seed 1, with the engine of commit f8ed6b5."""

    FILE = "ai/banquet_royal/chancellor.bin"
    KEEP = 2
    CLOSELY = 1
    WIDTH = 8
    LOGIT = 1393610
    RANK_WIDTH = 8


class Sovereign(Planner):
    """Trained in 131,040 games from seed 1, with the engine of commit f26c021."""

    FILE = "ai/banquet_royal/sovereign.bin"
    KEEP = 4
    CLOSELY = 3
    WIDTH = 40
    LOGIT = 617107
    RANK_WIDTH = 8

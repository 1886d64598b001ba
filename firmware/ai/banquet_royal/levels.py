"""Trained levels of Banquet Royal, which judge each end of a turn with a neural network.

They decide up to the next event of chance. They rank all moves with a small network, and weigh the
best of them by what the die can bring: for each number the best walk, feast or transport. What a
feast brings is the mean over the cakes that may be next, a transport what its best use brings.

In a game for two the best moves and walks are searched two plies deep: with the reply, which is the
other player's next turn.
"""

from micropython import const

from ai.banquet_royal import features
from ai.banquet_royal.evaluation import NUMBERS, Evaluator
from ai.network import WHOLE_WIN, Trained
from games.banquet_royal import kingdom, phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import COLOURS, DIRECTIONS, GROUP, NOWHERE, SPACES
from games.banquet_royal.position import CARRIED_BEFORE, MOVED_BEFORE

_LOWEST = const(-1 << 29)  # below any judgement
_BEHIND = const(320)  # a move whose worth is so much less than the best one's is not searched
_ENOUGH = const(45_000)  # time for judgements, then nothing more is searched; see FEATURES_TIME
_AT_ONCE = const(192)  # time of a step; a walk and its feast, with three cakes, may take 256 more
_PAIR_TIME = const(8)  # to look at the pawns of two groups


class Planner(Trained):
    """Thinker for the player to act. A level is a subclass with its networks, and

    RANK_WIDTH    number of hidden units of the network that ranks moves, whose blocks follow
    KEEP          number of moves to weigh
    TWO_PLIES     number of the best of them, and of walks, to search two plies deep; 1 for none
    """

    RANK_WIDTH = 0
    KEEP = 0
    TWO_PLIES = 1

    def __init__(self, view: Game, _rng):
        self._game = view.view(view.player)
        self._evaluator = Evaluator(self._game, self)
        self.choice = b""
        self._ends = bytearray(SPACES)
        self._barred = bytes([view.reached[MOVED_BEFORE], view.reached[CARRIED_BEFORE]])
        self._open = bytearray(NOWHERE + 1)  # whether pawns may be on a space; not on NOWHERE
        for space in range(SPACES):
            self._open[space] = kingdom.ordinary(view.icons[space])
        self._lifted = view.lifted
        self._two_plies = self.TWO_PLIES > 1 and view.players == 2
        self._work = self._think()

    def step(self) -> bool:
        """Think a little; True once the choice is made."""
        evaluator = self._evaluator
        evaluator.until = evaluator.spent + _AT_ONCE
        return next(self._work, True)

    def _think(self):
        evaluator = self._evaluator
        game = self._game
        phase = game.phase
        yield from evaluator.measure()
        evaluator.see()
        self.choice = bytes([phases.ROLL if phase <= phases.CAST else phases.DONE])
        yield False
        if phase <= phases.PUT:
            yield from self._choose_move()
        elif phase == phases.WALK:
            yield from self._choose_walk()
        elif phase in (phases.BOARD, phases.ALIGHT):
            self.choice, _ = yield from self._best_journey()
        elif phase == phases.INVITE:
            if evaluator.feast_worth(game.princess) > evaluator.worth():
                self.choice = bytes([phases.HOLD])
        elif phase in (phases.SCATTER, phases.DEAL):
            yield from self._choose_scatter()
        elif phases.SWAP <= phase <= phases.TAKE:
            yield from self._choose_swap()

    # Moves.

    def _may_leave(self, space: int) -> bool:
        """Return whether the group of a space may go, and is the picked one if one is picked."""
        evaluator = self._evaluator
        return (
            evaluator.board[space] > 0
            and space != evaluator.turn[features.PRINCESS]
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
            put_in(weighed, self.TWO_PLIES, (mean_worth(walks), start, end, walks))
        best = _LOWEST
        for worth, start, end, walks in weighed:
            if worth < weighed[0][0] - _BEHIND:
                break
            if self._two_plies:
                worth = yield from self._search_move(start, end, walks)
            if best > _LOWEST and self._evaluator.spent >= _ENOUGH:
                break  # the move was not searched to the end
            if worth > best:
                best = worth
                self.choice = bytes(
                    [end, phases.ROLL] if game.phase == phases.PUT else [start, end, phases.ROLL]
                )

    def _best_moves(self, keep: int):
        """Return the moves that rank highest, best first: rank, start and end of each."""
        evaluator = self._evaluator
        found = []
        least = _LOWEST  # of the ranks found
        board = evaluator.board
        near = kingdom.NEIGHBOURS
        princess = evaluator.turn[features.PRINCESS]
        for start in range(SPACES):
            kind = board[start]
            if not kind or not self._may_leave(start):
                continue
            room = GROUP - evaluator.size(start)  # no function for what follows: it runs a lot
            for place in range(DIRECTIONS * start, DIRECTIONS * start + DIRECTIONS):
                end = near[place]
                if not self._open[end] or end == princess or evaluator.size(end) > room:
                    continue
                board[start] = 0
                board[end] += kind
                evaluator.turn[features.FROZEN] = end
                rank = evaluator.rank()
                board[end] -= kind
                board[start] = kind
                if rank > least:
                    put_in(found, keep, (rank, start, end))
                    if len(found) == keep:
                        least = found[-1][0]
                if evaluator.spent >= evaluator.until:
                    yield False
        return found

    def _walks_after(self, start: int, end: int):
        """Return the best walk for each number after a move, see `best_walks`."""
        evaluator = self._evaluator
        before = evaluator.carry(start, end)
        evaluator.turn[features.FROZEN] = end
        walks = yield from evaluator.best_walks()
        evaluator.restore(before)
        return walks

    def _search_move(self, start: int, end: int, walks: list):
        """Return the expected share after a move with these walks, searched two plies deep.

        A walk for a feast keeps its worth. So does the Princess that stays.
        """
        evaluator = self._evaluator
        before = evaluator.carry(start, end)
        evaluator.turn[features.FROZEN] = end
        walk = walks[0]
        total = worth = walk[0]
        for number in range(1, NUMBERS):
            if walks[number] is not walk:
                walk = walks[number]
                worth = walk[0]
                if evaluator.spent < _ENOUGH:
                    _, worth = yield from self._search_walk(walk)
            total += worth
        evaluator.restore(before)
        return total // NUMBERS

    # The walk, and what follows.

    def _choose_walk(self):
        """Choose the Princess's walk, and a feast or a transport."""
        evaluator = self._evaluator
        game = self._game
        steps = SPACES * game.princess
        found = []  # the best walks, see `best_walks`
        for space in range(SPACES):
            if game.icons[space] and 0 < evaluator.steps[steps + space] <= game.die:
                worth, feast = evaluator.walk_worth(space)
                put_in(found, self.TWO_PLIES, (worth, space, feast))
                if evaluator.spent >= evaluator.until:
                    yield False
        best = _LOWEST
        for walk in found:
            if best > _LOWEST and evaluator.spent >= _ENOUGH:
                break
            actions, worth = yield from self._search_walk(walk)
            if worth > best:
                best = worth
                self.choice = bytes([walk[1]]) + actions

    def _search_walk(self, walk: tuple):
        """Return what follows a walk, and the expected share after it."""
        evaluator = self._evaluator
        worth, space, feast = walk
        if feast:
            return bytes([phases.HOLD]), worth
        game = self._game
        turn = evaluator.turn
        princess = turn[features.PRINCESS]
        turn[features.PRINCESS] = space
        actions = bytes([phases.DONE])
        if game.icons[space] >= kingdom.CARRIAGE:
            actions, worth = yield from self._best_journey()
        if self._two_plies and not evaluator.over():
            worth = yield from self._worth_before_reply(actions)
        turn[features.PRINCESS] = princess
        return actions, worth

    def _worth_before_reply(self, journey: bytes):
        """Return the expected share after this use of a transport.

        The other player makes the move that ranks highest, and the best walk for each number.
        """
        evaluator = self._evaluator
        before = None
        ended = NOWHERE
        if journey[0] != phases.DONE:
            before = evaluator.carry(journey[0], journey[1])
            ended = journey[1]
        evaluator.change_sides()
        if evaluator.spent >= evaluator.until:
            yield False
        turn = evaluator.turn
        frozen = bytes(turn[features.FROZEN : features.FROZEN_TOO + 1])
        barred = self._barred
        self._barred = bytes([frozen[0], ended])
        turn[features.FROZEN] = turn[features.FROZEN_TOO] = NOWHERE
        evaluator.scores[features.QUIET] += 1
        found = yield from self._best_moves(1)
        if found:
            walks = yield from self._walks_after(found[0][1], found[0][2])
        else:
            walks = yield from evaluator.best_walks()
        evaluator.scores[features.QUIET] -= 1
        turn[features.FROZEN : features.FROZEN_TOO + 1] = frozen
        self._barred = barred
        evaluator.change_sides()
        if before:
            evaluator.restore(before)
        return evaluator.later(WHOLE_WIN) - mean_worth(walks)

    def _best_journey(self):
        """Return the best use of the Princess's transport, and the expected share after it."""
        evaluator = self._evaluator
        game = self._game
        princess = evaluator.turn[features.PRINCESS]
        picked = self._lifted != NOWHERE
        best = _LOWEST if picked else evaluator.end()
        actions = bytes([phases.DONE])
        for start in range(SPACES):
            if not self._may_leave(start):
                continue
            room = GROUP - evaluator.size(start)
            for i in range(kingdom.ends(game.icons, game.icons[princess], start, self._ends)):
                end = self._ends[i]
                if not self._open[end] or end == princess or evaluator.size(end) > room:
                    continue
                before = evaluator.carry(start, end)
                evaluator.turn[features.FROZEN_TOO] = end
                worth = evaluator.end()
                evaluator.turn[features.FROZEN_TOO] = NOWHERE
                evaluator.restore(before)
                if worth > best:
                    best = worth
                    actions = bytes([end, phases.DONE] if picked else [start, end, phases.DONE])
                if evaluator.spent >= evaluator.until:
                    yield False
        return actions, evaluator.ending(best)

    # Cakes.

    def _choose_scatter(self):
        """Choose the group to deal out, and where to."""
        evaluator = self._evaluator
        game = self._game
        begun = game.phase == phases.DEAL
        best = _LOWEST if begun else evaluator.end()
        for start in range(SPACES):
            if start != game.lifted if begun else evaluator.size(start) < 2:
                continue
            kind = evaluator.board[start]
            dealt = []
            worth = best
            for colour in range(COLOURS):
                for _ in range(evaluator.groups[start] >> 2 * colour & 3):
                    pawn = 1 << 2 * evaluator.roles[colour]
                    evaluator.board[start] -= pawn
                    worth, end = yield from self._best_place(start, pawn)
                    evaluator.board[end] = pawn
                    dealt.append(end)
            if worth > best:
                best = worth
                self.choice = bytes(([] if begun else [start]) + dealt + [phases.DONE])
            for end in dealt:
                evaluator.board[end] = 0
            evaluator.board[start] = kind

    def _best_place(self, start: int, pawn: int):
        """Return the best judgement with a pawn of that kind on an empty space, and the space."""
        evaluator = self._evaluator
        best = (_LOWEST - 1, NOWHERE)
        for end in range(SPACES):
            if end == start or evaluator.board[end] or not self._open[end]:
                continue
            evaluator.board[end] = pawn
            best = max(best, (evaluator.end(), -end))
            evaluator.board[end] = 0
            if evaluator.spent >= evaluator.until:
                yield False
        return best[0], -best[1]

    def _choose_swap(self):
        """Choose two pawns to swap."""
        evaluator = self._evaluator
        game = self._game
        begun = game.phase - phases.SWAP  # number of actions that were taken
        best = _LOWEST if begun else evaluator.end()
        for space in range(SPACES):
            if not evaluator.board[space] or (begun and space != game.lifted):
                continue
            for other in range(SPACES if begun else space):
                if space == other or not evaluator.board[other]:
                    continue
                if begun and game.met not in (NOWHERE, other):
                    continue
                evaluator.until -= _PAIR_TIME
                if evaluator.spent >= evaluator.until:
                    yield False
                for colour in range(COLOURS):
                    if not evaluator.groups[space] >> 2 * colour & 3:
                        continue
                    if game.held not in (0, colour + 1):
                        continue
                    for by in range(COLOURS):
                        if by == colour or not evaluator.groups[other] >> 2 * by & 3:
                            continue
                        change = (1 << 2 * evaluator.roles[by]) - (1 << 2 * evaluator.roles[colour])
                        if not change and not begun:
                            continue
                        evaluator.board[space] += change
                        evaluator.board[other] -= change
                        worth = evaluator.end()
                        evaluator.board[space] -= change
                        evaluator.board[other] += change
                        if worth > best:
                            best = worth
                            actions = bytes(
                                [space, phases.PAWN + colour, other, phases.PAWN + by, phases.DONE]
                            )
                            self.choice = actions[begun:]
                        if evaluator.spent >= evaluator.until:
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


class Chancellor(Planner):
    """Trained in 4,000 games from seed 1, with the engine of commit f8ed6b5."""

    FILE = "ai/banquet_royal/chancellor.bin"
    WIDTH = 8
    LOGIT = 1393610
    RANK_WIDTH = 8
    KEEP = 2
    TWO_PLIES = 1


class Sovereign(Planner):
    """Trained in 131,040 games from seed 1, with the engine of commit f26c021."""

    FILE = "ai/banquet_royal/sovereign.bin"
    WIDTH = 40
    LOGIT = 617107
    RANK_WIDTH = 8
    KEEP = 4
    TWO_PLIES = 3

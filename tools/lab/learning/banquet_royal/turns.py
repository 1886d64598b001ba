"""Whole turns that follow the judgements of networks, compiled by numba.

Networks and the buffers `work` are those of `judging`.
"""

import numpy as np
from numba import njit

from ai import WHOLE_WIN
from ai.banquet_royal import features
from ai.banquet_royal.evaluation import NUMBERS
from ai.banquet_royal.planner import BEHIND, ENOUGH
from games.banquet_royal import kingdom, position
from tools.lab.learning.banquet_royal import engine, judging
from tools.lab.learning.banquet_royal.engine import ICONS, PAWNS, SPACES


@njit(cache=True)
def choose_move(state, steps, end_net, rank_net, keep, work, found):
    """Return the index of the best move in the list of `work`, -1 if there is none.

    Ranks all moves, and weighs the `keep` best by `die_worth`. found[0] becomes the expected share,
    `found[1:]` the moves that were weighed and found[keep + 1:] their shares. `state` stays.
    """
    turn, moves, ranks = work[2], work[4], work[5]
    player = state[engine.PLAYER]
    hidden = np.zeros(max(end_net[1].shape[0], rank_net[1].shape[0]), np.float32)
    n = engine.moves(state, moves)
    state[engine.QUIET] += 1
    if n == 0:
        judging.see(state, player, work)
        found[0] = judging.die_worth(state, player, steps, end_net, work, hidden)
        state[engine.QUIET] -= 1
        found[1] = -1
        return -1
    judging.see(state, player, work)
    board = work[0]
    for i in range(n):
        start, end = moves[i]
        before, there = board[start], board[end]
        board[start] = 0
        board[end] = before + there
        turn[features.FROZEN] = end
        ranks[i] = judging.evaluate(state, steps, rank_net, work, hidden)
        board[start] = before
        board[end] = there
    best = -1
    best_worth = -1.0
    for k in range(keep):
        found[1 + k] = -1
        if k >= n:
            continue
        i = 0
        for j in range(n):
            if ranks[j] > ranks[i]:
                i = j
        ranks[i] = -1e9
        worth = judging.move_worth(state, steps, end_net, moves[i, 0], moves[i, 1], work, hidden)
        found[1 + k] = i
        found[1 + keep + k] = worth
        if worth > best_worth:
            best_worth = worth
            best = i
    found[0] = best_worth
    state[engine.QUIET] -= 1
    return best


@njit(cache=True)
def choose_move_closely(state, steps, end_net, rank_net, keep, closely, work, found):
    """Return the same as `choose_move`; in a game for two the `closely` best are looked at closely.

    `found` is as after `choose_move`.
    """
    work[7][2] = 0
    best = choose_move(state, steps, end_net, rank_net, keep, work, found)
    if closely == 1 or state[engine.PLAYERS] > 2 or best < 0:
        return best
    moves = work[4]
    hidden = np.zeros(max(end_net[1].shape[0], rank_net[1].shape[0]), np.float32)
    weighed = np.zeros((keep, 2), np.int32)
    worths = np.full(keep, -1.0)
    for k in range(keep):
        if found[1 + k] >= 0:
            weighed[k] = moves[int(found[1 + k])]
            worths[k] = found[1 + keep + k]
    most = worths.max()
    best_worth = -1.0
    for _ in range(min(closely, keep)):
        k = np.argmax(worths)
        if worths[k] < 0 or worths[k] < most - BEHIND / WHOLE_WIN:
            break
        worths[k] = -1
        after = state.copy()
        after[engine.QUIET] += 1
        engine.carry(after, weighed[k, 0], weighed[k, 1], position.MOVED)
        worth = _close_die_worth(after, steps, end_net, rank_net, work, hidden)
        if best_worth >= 0 and work[7][2] >= ENOUGH:
            break
        if worth > best_worth:
            best_worth = worth
            best = int(found[1 + k])
    engine.moves(state, moves)  # the list was used for the replies
    return best


@njit(cache=True)
def _close_die_worth(state, steps, end_net, rank_net, work, hidden):
    """Return the expected share after a move, with the best walk of each number.

    Walks are looked at closely, but for those for a feast.
    """
    spaces = np.zeros(NUMBERS, np.int64)
    feasts = np.zeros(NUMBERS, np.bool_)
    worths = np.zeros(NUMBERS)
    player = state[engine.PLAYER]
    judging.see(state, player, work)
    judged = work[7][2]
    judging.best_walks(state, player, steps, end_net, work, hidden, spaces, feasts, worths)
    work[7][2] = judged  # the firmware kept these walks
    total = worth = worths[0]
    for number in range(1, NUMBERS):
        if number == 1 or spaces[number] != spaces[number - 1]:
            worth = worths[number]
            if not feasts[number] and work[7][2] < ENOUGH:
                worth = _close_worth(
                    state, steps, spaces[number], worth, end_net, rank_net, work, hidden
                )
        total += worth
    return total / NUMBERS


@njit(cache=True)
def play_walk(state, steps, number, end_net, rank_net, closely, work, hidden):
    """Walk the Princess with this number of the die, play all that follows; `state` changes.

    Weighs the `closely` best walks by `_close_worth`; 1 takes the best at once. After an offer,
    `work` has its features and the share after it.
    """
    work[7][0] = 0
    work[7][2] = 0
    if number == position.STAY:
        return
    spaces = np.full(closely, -1)
    feasts = np.zeros(closely, np.bool_)
    worths = np.full(closely, -1.0)
    _find_walks(state, steps, number, end_net, spaces, feasts, worths, work, hidden)
    best = 0
    if closely > 1 and spaces[1] >= 0:
        for i in range(closely):
            if i and work[7][2] >= ENOUGH:
                worths[i] = -1
            elif spaces[i] >= 0 and not feasts[i]:
                worths[i] = _close_worth(
                    state, steps, spaces[i], worths[i], end_net, rank_net, work, hidden
                )
            if worths[i] > worths[best]:
                best = i
        work[7][0] = 0
    state[engine.PRINCESS] = spaces[best]
    if feasts[best]:
        cake = engine.hold_feast(state)
        if state[engine.CAKES]:
            if cake == position.SCATTER_CAKE:
                play_scatter(state, steps, end_net, work, hidden)
            elif cake == position.SWAP_CAKE:
                play_swap(state, steps, end_net, work, hidden)
    elif state[ICONS + spaces[best]] >= kingdom.CARRIAGE:
        play_journey(state, steps, end_net, work, hidden)


@njit(cache=True)
def _find_walks(state, steps, number, net, spaces, feasts, worths, work, hidden):
    """Write the best walks, best first: space, whether a feast follows, expected share."""
    player = state[engine.PLAYER]
    judging.see(state, player, work)
    held = np.zeros(1, np.bool_)
    princess = state[engine.PRINCESS]
    for space in range(SPACES):
        if not 0 < steps[SPACES * princess + space] <= number:
            continue
        worth = judging.walk_worth(state, player, steps, space, net, work, hidden, held)
        i = len(worths)
        while i and worths[i - 1] < worth:
            i -= 1
        for j in range(len(worths) - 1, i, -1):
            spaces[j] = spaces[j - 1]
            feasts[j] = feasts[j - 1]
            worths[j] = worths[j - 1]
        if i < len(worths):
            spaces[i] = space
            feasts[i] = held[0]
            worths[i] = worth


@njit(cache=True)
def _close_worth(state, steps, space, worth, end_net, rank_net, work, hidden):
    """Return the expected share after a walk of that `worth` without a feast, looked at closely.

    A transport is worth its best use. In a game for two, the other player's next turn is looked at:
    the move that ranks highest, and the best walk for each number. `state` stays.
    """
    after = state.copy()
    after[engine.PRINCESS] = space
    if after[ICONS + space] >= kingdom.CARRIAGE:
        worth = play_journey(after, steps, end_net, work, hidden)
    return _worth_before_reply(after, worth, steps, end_net, rank_net, work)


@njit(cache=True)
def _worth_before_reply(state, worth, steps, end_net, rank_net, work):
    """Return the expected share before the other player's next turn in a game for two.

    It is `worth` in another game, or if the game ends. `state` changes.
    """
    if state[engine.PLAYERS] > 2 or engine.end_turn(state):
        return worth
    found = np.zeros(3)
    choose_move(state, steps, end_net, rank_net, 1, work, found)
    return judging.later(state[engine.QUIET]) - found[0]


@njit(cache=True)
def play_journey(state, steps, net, work, hidden):
    """Use the Princess's transport if it helps; return the expected share after that."""
    moves = work[4]
    n = engine.journeys(state, moves)
    judging.see(state, state[engine.PLAYER], work)
    board, turn = work[0], work[2]
    _remember_offer(
        state, steps, judging.offer_at(state, state[engine.PRINCESS]), net, work, hidden
    )
    best_worth = judging.evaluate(state, steps, net, work, hidden)
    best = -1
    for i in range(n):
        start, end = moves[i]
        before, there = board[start], board[end]
        board[start] = 0
        board[end] = before + there
        turn[features.FROZEN_TOO] = end
        worth = judging.evaluate(state, steps, net, work, hidden)
        if worth > best_worth:
            best_worth = worth
            best = i
        board[start] = before
        board[end] = there
    share = judging.ending(best_worth, work[1])
    work[7][1] = share
    if best >= 0:
        engine.carry(state, moves[best, 0], moves[best, 1], position.CARRIED)
    return share


@njit(cache=True)
def play_scatter(state, steps, net, work, hidden):
    """Deal out the group for which that is best, if it helps."""
    player = state[engine.PLAYER]
    judging.see(state, player, work)
    board = work[0]
    _remember_offer(state, steps, features.SCATTER_OFFERED, net, work, hidden)
    best_worth = judging.evaluate(state, steps, net, work, hidden)
    best = -1
    ends = np.zeros(3, np.int32)
    best_ends = np.zeros(3, np.int32)
    for start in range(SPACES):
        pawns = state[PAWNS + start]
        if engine.size(pawns) < 2:
            continue
        count = 0
        worth = 0.0
        for colour in range(kingdom.COLOURS):
            for _ in range((pawns >> 2 * colour) & 3):
                pawn = judging.kind_of(1 << 2 * colour, player, state[engine.PLAYERS])
                board[start] -= pawn
                worth = -1e9
                for end in range(SPACES):
                    if board[end] or end == start or not engine.ordinary(state[ICONS + end]):
                        continue
                    board[end] = pawn
                    now = judging.evaluate(state, steps, net, work, hidden)
                    board[end] = 0
                    if now > worth:
                        worth = now
                        ends[count] = end
                board[ends[count]] = pawn
                count += 1
        if worth > best_worth:
            best_worth = worth
            best = start
            best_ends[:] = ends
        for i in range(count):
            board[start] += board[ends[i]]
            board[ends[i]] = 0
    work[7][1] = judging.chance(best_worth)
    if best >= 0:
        pawns = state[PAWNS + best]
        state[PAWNS + best] = 0
        count = 0
        for colour in range(kingdom.COLOURS):
            for _ in range((pawns >> 2 * colour) & 3):
                state[PAWNS + best_ends[count]] += 1 << 2 * colour
                count += 1


@njit(cache=True)
def play_swap(state, steps, net, work, hidden):
    """Swap the two pawns for which that is best, if it helps."""
    player = state[engine.PLAYER]
    players = state[engine.PLAYERS]
    judging.see(state, player, work)
    board = work[0]
    _remember_offer(state, steps, features.SWAP_OFFERED, net, work, hidden)
    best_worth = judging.evaluate(state, steps, net, work, hidden)
    best = np.full(4, -1, np.int32)
    for space in range(SPACES):
        pawns = state[PAWNS + space]
        for other in range(space):
            others = state[PAWNS + other]
            if not pawns or not others:
                continue
            for colour in range(kingdom.COLOURS):
                if not (pawns >> 2 * colour) & 3:
                    continue
                for by in range(kingdom.COLOURS):
                    if by == colour or not (others >> 2 * by) & 3:
                        continue
                    kind = judging.kind_of(1 << 2 * colour, player, players)
                    kind_by = judging.kind_of(1 << 2 * by, player, players)
                    if kind == kind_by:
                        continue
                    board[space] += kind_by - kind
                    board[other] += kind - kind_by
                    worth = judging.evaluate(state, steps, net, work, hidden)
                    board[space] -= kind_by - kind
                    board[other] -= kind - kind_by
                    if worth > best_worth:
                        best_worth = worth
                        best[0] = space
                        best[1] = 1 << 2 * colour
                        best[2] = other
                        best[3] = 1 << 2 * by
    work[7][1] = judging.chance(best_worth)
    if best[0] >= 0:
        state[PAWNS + best[0]] += best[3] - best[1]
        state[PAWNS + best[2]] += best[1] - best[3]


@njit(cache=True)
def _remember_offer(state, steps, kind, net, work, hidden):
    """Remember the features of an offer, before it is used."""
    into, offered, share = work[3], work[6], work[7]
    work[2][features.OFFER] = kind
    judging.evaluate(state, steps, net, work, hidden)
    work[2][features.OFFER] = 0
    share[0] = into[judging.LENGTH]
    offered[:] = into

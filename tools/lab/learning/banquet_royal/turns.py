"""Whole turns that follow the judgements of networks, compiled by numba.

Networks and the buffers `work` are those of `judging`.
"""

import numpy as np
from numba import njit

from ai.banquet_royal import features
from games.banquet_royal import kingdom, position
from tools.lab.learning import network
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
def play_walk(state, steps, number, net, work, hidden):
    """Walk the Princess with this number of the die, play all that follows; `state` changes.

    After an offer, `work` has its features and the share after it.
    """
    work[7][0] = 0
    if number == position.STAY:
        return
    player = state[engine.PLAYER]
    judging.see(state, player, work)
    held = np.zeros(1, np.bool_)
    princess = state[engine.PRINCESS]
    best = -1
    best_worth = -1.0
    feast = False
    for space in range(SPACES):
        if not 0 < steps[SPACES * princess + space] <= number:
            continue
        worth = judging.walk_worth(state, player, steps, space, net, work, hidden, held)
        if worth > best_worth:
            best_worth = worth
            best = space
            feast = held[0]
    state[engine.PRINCESS] = best
    if feast:
        cake = engine.hold_feast(state)
        if state[engine.CAKES]:
            if cake == position.SCATTER_CAKE:
                play_scatter(state, steps, net, work, hidden)
            elif cake == position.SWAP_CAKE:
                play_swap(state, steps, net, work, hidden)
    elif state[ICONS + best] >= kingdom.CARRIAGE:
        play_journey(state, steps, net, work, hidden)


@njit(cache=True)
def play_journey(state, steps, net, work, hidden):
    """Use the Princess's transport if it helps."""
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
    work[7][1] = judging.ending(best_worth, work[1])
    if best >= 0:
        engine.carry(state, moves[best, 0], moves[best, 1], position.CARRIED)


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
    work[7][1] = network.chance(best_worth)
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
    work[7][1] = network.chance(best_worth)
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

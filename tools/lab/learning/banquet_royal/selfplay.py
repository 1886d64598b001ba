"""Games of a player against itself or a rival, and what the networks learn from them.

The network of ends learns by TD(lambda): at the end of each turn it gives the player's share. The
target is a mean of the expected shares before the player's later turns, and the result. With two
players, the other's turns count as well, inverted. The network of ranks learns the expected shares
of the moves that were weighed, and of two others: else it would never learn that a move is better
than it thought.
"""

import numpy as np
from numba import njit

from ai.banquet_royal import features
from games.banquet_royal import position
from tools.lab.learning import network
from tools.lab.learning.banquet_royal import engine, judging, turns
from tools.lab.learning.banquet_royal.fitting import SAMPLE, remember
from tools.lab.learning.banquet_royal.judging import LENGTH
from tools.lab.learning.splitmix import below

MOST_TURNS = position.CAKES_IN_PLAY * position.QUIET_TURNS  # a feast ends each quiet
_OTHERS = 2  # moves to learn from besides those that were weighed


def memory(size: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return a ring of samples: lists of features, shares, and the number written so far."""
    return np.zeros((size, SAMPLE), np.uint16), np.zeros(size, np.float32), np.zeros(1, np.int64)


@njit(cache=True, nogil=True)
def play(games, kingdoms, players, own, rival, alone, keep, trace, rng, work, samples, measured):
    """Play games and remember their positions; return the wins at seat 0.

    kingdoms: icons and steps. players: the number of players, or 0 for 3 or 4. own, rival: networks
    of ends and of ranks, each rows and output weights; the rival's play at other seats than 0, and
    only seat 0 learns, if it learns `alone`. samples: rings for both, from `memory`. measured: adds
    turns and their loss.
    """
    ends, ranks = own
    icons, distances = kingdoms
    state = np.zeros(engine.STATE, np.int32)
    hidden = np.zeros(max(ends[1].shape[0], ranks[1].shape[0]), np.float32)
    found = np.zeros(1 + 2 * keep)
    into = work[3]
    seen = np.zeros((MOST_TURNS, LENGTH + 1), np.int32)
    guesses = np.zeros(MOST_TURNS)
    who = np.zeros(MOST_TURNS, np.int32)
    expected = np.zeros(MOST_TURNS)
    shares = np.zeros(4)
    won = 0.0
    for _ in range(games):
        at = below(rng, len(icons))
        steps = distances[at]
        count = players if players else 3 + below(rng, 2)
        engine.deal(state, icons[at], count, rng)
        length = 0
        over = 0
        while not over and length < MOST_TURNS:
            player = state[engine.PLAYER]
            learns = not alone or player == 0
            mover = own if learns else rival
            move = turns.choose_move(state, steps, mover[0], mover[1], keep, work, found)
            who[length] = player
            expected[length] = found[0]
            state[engine.QUIET] += 1
            moves = work[4]
            if move >= 0:
                if learns:
                    _remember_moves(state, steps, keep, work, found, samples[1])
                    _remember_others(state, steps, ends, work, hidden, samples[1], rng)
                engine.carry(state, moves[move, 0], moves[move, 1], position.MOVED)
            turns.play_walk(state, steps, engine.roll(rng), mover[0], work, hidden)
            if learns and work[7][0]:
                remember(samples[0], work[6], work[6][LENGTH], work[7][1])  # what came of an offer
            seen[length, LENGTH] = 0
            if state[engine.CAKES] and state[engine.QUIET] < position.QUIET_TURNS:
                judging.see(state, player, work)
                guesses[length] = network.chance(judging.evaluate(state, steps, ends, work, hidden))
                seen[length] = into
            length += 1
            over = engine.end_turn(state)
        measured[0] += length
        for player in range(count):
            shares[player] = engine.share(state, player)
        won += shares[0]
        for t in range(length - 1, -1, -1):
            player = who[t]
            if alone and player:
                continue
            if seen[t, LENGTH]:
                remember(samples[0], seen[t], seen[t, LENGTH], shares[player])
                measured[1] += network.loss(guesses[t], shares[player])
            shares[player] = trace * shares[player] + (1 - trace) * expected[t]
            if count == 2:
                shares[1 - player] = 1 - shares[player]
    return won


@njit(cache=True)
def _remember_moves(state, steps, keep, work, found, samples):
    """Remember the moves that were weighed, with their expected shares."""
    judging.see(state, state[engine.PLAYER], work)
    for k in range(keep):
        i = int(found[1 + k])
        if i >= 0:
            _remember_move(state, steps, work[4][i], found[1 + keep + k], work, samples)


@njit(cache=True)
def _remember_others(state, steps, ends, work, hidden, samples, rng):
    """Weigh and remember moves that are picked by chance."""
    n = engine.moves(state, work[4])
    for _ in range(_OTHERS):
        move = work[4][below(rng, n)]
        share = judging.move_worth(state, steps, ends, move[0], move[1], work, hidden)
        judging.see(state, state[engine.PLAYER], work)
        _remember_move(state, steps, move, share, work, samples)


@njit(cache=True)
def _remember_move(state, steps, move, share, work, samples):
    """Remember a move with its expected share."""
    board, turn, into = work[0], work[2], work[3]
    start, end = move
    before, there = board[start], board[end]
    board[start] = 0
    board[end] = before + there
    turn[features.FROZEN] = end
    judging.describe(state, steps, work)
    board[start] = before
    board[end] = there
    remember(samples, into, into[LENGTH], share)

"""Games of a player against itself, and what the networks learn from them.

The network of ends learns by TD(lambda): at the end of each turn it gives the player's share. The
target is a mean of the expected shares before the player's later turns, and the result. With two
players, the other's turns count as well, inverted. The network of ranks learns the expected shares
of the moves that were weighed, and of two others: else it would never learn that a move is better
than it thought. The positions of the last games are kept and learned several times: to play takes
far longer than to learn. The loss is the cross entropy.
"""

import numpy as np
from numba import njit

from ai.banquet_royal import features
from games.banquet_royal import position
from tools.learning.banquet_royal import engine, judging, turns
from tools.learning.banquet_royal.judging import BIAS, ROOM
from tools.learning.splitmix import below

MOST_TURNS = 700
SAMPLE = ROOM + 8  # a list of features, its length at the last place
_OTHERS = 2  # moves to learn from besides those that were weighed
_LEAST = 1e-6
_FIRST_MOMENT, _SECOND_MOMENT = 0.9, 0.999  # Adam's decay rates


def memory(size: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return a ring of samples: lists of features, targets, and the number written so far."""
    return np.zeros((size, SAMPLE), np.int16), np.zeros(size, np.float32), np.zeros(1, np.int64)


@njit(cache=True)
def remember(samples, into, target):
    """Write a sample to the ring."""
    lists, targets, written = samples
    at = written[0] % len(targets)
    lists[at] = into
    targets[at] = target
    written[0] += 1


@njit(cache=True)
def play(games, kingdoms, players, ends, ranks, keep, trace, rng, work, samples, measured):
    """Play games and remember their positions.

    kingdoms: icons and steps. players: the number of players, or 0 for 3 or 4. ends, ranks:
    networks, each rows and output weights. samples: rings for both, from `memory`. measured: adds
    turns, their loss, weighed moves, their loss, and games that the guard ended.
    """
    icons, distances = kingdoms
    state = np.zeros(engine.STATE, np.int32)
    hidden = np.zeros(max(ends[1].shape[0], ranks[1].shape[0]), np.float32)
    found = np.zeros(1 + 2 * keep)
    into = work[3]
    seen = np.zeros((MOST_TURNS, SAMPLE), np.int32)
    guesses = np.zeros(MOST_TURNS)
    who = np.zeros(MOST_TURNS, np.int32)
    expected = np.zeros(MOST_TURNS)
    shares = np.zeros(4)
    for _ in range(games):
        at = below(rng, len(icons))
        steps = distances[at]
        count = players if players else 3 + below(rng, 2)
        engine.deal(state, icons[at], count, rng)
        length = 0
        over = 0
        while not over and length < MOST_TURNS:
            player = state[engine.PLAYER]
            move = turns.choose_move(state, steps, ends, ranks, keep, work, found)
            who[length] = player
            expected[length] = found[0]
            state[engine.QUIET] += 1
            moves = work[4]
            if move >= 0:
                _remember_moves(
                    state, steps, ranks, keep, work, found, hidden, samples[1], measured
                )
                _remember_others(state, steps, ends, ranks, work, hidden, samples[1], rng)
                engine.carry(state, moves[move, 0], moves[move, 1], position.MOVED)
            turns.play_walk(state, steps, engine.roll(rng), ends, work, hidden)
            if work[7][0]:
                remember(samples[0], work[6], work[7][1])  # what came of an offer
            seen[length, SAMPLE - 1] = 0
            if state[engine.CAKES] and state[engine.QUIET] < position.QUIET_TURNS:
                judging.see(state, player, work)
                guesses[length] = judging.chance(judging.evaluate(state, steps, ends, work, hidden))
                seen[length] = into
            length += 1
            over = engine.end_turn(state)
        measured[0] += length
        measured[4] += over == position.BY_TURNS
        for player in range(count):
            shares[player] = engine.share(state, player)
        for t in range(length - 1, -1, -1):
            player = who[t]
            if seen[t, SAMPLE - 1]:
                remember(samples[0], seen[t], shares[player])
                measured[1] += _loss(guesses[t], shares[player])
            shares[player] = trace * shares[player] + (1 - trace) * expected[t]
            if count == 2:
                shares[1 - player] = 1 - shares[player]


@njit(cache=True)
def _remember_moves(state, steps, ranks, keep, work, found, hidden, samples, measured):
    """Remember the moves that were weighed, with their expected shares."""
    judging.see(state, state[engine.PLAYER], work)
    for k in range(keep):
        i = int(found[1 + k])
        if i >= 0:
            share = found[1 + keep + k]
            guess = _remember_move(state, steps, ranks, work[4][i], share, work, hidden, samples)
            measured[2] += 1
            measured[3] += _loss(guess, share)


@njit(cache=True)
def _remember_others(state, steps, ends, ranks, work, hidden, samples, rng):
    """Weigh and remember moves that are picked by chance."""
    n = engine.moves(state, work[4])
    for _ in range(_OTHERS):
        move = work[4][below(rng, n)]
        share = judging.move_worth(state, steps, ends, move[0], move[1], work, hidden)
        judging.see(state, state[engine.PLAYER], work)
        _remember_move(state, steps, ranks, move, share, work, hidden, samples)


@njit(cache=True)
def _remember_move(state, steps, ranks, move, share, work, hidden, samples):
    """Remember a move with its expected share; return the share that the network gives."""
    board, turn, into = work[0], work[2], work[3]
    start, end = move
    before, there = board[start], board[end]
    board[start] = 0
    board[end] = before + there
    turn[features.FROZEN] = end
    guess = judging.chance(judging.evaluate(state, steps, ranks, work, hidden))
    board[start] = before
    board[end] = there
    remember(samples, into, share)
    return guess


@njit(cache=True)
def _loss(guess, target):
    return -target * np.log(guess + _LEAST) - (1 - target) * np.log(1 - guess + _LEAST)


@njit(fastmath=True, cache=True)
def learn(samples, batches, size, net, first, second, done, rate, rng):
    """Make `batches` steps of Adam, each on `size` random samples of the ring.

    net, first, second: rows and output weights, and Adam's moments of both. done: the number of
    steps before.
    """
    lists, targets, written = samples
    rows, output = net
    filled = min(written[0], len(targets))
    width = rows.shape[1]
    gradient = np.zeros_like(rows)
    out_gradient = np.zeros_like(output)
    hidden = np.zeros(width, np.float32)
    slope = np.zeros(width, np.float32)
    for batch in range(batches):
        gradient[:] = 0
        out_gradient[:] = 0
        for _ in range(size):
            at = below(rng, filled)
            into = lists[at]
            n = into[SAMPLE - 1]
            guess = judging.chance(judging.judge(into, n, rows, output, hidden))
            error = np.float32((guess - targets[at]) / size)
            for j in range(width):
                out_gradient[j] += error * max(hidden[j], np.float32(0))
                slope[j] = error * output[j] if hidden[j] > 0 else np.float32(0)
                gradient[BIAS, j] += slope[j]
            for i in range(0, n, 2):
                value = np.float32(into[i + 1]) * np.float32(0.125)
                if value:
                    row = into[i]
                    for j in range(width):
                        gradient[row, j] += value * slope[j]
        steps = done + batch + 1
        for row in range(rows.shape[0]):
            _adapt(rows[row], gradient[row], first[0][row], second[0][row], steps, rate)
        _adapt(output, out_gradient, first[1], second[1], steps, rate)


@njit(fastmath=True, cache=True)
def _adapt(weights, gradient, first, second, steps, rate):
    """Make a step of Adam, in place."""
    by_first = np.float32(rate / (1 - _FIRST_MOMENT**steps))
    by_second = np.float32(1 / (1 - _SECOND_MOMENT**steps))
    for j in range(len(weights)):
        slope = gradient[j]
        first[j] += np.float32(1 - _FIRST_MOMENT) * (slope - first[j])
        second[j] += np.float32(1 - _SECOND_MOMENT) * (slope * slope - second[j])
        weights[j] -= by_first * first[j] / (np.sqrt(second[j] * by_second) + np.float32(1e-8))

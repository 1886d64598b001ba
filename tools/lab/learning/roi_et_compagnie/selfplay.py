"""Games of a network against itself, and the gradients for its turns.

After each turn the network gives the chance that the player who took it wins, or with more than two
players the expected share. Its target is, by TD(lambda), a mean of the judgements of this player's
later turns and the share at the end. The loss is the cross entropy.
"""

import numpy as np
from numba import njit

from ai.roi_et_compagnie import network
from tools.lab.learning.roi_et_compagnie import deciding, engine
from tools.lab.learning.splitmix import below

MOST_TURNS = 60  # the longest game has 50: each takes an inhabitant or a penalty


@njit(fastmath=True)
def play_and_learn(games, rows, output, trace, rng, gradient, out_gradient):
    """Play `games` games and add to the gradients; return the turns and the sum of losses.

    Half of the games have two players, the others three to five. `trace` is the lambda of
    TD(lambda).
    """
    width = rows.shape[1]
    state = np.zeros(engine.STATE, np.int32)
    after = np.zeros(engine.STATE, np.int32)
    features = np.zeros((MOST_TURNS, network.MOST_ROWS), np.int32)
    sizes = np.zeros(MOST_TURNS, np.int64)
    hidden = np.zeros((MOST_TURNS, width), np.float32)
    chances = np.zeros(MOST_TURNS, np.float32)
    seats = np.zeros(MOST_TURNS, np.int64)
    targets = np.zeros(5)
    slope = np.zeros(width, np.float32)
    worths = np.zeros(engine.PLACES + 1, np.float32)
    hows = np.zeros(engine.PLACES + 1, np.int64)
    turns = 0
    loss = 0.0
    for _ in range(games):
        engine.deal(state, max(below(rng, 6), 2), rng)
        length = 0
        while True:
            deciding.rate(state, rows, output, worths, hows)
            place = deciding.play_turn(state, worths, rng)
            if engine.take(state, place, hows[place], after):
                break
            n = deciding.describe(after, features[length])
            judgement = deciding.judge(features[length], n, rows, output, hidden[length])
            chance = 1 / (1 + np.exp(-judgement))
            sizes[length] = n
            chances[length] = chance
            seats[length] = state[engine.SEAT]
            length += 1
            state[:] = after
            engine.reveal(state)
            engine.turn_around(state)
        for player in range(state[engine.PLAYERS]):
            seat = (state[engine.SEAT] + player) % state[engine.PLAYERS]
            targets[seat] = engine.share(after, player)
        for t in range(length - 1, -1, -1):
            target = targets[seats[t]]
            error = np.float32(chances[t] - target)
            loss -= target * np.log(chances[t] + 1e-6)
            loss -= (1 - target) * np.log(1 - chances[t] + 1e-6)
            for j in range(width):
                out_gradient[j] += error * max(hidden[t, j], np.float32(0))
                slope[j] = error * output[j] if hidden[t, j] > 0 else np.float32(0)
                gradient[deciding.BIAS, j] += slope[j]
            for i in range(sizes[t]):
                row = features[t, i]
                for j in range(width):
                    gradient[row, j] += slope[j]
            targets[seats[t]] = trace * target + (1 - trace) * chances[t]
        turns += length
    return turns, loss

"""Games of a network against itself or a rival, and the gradients for its turns.

After each turn the network gives the chance that the player who took it wins, or with more than two
players the expected share. Its target is, by TD(lambda), a mean of the judgements of this player's
later turns and the share at the end. The loss is the cross entropy.
"""

import numpy as np
from numba import njit

from ai.roi_et_compagnie import features
from games.roi_et_compagnie import cards
from tools.lab.learning import network
from tools.lab.learning.roi_et_compagnie import deciding, engine
from tools.lab.learning.splitmix import below

MOST_TURNS = cards.INHABITANTS - engine.PLACES  # each draws a card


@njit(fastmath=True)
def play(games, own, rival, alone, trace, rng, gradient, out_gradient):
    """Play `games` games and add to the gradients; return turns, the sum of losses, and the wins.

    Half of the games have two players, the others three to five; all have two, the rival at seat 1,
    if the network learns `alone`. Else the rival is the network itself. `trace` is the lambda of
    TD(lambda).
    """
    rows, output = own
    width = rows.shape[1]
    state = np.zeros(engine.STATE, np.int32)
    after = np.zeros(engine.STATE, np.int32)
    described = np.zeros((MOST_TURNS, features.MOST_ROWS), np.int32)
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
    won = 0.0
    for _ in range(games):
        engine.deal(state, 2 if alone else max(below(rng, 6), 2), rng)
        length = 0
        while True:
            mover = rival if alone and state[engine.SEAT] else own
            deciding.rate(state, mover[0], mover[1], worths, hows)
            place = deciding.play_turn(state, worths, rng)
            if engine.take(state, place, hows[place], after):
                break
            n = deciding.describe(after, described[length])
            judgement = deciding.judge(described[length], n, rows, output, hidden[length])
            sizes[length] = n
            chances[length] = network.chance(judgement)
            seats[length] = state[engine.SEAT]
            length += 1
            state[:] = after
            engine.reveal(state)
            engine.turn_around(state)
        for player in range(state[engine.PLAYERS]):
            seat = (state[engine.SEAT] + player) % state[engine.PLAYERS]
            targets[seat] = engine.share(after, player)
        won += targets[0]
        for t in range(length - 1, -1, -1):
            if alone and seats[t]:
                continue
            target = targets[seats[t]]
            error = np.float32(chances[t] - target)
            loss += network.loss(chances[t], target)
            network.learn(error, hidden[t], output, slope, gradient, out_gradient)
            network.learn_all(gradient, slope, described[t], sizes[t])
            targets[seats[t]] = trace * target + (1 - trace) * chances[t]
        turns += length
    return turns, loss, won

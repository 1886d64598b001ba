"""Games of a network against itself or a rival, and the gradients for its turns.

After each turn the network gives the probability that the player who took it wins. Its target is,
by TD(lambda), a mean of the judgements of all later turns, inverted for the other player, and the
result of the game. The loss is the cross entropy.
"""

import numpy as np
from numba import njit

from ai.royal_visit import features
from tools.lab.learning import network
from tools.lab.learning.royal_visit import engine, judging
from tools.lab.learning.royal_visit.engine import DISCARDS, KEPT_OF, KINDS, MINE

MOST_TURNS = 400  # a longer game is stopped and counts half
_SEEN = 40


@njit(fastmath=True)
def play(games, own, rival, alone, trace, rng, work, gradient, out_gradient):
    """Play `games` games and add to the gradients; return turns, the sum of losses, and the wins.

    `trace` is the lambda of TD(lambda). The network begins the first game, the rival the second,
    and so on; unless the network learns `alone`, the rival is the network itself.
    """
    rows, output = own
    width = rows.shape[1]
    state = np.zeros(engine.STATE, np.int32)
    best = np.zeros(10, np.int32)
    seen = np.zeros((MOST_TURNS, _SEEN), np.int32)
    seen_size = np.zeros(MOST_TURNS, np.int32)
    unseen = np.zeros((MOST_TURNS, KINDS), np.float32)
    hidden = np.zeros((MOST_TURNS, width), np.float32)
    chances = np.zeros(MOST_TURNS, np.float32)
    slope = np.zeros(width, np.float32)
    turns = 0
    loss = 0.0
    won = 0.0
    for game in range(games):
        engine.deal(state, rng)
        length = 0
        while True:
            its = (game + length) % 2 == 0
            mover = own if its else rival
            family = judging.choose(state, mover[0], mover[1], work, best)
            if length < MOST_TURNS:
                _remember(
                    state, family, best, rows, work, seen[length], seen_size, unseen[length], length
                )
            result = engine.finish(state, family, best, rng)
            if result != engine.RUNNING or length == MOST_TURNS:
                break
            _judge_again(seen[length], seen_size[length], unseen[length], rows, hidden[length])
            chances[length] = network.chance(network.judgement(hidden[length], output))
            length += 1
            engine.turn_around(state)

        target = 0.5
        if result == engine.WON:
            target = 1.0
        elif result == engine.LOST:
            target = 0.0
        won += target if its else 1 - target
        for t in range(length - 1, -1, -1):
            # So far the target is that of the other player, who took the next turn.
            target = 1 - target
            if alone and (game + t) % 2:
                continue
            error = np.float32(chances[t] - target)
            loss += network.loss(chances[t], target)
            network.learn(error, hidden[t], output, slope, gradient, out_gradient)
            network.learn_all(gradient, slope, seen[t], seen_size[t])
            for kind in range(KINDS):
                if unseen[t, kind]:
                    network.add(gradient[features.UNSEEN + kind], slope, unseen[t, kind])
            target = trace * target + (1 - trace) * chances[t]
        turns += length
    return turns, loss, won


@njit
def _remember(state, family, node, rows, work, seen, seen_size, unseen, at):
    """Write the rows of the chosen outcome, and the number of unseen cards of each kind."""
    turn, nodes, known, described, _, _, _ = work
    if family < 0 or not engine.begin_family(state, family, turn, nodes, known):
        seen_size[at] = 0
        return
    nodes[10:20] = node
    n = engine.describe(nodes, 1, turn, KEPT_OF, described)
    size = 0
    for i in range(max(n, 0)):
        seen[size] = described[i]
        size += 1
    own_suit = engine.SUIT_OF_FAMILY[family]
    for kind in range(KINDS):
        count = state[MINE + kind]
        in_suit = engine.KINDS_FROM[own_suit] <= kind < engine.KINDS_FROM[own_suit + 1]
        if count and not in_suit:
            seen[size] = KEPT_OF[kind] + count - 1
            size += 1
        unseen[kind] = engine.DECK[kind] - count
        if not described[features.RUNS_OUT]:
            unseen[kind] -= state[DISCARDS + kind]
    seen_size[at] = size


@njit(fastmath=True)
def _judge_again(seen, size, unseen, rows, hidden):
    hidden[:] = rows[network.BIAS]
    network.add_all(hidden, rows, seen, size)
    for kind in range(KINDS):
        if unseen[kind]:
            network.add(hidden, rows[features.UNSEEN + kind], unseen[kind])

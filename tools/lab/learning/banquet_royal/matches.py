"""Games of a learned player among others: each deal once with it in each seat."""

from typing import NamedTuple

import numpy as np
from numba import njit

from games.banquet_royal import position
from tools.lab.learning.banquet_royal import courtier, engine, judging, turns
from tools.lab.learning.banquet_royal.kingdoms import Kingdoms

OTHER, COURTIER = 1, 2  # entrants besides the first


@njit(cache=True)
def _play(icons, steps, players, seats, nets, keeps, closely, seed, work, ended):
    """Play a game; return the share of the first entrant.

    seats: the entrant of each player: 0 and OTHER have networks in `nets`.
    """
    rng = np.array([seed], np.uint64)
    dice = np.array([seed + np.uint64(1)], np.uint64)
    state = np.zeros(engine.STATE, np.int32)
    engine.deal(state, icons, players, rng)
    width = 0
    for net in nets:
        width = max(width, net[1].shape[0], net[3].shape[0])
    hidden = np.zeros(width, np.float32)
    found = np.zeros(1 + 2 * max(keeps[0], keeps[1]))
    moves = work[4]
    over = 0
    while not over:
        who = seats[state[engine.PLAYER]]
        if who == COURTIER:
            move = courtier.choose_move(state, steps, moves)
        else:
            net = nets[who]
            ends, ranks = (net[0], net[1]), (net[2], net[3])
            move = turns.choose_move_closely(
                state, steps, ends, ranks, keeps[who], closely[who], work, found
            )
        state[engine.QUIET] += 1
        if move >= 0:
            engine.carry(state, moves[move, 0], moves[move, 1], position.MOVED)
        number = engine.roll(dice)
        if who == COURTIER:
            courtier.play_walk(state, steps, number, moves)
        else:
            net = nets[who]
            ends, ranks = (net[0], net[1]), (net[2], net[3])
            turns.play_walk(state, steps, number, ends, ranks, closely[who], work, hidden)
        over = engine.end_turn(state)
        ended[0] += 1
    ended[1] += over == position.BY_TURNS
    total = 0.0
    for player in range(players):
        if seats[player] == 0:
            total += engine.share(state, player)
    return total


class Entrant(NamedTuple):
    """A learned player: its networks as in `training.Run`, and the number of moves it weighs.

    closely: the number of them, and of walks, that it weighs closely
    """

    weights: list[np.ndarray]
    weighed: int
    closely: int = 1


class Result(NamedTuple):
    """The share of the win, its standard error, turns a game, and games that the guard ended."""

    share: float
    error: float
    turns: float
    guarded: float


def play(
    one: Entrant, other: Entrant | None, laid: Kingdoms, players: int, deals: int, seed: int = 1
) -> Result:
    """Play each deal once with `one` in each seat, among players `other`; None: courtiers."""
    work = judging.workspace()
    ended = np.zeros(2)
    won = np.zeros(deals)
    both = (one, other or one)
    nets = tuple(tuple(entrant.weights) for entrant in both)
    keeps = tuple(entrant.weighed for entrant in both)
    closely = tuple(entrant.closely for entrant in both)
    for deal in range(deals):
        at = deal % len(laid.icons)
        for seat in range(players):
            seats = np.full(players, OTHER if other else COURTIER)
            seats[seat] = 0
            start = np.uint64((seed << 32) + 2 * deal)
            won[deal] += _play(
                laid.icons[at],
                laid.steps[at],
                players,
                seats,
                nets,
                keeps,
                closely,
                start,
                work,
                ended,
            )
    turns, guarded = ended / (deals * players)
    return Result(won.mean() / players, won.std() / players / deals**0.5, turns, guarded)

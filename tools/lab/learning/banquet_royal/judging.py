"""Judgement of positions and of actions by networks, compiled by numba.

Two networks make a player: one judges the end of a turn, the other ranks the moves before the die
is cast. A judgement is the log odds of the player's share of the win.
"""

from collections.abc import Callable

import numpy as np
from numba import njit

from ai.banquet_royal import features
from ai.banquet_royal.evaluation import FARTHEST, IMPATIENT, NUMBERS, PATIENT
from games.banquet_royal import kingdom, position
from tools.lab.learning import network
from tools.lab.learning.banquet_royal import engine
from tools.lab.learning.banquet_royal.engine import CENTRE, ICONS, NEAR, NOWHERE, PAWNS, SPACES

LENGTH = features.NUMBERS_END  # in a list of features the place of its length, behind it
MOST_MOVES = 1500
CERTAIN = 40.0  # log odds of a decided game

_TYPES = np.frombuffer(features.TYPES, np.uint8).astype(np.int32)
_FULLS = np.frombuffer(features.FULLS, np.uint8).astype(np.int32)
_OFFER_OF_CAKE = np.array([0, features.SCATTER_OFFERED, features.SWAP_OFFERED])

_write_standing: Callable[..., int] = njit(cache=True)(features.write_standing)
_write_worths: Callable[..., None] = njit(cache=True)(features.write_worths)
write_features: Callable[..., int] = njit(cache=True)(features.write_features)


@njit(cache=True)
def write_standing(scores, turn):
    """Write to `turn` all that depends on the scores, the cakes and the quiet turns only."""
    _write_worths(scores, turn, _FULLS, _write_standing(scores, turn))


def workspace():
    """Return new buffers for the functions below.

    They are board, scores, `turn`, features, moves, ranks, the features of the last offer; then
    their number, and the share that came of it.
    """
    return (
        np.zeros(SPACES, np.int32),
        np.zeros(features.SCORES, np.int32),
        np.zeros(features.TURN, np.int32),
        np.zeros(LENGTH + 1, np.int32),
        np.zeros((MOST_MOVES, 2), np.int32),
        np.zeros(MOST_MOVES, np.float32),
        np.zeros(LENGTH + 1, np.int32),
        np.zeros(2),
    )


@njit(cache=True)
def kind_of(pawns, player, players):
    """Return the kind of a group for a player."""
    kind = 0
    for colour in range(kingdom.COLOURS):
        count = (pawns >> 2 * colour) & 3
        if count:
            role = features.NEUTRAL
            if colour < players:
                role = min((colour - player) % players, features.OTHER)
            kind += count << 2 * role
    return kind


@njit(cache=True)
def see(state, player, work):
    """Write board, scores and `turn` as the player sees them at the end of its turn."""
    board, scores, turn = work[0], work[1], work[2]
    players = state[engine.PLAYERS]
    left = np.zeros(4, np.int32)
    for space in range(SPACES):
        board[space] = kind_of(state[PAWNS + space], player, players)
        for role in range(4):
            left[role] += (board[space] >> 2 * role) & 3
    for i in range(4):
        other = (player + i) % players if i < players else 0
        scores[features.GUESTS + i] = state[engine.GUESTS + other] if i < players else 0
        scores[features.CROWNS + i] = state[engine.CROWNS + other] if i < players else 0
        scores[features.POINTS + i] = state[engine.POINTS + other] if i < players else 0
    scores[features.LEFT : features.LEFT + 3] = left[:3]
    scores[features.PLAYERS] = players
    scores[features.CAKES] = state[engine.CAKES]
    scores[features.QUIET] = state[engine.QUIET]
    turn[features.PRINCESS] = state[engine.PRINCESS]
    turn[features.FROZEN] = state[engine.REACHED + position.MOVED]
    turn[features.FROZEN_TOO] = state[engine.REACHED + position.CARRIED]
    turn[features.OFFER] = 0
    if state[engine.CAKES]:
        write_standing(scores, turn)


@njit(fastmath=True, cache=True)
def judge(into, n, rows, output, hidden):
    """Return the judgement of features; write the sums of the hidden units to `hidden`."""
    hidden[: len(output)] = rows[network.BIAS]
    for i in range(features.NUMBERS_AT, features.NUMBERS_END, 2):
        if into[i + 1]:
            network.add(hidden, rows[into[i]], np.float32(into[i + 1]) * np.float32(0.125))
    network.add_all(hidden, rows, into, n)
    return network.judgement(hidden, output)


@njit(cache=True)
def describe(state, steps, work):
    """Write the features of the board in `work`, with the Princess where `turn` says."""
    board, turn, into = work[0], work[2], work[3]
    into[LENGTH] = write_features(
        board,
        state[ICONS : ICONS + SPACES],
        turn,
        steps,
        NEAR,
        _TYPES,
        into,
    )


@njit(cache=True)
def evaluate(state, steps, net, work, hidden):
    """Return the judgement of the board in `work`, with the Princess where `turn` says."""
    describe(state, steps, work)
    into = work[3]
    return judge(into, into[LENGTH], net[0], net[1], hidden)


@njit(cache=True)
def feast_worth(state, player, steps, space, net, work, hidden):
    """Return the expected share after a feast of the group there, over the kinds of the cake.

    Leaves `work` as it was.
    """
    board, scores, turn = work[0], work[1], work[2]
    kind = board[space]
    crowns = state[ICONS + space] - kingdom.FEAST
    scores_before = scores.copy()
    players = state[engine.PLAYERS]
    for i in range(players):
        # The role of two other players is the same, so ask the state for its families.
        guests = (state[PAWNS + space] >> 2 * ((player + i) % players)) & 3
        if guests:
            scores[features.GUESTS + i] += guests
            scores[features.CROWNS + i] += crowns
    for role in range(3):
        scores[features.LEFT + role] -= (kind >> 2 * role) & 3
    scores[features.CAKES] -= 1
    scores[features.QUIET] = 0
    board[space] = 0
    princess = turn[features.PRINCESS]
    turn[features.PRINCESS] = CENTRE
    total = 0.0
    weight = 0
    for cake in range(3):
        left = state[engine.KINDS_LEFT + cake]
        if not left:
            continue
        weight += left
        scores[features.POINTS] += engine.CAKE_WORTH[cake]
        scores[features.CROWNS] += position.CAKE_GIFT * (cake == position.CROWNS_CAKE)
        if scores[features.CAKES]:
            write_standing(scores, turn)
            turn[features.OFFER] = _OFFER_OF_CAKE[cake]
            total += left * network.chance(evaluate(state, steps, net, work, hidden))
        else:
            total += left * share_of(scores)
        scores[features.POINTS] -= engine.CAKE_WORTH[cake]
        scores[features.CROWNS] -= position.CAKE_GIFT * (cake == position.CROWNS_CAKE)
    scores[:] = scores_before
    board[space] = kind
    turn[features.PRINCESS] = princess
    turn[features.OFFER] = 0
    write_standing(scores, turn)
    return total / weight


@njit(cache=True)
def share_of(scores):
    """Return this player's share if the game ends with these scores."""
    players = scores[features.PLAYERS]
    best = 0
    for i in range(players):
        points = scores[i] * scores[features.CROWNS + i] + scores[features.POINTS + i]
        best = max(best, points)
    if scores[0] * scores[features.CROWNS] + scores[features.POINTS] < best:
        return 0.0
    winners = 0
    for i in range(players):
        points = scores[i] * scores[features.CROWNS + i] + scores[features.POINTS + i]
        winners += points == best
    return 1.0 / winners


@njit(cache=True)
def offer_at(state, space):
    """Return the offer of a transport there, 0 for none."""
    icon = state[ICONS + space]
    return icon - kingdom.CARRIAGE + features.CARRIAGE_OFFERED if icon >= kingdom.CARRIAGE else 0


@njit(cache=True)
def later(quiet):
    """Return what a win counts after so many turns without a feast, see the firmware's `_later`."""
    return 1 - max(quiet - PATIENT, 0) / IMPATIENT


@njit(cache=True)
def ending(judgement, scores):
    """Return the expected share at the end of a turn with this judgement and without a feast."""
    quiet = scores[features.QUIET]
    return later(quiet) * (
        share_of(scores) if quiet >= position.QUIET_TURNS else network.chance(judgement)
    )


@njit(cache=True)
def stay_worth(state, steps, net, work, hidden):
    """Return the expected share if the turn ends with the Princess where `turn` says."""
    return ending(evaluate(state, steps, net, work, hidden), work[1])


@njit(cache=True)
def walk_worth(state, player, steps, space, net, work, hidden, held):
    """Return the expected share if the Princess goes there; held[0] says if a feast follows."""
    turn = work[2]
    princess = turn[features.PRINCESS]
    turn[features.PRINCESS] = space
    turn[features.OFFER] = offer_at(state, space)
    worth = stay_worth(state, steps, net, work, hidden)
    turn[features.OFFER] = 0
    turn[features.PRINCESS] = princess
    held[0] = False
    if engine.size(state[PAWNS + space]) == 3:
        feast = feast_worth(state, player, steps, space, net, work, hidden)
        if feast > worth:
            worth = feast
            held[0] = True
    return worth


@njit(cache=True)
def best_walks(state, player, steps, net, work, hidden, spaces, feasts, worths):
    """Write the best walk for each number, from 0 to stay to 4.

    A walk has its space, whether a feast follows, and its expected share. `state` and `work` are
    those after the move, with the turn counted in `QUIET`.
    """
    worths[:] = -1
    held = np.zeros(1, np.bool_)
    princess = state[engine.PRINCESS]
    for space in range(SPACES):
        away = steps[SPACES * princess + space]
        if away > FARTHEST:
            continue
        if away:
            worth = walk_worth(state, player, steps, space, net, work, hidden, held)
        else:
            worth = stay_worth(state, steps, net, work, hidden)
            held[0] = False
        if worth > worths[away]:
            spaces[away] = space
            feasts[away] = held[0]
            worths[away] = worth
    for number in range(2, NUMBERS):
        if worths[number] < worths[number - 1]:
            spaces[number] = spaces[number - 1]
            feasts[number] = feasts[number - 1]
            worths[number] = worths[number - 1]


@njit(cache=True)
def die_worth(state, player, steps, net, work, hidden):
    """Return the expected share before the die is cast, with the best walk for each number."""
    spaces = np.zeros(NUMBERS, np.int64)
    feasts = np.zeros(NUMBERS, np.bool_)
    worths = np.zeros(NUMBERS)
    best_walks(state, player, steps, net, work, hidden, spaces, feasts, worths)
    return worths.sum() / NUMBERS


@njit(cache=True)
def move_worth(state, steps, net, start, end, work, hidden):
    """Return the `die_worth` after a move; `state` stays."""
    player = state[engine.PLAYER]
    before, there = state[PAWNS + start], state[PAWNS + end]
    state[PAWNS + start] = 0
    state[PAWNS + end] = before + there
    state[engine.REACHED + position.MOVED] = end
    see(state, player, work)
    worth = die_worth(state, player, steps, net, work, hidden)
    state[PAWNS + start] = before
    state[PAWNS + end] = there
    state[engine.REACHED + position.MOVED] = NOWHERE
    return worth

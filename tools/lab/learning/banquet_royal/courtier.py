"""The courtier compiled by numba, to measure against; see `ai.banquet_royal.courtier`.

It differs from the firmware's courtier only in which of several equally good swaps it takes.
"""

import numpy as np
from numba import njit

from games.banquet_royal import kingdom, position
from tools.lab.learning.banquet_royal import engine
from tools.lab.learning.banquet_royal.engine import (
    CAKES,
    CENTRE,
    CROWNS,
    GUESTS,
    ICONS,
    NEAR,
    NOWHERE,
    PAWNS,
    SPACES,
)

_LOWEST = -(1 << 28)
_CAKE = 4
_WIN = 40
_NUMBERS = 5
_FARTHEST = 4
_TRANSPORT = 25
_CANDIDATES = 8


@njit(cache=True)
def _gain(state, player, pawns, icon):
    guests = (pawns >> 2 * player) & 3
    if not guests:
        return 0
    expected = state[CAKES] // 2
    had = state[GUESTS + player] + expected
    crowned = state[CROWNS + player] + expected
    return (had + guests) * (crowned + max(icon - kingdom.FEAST, 0)) - had * crowned


@njit(cache=True)
def feast(state, host, pawns, icon):
    """Return the worth of a feast to the host, as `search.Worth.feast`."""
    others = 0
    best = 0
    players = state[engine.PLAYERS]
    for player in range(players):
        if player != host:
            gained = _gain(state, player, pawns, icon)
            others += gained
            best = max(best, engine.score(state, player) + gained)
    gained = _gain(state, host, pawns, icon)
    if engine.size(pawns) < 3:
        return gained - others // (players - 1)
    gained += _CAKE
    if state[CAKES] > 1:
        return gained - others // (players - 1)
    lead = engine.score(state, host) + gained - best
    return lead + _WIN if lead > 0 else lead - _WIN


@njit(cache=True)
def _group_worth(state, player, steps, space, pawns):
    near = max(_NUMBERS - steps[SPACES * state[engine.PRINCESS] + space], 1)
    near += max(_NUMBERS - steps[SPACES * CENTRE + space], 1)
    size = engine.size(pawns)
    share = 6 if size == 3 else 3 if size == 2 else 1
    return feast(state, player, pawns, state[ICONS + space]) * near * share // _NUMBERS


@njit(cache=True)
def _risks(state, player, risks):
    """Write the risks of `courtier.Threats`."""
    host = (player + 1) % state[engine.PLAYERS]
    princess = state[engine.PRINCESS]
    best = np.zeros(SPACES, np.int64)
    for space in range(SPACES):
        if not engine.ordinary(state[ICONS + space]) or space == princess:
            continue
        pawns = state[PAWNS + space]
        size = engine.size(pawns)
        icon = state[ICONS + space]
        if size == 3:
            best[space] = max(feast(state, host, pawns, icon), 0)
            continue
        for way in range(6):
            other = NEAR[6 * space + way]
            if (
                other != NOWHERE
                and state[PAWNS + other]
                and size + engine.size(state[PAWNS + other]) == 3
                and other != princess
                and other != state[engine.REACHED + position.MOVED]
                and other != state[engine.REACHED + position.CARRIED]
            ):
                worth = feast(state, host, pawns + state[PAWNS + other], icon)
                best[space] = max(best[space], worth)
    risks[:] = 0
    within = best.copy()
    for _ in range(_FARTHEST):
        for space in range(SPACES):
            most = best[space]
            if state[ICONS + space]:
                for way in range(6):
                    other = NEAR[6 * space + way]
                    if other != NOWHERE and state[ICONS + other]:
                        most = max(most, best[other])
            within[space] = most
            risks[space] += most
        best[:] = within


@njit(cache=True)
def _feast_worth(state, player, space, risks):
    worth = _NUMBERS * feast(state, player, state[PAWNS + space], state[ICONS + space])
    return worth - risks[CENTRE] if state[CAKES] > 1 else worth


@njit(cache=True)
def _walk_worth(state, player, space, risks):
    worth = -risks[space]
    if engine.size(state[PAWNS + space]) == 3:
        return max(worth, _feast_worth(state, player, space, risks))
    return worth + _TRANSPORT if state[ICONS + space] >= kingdom.CARRIAGE else worth


@njit(cache=True)
def _step_worth(state, player, steps, start, end):
    """Return the change of group worths if a group goes to another space."""
    group, there = state[PAWNS + start], state[PAWNS + end]
    worth = _group_worth(state, player, steps, end, group + there)
    worth -= _group_worth(state, player, steps, start, group)
    if there:
        worth -= _group_worth(state, player, steps, end, there)
    return worth


@njit(cache=True)
def choose_move(state, steps, moves):
    """Return the index of the courtier's move in `moves`, which it fills; -1 for none."""
    player = state[engine.PLAYER]
    n = engine.moves(state, moves)
    promises = np.zeros(max(n, 1), np.int64)
    for i in range(n):
        promises[i] = _step_worth(state, player, steps, moves[i, 0], moves[i, 1])
    risks = np.zeros(SPACES, np.int64)
    best = -1
    best_worth = _LOWEST
    princess = state[engine.PRINCESS]
    for _ in range(min(n, _CANDIDATES)):
        i = 0
        for j in range(n):
            if promises[j] > promises[i]:
                i = j
        start, end = moves[i]
        group, there = state[PAWNS + start], state[PAWNS + end]
        engine.carry(state, start, end, position.MOVED)
        _risks(state, player, risks)
        reach = np.full(_FARTHEST, _LOWEST, np.int64)
        for space in range(SPACES):
            away = steps[SPACES * princess + space]
            if 0 < away <= _FARTHEST:
                worth = _walk_worth(state, player, space, risks)
                for k in range(away - 1, _FARTHEST):
                    reach[k] = max(reach[k], worth)
        worth = promises[i] + reach.sum() - risks[princess]
        if worth > best_worth:
            best_worth = worth
            best = i
        promises[i] = 2 * _LOWEST
        state[PAWNS + start] = group
        state[PAWNS + end] = there
        state[engine.REACHED + position.MOVED] = NOWHERE
    return best


@njit(cache=True)
def play_walk(state, steps, number, moves):
    """Walk the Princess with this number of the die, play all that follows; `state` changes."""
    if number == position.STAY:
        return
    player = state[engine.PLAYER]
    risks = np.zeros(SPACES, np.int64)
    _risks(state, player, risks)
    best = -1
    best_worth = _LOWEST
    princess = state[engine.PRINCESS]
    for space in range(SPACES):
        if 0 < steps[SPACES * princess + space] <= number:
            worth = _walk_worth(state, player, space, risks)
            if worth > best_worth:
                best_worth = worth
                best = space
    state[engine.PRINCESS] = best
    if engine.size(state[PAWNS + best]) == 3:
        _risks(state, player, risks)
        if _feast_worth(state, player, best, risks) + risks[best] > 0:
            cake = engine.hold_feast(state)
            if cake == position.SCATTER_CAKE:
                _play_scatter(state, player, steps)
            elif cake == position.SWAP_CAKE:
                _play_swap(state, player, steps)
    elif state[ICONS + best] >= kingdom.CARRIAGE:
        n = engine.journeys(state, moves)
        best = -1
        best_worth = 0
        for i in range(n):
            worth = _step_worth(state, player, steps, moves[i, 0], moves[i, 1])
            if worth > best_worth:
                best_worth = worth
                best = i
        if best >= 0:
            engine.carry(state, moves[best, 0], moves[best, 1], position.CARRIED)


@njit(cache=True)
def _play_scatter(state, player, steps):
    best = -1
    best_worth = 0
    for space in range(SPACES):
        if engine.size(state[PAWNS + space]) > 1:
            worth = -_group_worth(state, player, steps, space, state[PAWNS + space])
            if worth > best_worth:
                best_worth = worth
                best = space
    if best < 0:
        return
    for colour in range(kingdom.COLOURS):
        pawn = 1 << 2 * colour
        while (state[PAWNS + best] >> 2 * colour) & 3:
            to = -1
            to_worth = _LOWEST
            for space in range(SPACES):
                if engine.ordinary(state[ICONS + space]) and not state[PAWNS + space]:
                    worth = _group_worth(state, player, steps, space, pawn)
                    if worth > to_worth:
                        to_worth = worth
                        to = space
            state[PAWNS + best] -= pawn
            state[PAWNS + to] = pawn


@njit(cache=True)
def _play_swap(state, player, steps):
    change = np.full((SPACES, 5, 5), _LOWEST, np.int64)
    for space in range(SPACES):
        pawns = state[PAWNS + space]
        if not pawns:
            continue
        before = _group_worth(state, player, steps, space, pawns)
        for colour in range(5):
            if (pawns >> 2 * colour) & 3:
                for by in range(5):
                    if by != colour:
                        after = pawns - (1 << 2 * colour) + (1 << 2 * by)
                        change[space, colour, by] = (
                            _group_worth(state, player, steps, space, after) - before
                        )
    best_worth = 0
    best = (-1, 0, 0, 0)
    for space in range(SPACES):
        for other in range(space):
            if not state[PAWNS + space] or not state[PAWNS + other]:
                continue
            for colour in range(5):
                for by in range(5):
                    worth = change[space, colour, by] + change[other, by, colour]
                    if worth > best_worth:
                        best_worth = worth
                        best = (space, other, colour, by)
    space, other, colour, by = best
    if space >= 0:
        swapped = (1 << 2 * by) - (1 << 2 * colour)
        state[PAWNS + space] += swapped
        state[PAWNS + other] -= swapped

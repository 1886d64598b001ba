"""Banquet Royal compiled by numba: the rules on one vector of whole numbers.

A test compares it with `games.banquet_royal`. Kingdoms are laid by the firmware's own setup, see
`kingdoms`. The constants below are the indices of the vector.
"""

import numpy as np
from numba import njit

from games.banquet_royal import kingdom, position
from tools.lab.learning.splitmix import below

SPACES = kingdom.SPACES
CENTRE = kingdom.CENTRE
NOWHERE = kingdom.NOWHERE

PAWNS = 0  # of each space its pawns: 4**colour for each pawn
ICONS = 61
PRINCESS = 122
PLAYER = 123
PLAYERS = 124
REACHED = 125  # as in `Position.reached`: four spaces
QUIET = 129
GUESTS = 130  # of each player
CROWNS = 134
POINTS = 138  # of cakes
KINDS_LEFT = 142  # cakes of each kind that were not yet seen
CAKES = 145  # cakes face down
PILE = 146  # pile[cakes - 1] is next
STATE = 152

GROUP = kingdom.GROUP
CAKE_WORTH = np.frombuffer(position.CAKE_WORTH, np.uint8).astype(np.int32)
NEAR = np.frombuffer(kingdom.NEIGHBOURS, np.uint8).astype(np.int32)
FACES = np.repeat(np.arange(kingdom.COLOURS), kingdom.FAMILY)

SIZES = np.array([sum(pawns >> 2 * i & 3 for i in range(5)) for pawns in range(769)], np.int32)


@njit(cache=True)
def size(pawns):
    """Return the number of pawns."""
    return SIZES[pawns]


@njit(cache=True)
def ordinary(icon):
    """Return whether pawns may be on spaces with this icon."""
    return kingdom.FEAST <= icon <= kingdom.TWO


@njit(cache=True)
def shuffle(cards, rng):
    """Shuffle in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@njit(cache=True)
def deal(state, icons, players, rng):
    """Deal a new game for so many players on a kingdom with these icons."""
    state[:] = 0
    state[ICONS : ICONS + SPACES] = icons
    pawns = FACES.copy()
    shuffle(pawns, rng)
    placed = 0
    for space in range(SPACES):
        if ordinary(icons[space]):
            state[PAWNS + space] = 1 << 2 * pawns[placed]
            placed += 1
    cakes = np.repeat(np.arange(3), position.CAKES_EACH)
    shuffle(cakes, rng)
    state[CAKES] = position.CAKES_IN_PLAY
    state[PILE : PILE + position.CAKES_IN_PLAY] = cakes[: position.CAKES_IN_PLAY]
    state[KINDS_LEFT : KINDS_LEFT + 3] = position.CAKES_EACH
    state[PRINCESS] = CENTRE
    state[PLAYERS] = players
    state[PLAYER] = below(rng, players)
    state[REACHED : REACHED + 4] = NOWHERE


@njit(cache=True)
def may_leave(state, space):
    """Return whether a group may leave the space, by a move or a transport."""
    return (
        state[PAWNS + space] > 0
        and space != state[PRINCESS]
        and space != state[REACHED]
        and space != state[REACHED + 1]
    )


@njit(cache=True)
def may_land(state, space, pawns):
    """Return whether so many pawns may go to the space."""
    return (
        ordinary(state[ICONS + space])
        and space != state[PRINCESS]
        and size(state[PAWNS + space]) + pawns <= GROUP
    )


@njit(cache=True)
def moves(state, into):
    """Write the legal moves to into[0:n], each a start and an end; return n."""
    n = 0
    for start in range(SPACES):
        if may_leave(state, start):
            pawns = size(state[PAWNS + start])
            for way in range(6):
                end = NEAR[6 * start + way]
                if end != NOWHERE and may_land(state, end, pawns):
                    into[n, 0] = start
                    into[n, 1] = end
                    n += 1
    return n


@njit(cache=True)
def at_edge(state, space):
    """Return whether a neighbour of the space is not in the kingdom."""
    for way in range(6):
        beside = NEAR[6 * space + way]
        if beside == NOWHERE or not state[ICONS + beside]:
            return True
    return False


@njit(cache=True)
def journeys(state, into):
    """Write the legal uses of the Princess's transport, as `moves` does."""
    means = state[ICONS + state[PRINCESS]]
    n = 0
    for start in range(SPACES):
        if not may_leave(state, start):
            continue
        pawns = size(state[PAWNS + start])
        if means == kingdom.CARRIAGE:
            for way in range(6):
                end = NEAR[6 * start + way]
                while end != NOWHERE and state[ICONS + end]:
                    if may_land(state, end, pawns):
                        into[n, 0] = start
                        into[n, 1] = end
                        n += 1
                    end = NEAR[6 * end + way]
        elif means == kingdom.TUNNEL or at_edge(state, start):
            for end in range(SPACES):
                if end == start or not may_land(state, end, pawns):
                    continue
                if means == kingdom.TUNNEL:
                    fits = state[ICONS + end] == state[ICONS + start]
                else:
                    fits = at_edge(state, end)
                if fits:
                    into[n, 0] = start
                    into[n, 1] = end
                    n += 1
    return n


@njit(cache=True)
def carry(state, start, end, index):
    """Bring the group of a space to another; `index` is position.MOVED or CARRIED."""
    state[PAWNS + end] += state[PAWNS + start]
    state[PAWNS + start] = 0
    state[REACHED + index] = end


@njit(cache=True)
def hold_feast(state):
    """Hold the feast where the Princess is; return the kind of the cake."""
    space = state[PRINCESS]
    pawns = state[PAWNS + space]
    crowns = state[ICONS + space] - kingdom.FEAST
    for player in range(state[PLAYERS]):
        guests = (pawns >> 2 * player) & 3
        if guests:
            state[GUESTS + player] += guests
            state[CROWNS + player] += crowns
    state[PAWNS + space] = 0
    state[PRINCESS] = CENTRE
    state[QUIET] = 0
    state[CAKES] -= 1
    kind = state[PILE + state[CAKES]]
    take_cake(state, kind)
    return kind


@njit(cache=True)
def take_cake(state, kind):
    """Give a cake of the kind to the player."""
    player = state[PLAYER]
    state[KINDS_LEFT + kind] -= 1
    state[POINTS + player] += CAKE_WORTH[kind]
    if kind == position.CROWNS_CAKE:
        state[CROWNS + player] += position.CAKE_GIFT


@njit(cache=True)
def end_turn(state):
    """End the turn; return how the game ended, 0 while it goes on."""
    state[REACHED] = state[REACHED + 2]
    state[REACHED + 1] = state[REACHED + 3]
    state[REACHED + 2] = NOWHERE
    state[REACHED + 3] = NOWHERE
    state[PLAYER] = (state[PLAYER] + 1) % state[PLAYERS]
    if not state[CAKES]:
        return position.BY_CAKES
    return position.BY_TURNS if state[QUIET] >= position.QUIET_TURNS else 0


@njit(cache=True)
def score(state, player):
    """Return a player's points."""
    return state[GUESTS + player] * state[CROWNS + player] + state[POINTS + player]


@njit(cache=True)
def share(state, player):
    """Return a player's share of the win if the game ends here, 0 to 1."""
    best = 0
    for other in range(state[PLAYERS]):
        best = max(best, score(state, other))
    if score(state, player) < best:
        return 0.0
    winners = 0
    for other in range(state[PLAYERS]):
        winners += score(state, other) == best
    return 1.0 / winners


@njit(cache=True)
def roll(rng):
    """Return a number of the die that counts, 1 to 5."""
    return below(rng, position.STAY) + 1


def state_of(game) -> np.ndarray:
    """Return the state of a game, or of a view, whose cakes face down are HIDDEN_CAKE then."""
    state = np.zeros(STATE, np.int32)
    for space in range(SPACES):
        for pawn in game.pawns[GROUP * space : GROUP * space + game.size[space]]:
            state[PAWNS + space] += 1 << 2 * (pawn - 1)
    state[ICONS : ICONS + SPACES] = list(game.icons)
    state[PRINCESS] = game.princess
    state[PLAYER] = game.player
    state[PLAYERS] = game.players
    state[REACHED : REACHED + 4] = list(game.reached)
    state[QUIET] = game.quiet
    state[KINDS_LEFT : KINDS_LEFT + 3] = position.CAKES_EACH
    for player in range(game.players):
        state[GUESTS + player] = game.guests[player]
        state[CROWNS + player] = game.crowns[player]
        for kind in range(3):
            number = game.cakes_of[player][kind]
            state[POINTS + player] += number * CAKE_WORTH[kind]
            state[KINDS_LEFT + kind] -= number
    state[CAKES] = game.cakes_size
    state[PILE : PILE + position.CAKES_IN_PLAY] = list(game.cakes)
    return state

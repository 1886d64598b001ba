"""Royal Visit compiled by numba: thousands of games a second.

The search of a turn is the firmware's source (`ai.royal_visit.search` and `features`), compiled by
numba. Dealing, the Crown, the refill and the ending are written again on plain arrays; a test
compares them with `games.royal_visit`.

A game is a vector of small numbers in which the player to act sits at the low end: after a turn the
board is turned around. The constants below are the indices of the vector.
"""

from collections.abc import Callable

import numpy as np
from numba import njit

from ai.royal_visit import features, search
from games.royal_visit import plays
from tools.lab.learning.splitmix import below

PIECES = 0  # five spaces
MINE = 5  # number of cards of each kind that the player to act holds
THEIRS = 18
DISCARDS = 31
CROWN = 44
LITTLE = 45
PLAYER = 46  # the player to act: 0 began the game
TURNED = 47  # 1 where the player to act sits at the high end
PILE_SIZE = 48
PILE = 49  # pile[pile_size - 1] is on top
STATE = PILE + plays.CARDS

KINDS = plays.CARD_KINDS
RUNNING, WON, LOST = 0, 1, 2  # result of a turn for the player who took it

DECK = np.frombuffer(plays.DECK, np.uint8).astype(np.int32)
CARDS = np.frombuffer(plays.CARD, np.uint8).astype(np.int32)
COSTS = np.frombuffer(plays.COST, np.uint8).astype(np.int32)
FAMILIES = np.frombuffer(plays.FAMILY, np.uint8).astype(np.int32)
MOVES = np.frombuffer(plays.MOVES, np.uint8).astype(np.int32)
FIRST = np.frombuffer(plays.FIRST, np.uint8).astype(np.int32)
SUIT_OF_FAMILY = np.frombuffer(search.SUIT_OF_FAMILY, np.uint8).astype(np.int32)
KINDS_FROM = np.frombuffer(search.KINDS_FROM, np.uint8).astype(np.int32)
KEPT_OF = np.frombuffer(features.KEPT_OF, np.uint8).astype(np.int32)
SHIFTS_AND_MASKS = np.frombuffer(search.SHIFTS + search.MASKS, np.uint8).astype(np.int32)

expand: Callable[..., int] = njit(search.expand)
describe: Callable[..., int] = njit(features.write_features)


@njit
def shuffle_into_pile(state, counts, rng):
    """Shuffle so many cards of each kind into the pile."""
    n = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            state[PILE + n] = kind
            n += 1
    state[PILE_SIZE] = n
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        state[PILE + i], state[PILE + j] = state[PILE + j], state[PILE + i]


@njit
def draw(state, hand):
    """Draw the pile's top card into a hand, MINE or THEIRS."""
    state[PILE_SIZE] -= 1
    state[hand + state[PILE + state[PILE_SIZE]]] += 1


@njit
def deal(state, rng):
    """Deal a new game into `state`; the player on the Wizard's side begins."""
    state[:] = 0
    state[PIECES : PIECES + 5] = (6, 8, 10, 7, 9)
    state[CROWN] = 8
    state[TURNED] = below(rng, 2)
    shuffle_into_pile(state, DECK, rng)
    for hand in (MINE, THEIRS):
        for _ in range(plays.HAND):
            draw(state, hand)


@njit
def turn_around(state):
    """Turn the board around for the other player, who is now to act."""
    left = state[PIECES]
    state[PIECES] = 16 - state[PIECES + 2]
    state[PIECES + 2] = 16 - left
    for piece in (1, 3, 4):
        state[PIECES + piece] = 16 - state[PIECES + piece]
    state[CROWN] = 16 - state[CROWN]
    for kind in range(KINDS):
        mine = state[MINE + kind]
        state[MINE + kind] = state[THEIRS + kind]
        state[THEIRS + kind] = mine
    state[PLAYER] = 1 - state[PLAYER]
    state[TURNED] = 1 - state[TURNED]


@njit
def begin_turn(state, shuns, turn):
    """Write into `turn` (see search.TURN) the values that all families share.

    shuns    as search.SHUNS: 1 for the edition "fr2021"
    """
    turn[: 2 * KINDS] = SHIFTS_AND_MASKS
    turn[search.SHUNS] = shuns
    turn[search.CROWN] = state[CROWN]
    turn[search.LITTLE] = state[LITTLE]
    turn[search.PILE] = state[PILE_SIZE]
    turn[search.DISCARDS] = state[DISCARDS : DISCARDS + KINDS].sum()


@njit
def begin_family(state, family, turn, nodes, seen):
    """Put the family's root into `nodes`; return False if the hand has no card for it."""
    turn[search.FAMILY_AT] = family
    hand = state[MINE : MINE + KINDS]
    suit = SUIT_OF_FAMILY[family]
    first = KINDS_FROM[suit]
    behind = KINDS_FROM[suit + 1]
    turn[search.SUIT] = first
    turn[search.SUIT_END] = behind
    turn[search.FIRST_AT] = FIRST[first]
    turn[search.BEHIND] = plays.PASS if family == plays.POWER else FIRST[behind]
    left = 0
    held = 0
    for kind in range(first, behind):
        left |= hand[kind] << turn[kind]
        held += hand[kind]
    if held == 0 and family != plays.POWER:
        return False
    turn[search.IN_SUIT] = held
    turn[search.HELD] = hand.sum() - held
    nodes[:5] = state[PIECES : PIECES + 5]
    nodes[5] = left & 255
    nodes[6] = left >> 8
    seen[:] = 0
    return True


@njit
def enumerate_family(turn, nodes, seen):
    """Find all nodes of the family whose root is in `nodes`; return their number."""
    size = 1
    at = 0
    while at < size:
        size = expand(nodes, size, at, turn, seen, CARDS, COSTS, FAMILIES, MOVES)
        at += 1
    return size


@njit
def finish(state, family, node, rng):
    """Play the turn that leads to `node` of a family, with Crown and refill.

    Returns RUNNING, WON or LOST; the board is not turned around.
    """
    state[PIECES : PIECES + 5] = node[:5]
    left = node[search.CARDS] + (node[search.CARDS + 1] << 8)
    suit = SUIT_OF_FAMILY[family]
    for kind in range(KINDS_FROM[suit], KINDS_FROM[suit + 1]):
        now = (left >> SHIFTS_AND_MASKS[kind]) & SHIFTS_AND_MASKS[KINDS + kind]
        state[DISCARDS + kind] += state[MINE + kind] - now
        state[MINE + kind] = now
    king = state[PIECES + 1]
    if king < 2:
        return WON
    if king > 14:
        return LOST
    characters = (state[PIECES], state[PIECES + 2], state[PIECES + 3], state[PIECES + 4])
    due = 1 if state[PIECES + 2] < 8 else 0
    for space in characters:
        due += space < 2
    state[CROWN] = max(state[CROWN] - due, 0)
    if state[CROWN] < 2:
        return WON
    return _refill(state, rng)


@njit
def _refill(state, rng):
    king = state[PIECES + 1]
    missing = plays.HAND - state[MINE : MINE + KINDS].sum()
    while True:
        while missing and state[PILE_SIZE]:
            draw(state, MINE)
            missing -= 1
        if state[PILE_SIZE]:
            return RUNNING
        if state[LITTLE] and king != 8:
            return WON if king < 8 else LOST
        state[LITTLE] = 1
        shuffle_into_pile(state, state[DISCARDS : DISCARDS + KINDS], rng)
        state[DISCARDS : DISCARDS + KINDS] = 0


def state_of(game) -> np.ndarray:
    """Return the state of a game, or of a view, at the start of a turn."""
    state = np.zeros(STATE, np.int32)
    state[PIECES : PIECES + plays.PIECES] = list(game.pieces)
    for side, hand in ((plays.RED, MINE), (plays.GREEN, THEIRS)):
        state[hand : hand + KINDS] = list(game.hands[side])
    state[DISCARDS : DISCARDS + KINDS] = list(game.discards)
    state[CROWN] = game.crown
    state[LITTLE] = game.little
    state[PILE_SIZE] = game.pile_size
    state[PILE : PILE + game.pile_size] = list(game.pile[: game.pile_size])
    if game.side == plays.GREEN:
        turn_around(state)
    return state


def buffers():
    """Return new buffers for a search: turn, nodes and the hash table of nodes."""
    return (
        np.zeros(search.TURN, np.int32),
        np.zeros(search.NODES * search.NODE, np.int32),
        np.zeros(search.SLOTS, np.int32),
    )

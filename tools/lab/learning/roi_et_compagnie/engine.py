"""Roi & Compagnie compiled by numba. A test compares it with `games.roi_et_compagnie`.

A state is a vector of small numbers. It begins with the board of `ai.roi_et_compagnie.features`:
player 0 is to act or has just acted. After a turn the players are turned around. The constants
below are the indices of what follows.
"""

import numpy as np
from numba import njit

from ai.roi_et_compagnie.features import (
    AGAIN,
    BOARD,
    ELVES,
    FAIRIES,
    LOCATIONS,
    PENALTIES,
    PILE,
    PLAYERS,
    ROW,
    SCORE_0,
    SCORES,
    TOP,
)
from games.roi_et_compagnie import cards, position
from tools.lab.learning.splitmix import below

MINUS = BOARD  # minus points of each player
SEAT = MINUS + 5  # the seat of player 0
PILE_CARDS = SEAT + 1  # the last of them is on top
PENALTY_CARDS = PILE_CARDS + cards.INHABITANTS
STATE = PENALTY_CARDS + cards.PENALTY_CARDS

PLACES = position.PLACES
PLAINLY, WITHOUT_LOCATION, TO_PLAYER = 0, 1, 2
PENALTY = -1  # as a place

RACE = np.frombuffer(cards.RACE, np.uint8).astype(np.int32)
HOME = np.frombuffer(cards.HOME, np.uint8).astype(np.int32)
POINTS = np.frombuffer(cards.POINTS, np.uint8).astype(np.int32)
_PENALTIES = np.repeat(np.arange(5), list(cards.PENALTIES)).astype(np.int32)

UNKNOWN = cards.EMPTY


@njit
def shuffle(state, first, n, rng):
    """Shuffle n cards of `state` from `first` on."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        state[first + i], state[first + j] = state[first + j], state[first + i]


@njit
def deal(state, players, rng):
    """Deal a new game into `state`."""
    state[:] = 0
    state[PLAYERS] = players
    for kind in range(cards.INHABITANTS):
        state[PILE_CARDS + kind] = kind
    shuffle(state, PILE_CARDS, cards.INHABITANTS, rng)
    state[PENALTY_CARDS : PENALTY_CARDS + 10] = _PENALTIES
    shuffle(state, PENALTY_CARDS, 10, rng)
    state[PILE] = cards.INHABITANTS - PLACES
    state[PENALTIES] = cards.PENALTY_CARDS
    state[ROW : ROW + PLACES] = UNKNOWN
    state[LOCATIONS : LOCATIONS + cards.PILES] = cards.IN_A_PILE
    state[SCORES : SCORES + 5] = SCORE_0
    state[SEAT] = below(rng, players)
    reveal(state)


@njit
def reveal(state):
    """Show the cards that were drawn to the row, and the top penalty."""
    drawn = 0
    for place in range(PLACES):
        drawn += state[ROW + place] == UNKNOWN
    for place in range(drawn):
        state[ROW + place] = state[PILE_CARDS + state[PILE] + place]
    state[TOP] = state[PENALTY_CARDS + state[PENALTIES] - 1]


@njit
def target_of(state, place):
    """Return the place whose inhabitant decides location and effect."""
    return place + 1 if RACE[state[ROW + place]] == cards.HYPNOTIST else place


@njit
def ways(state, place):
    """Return the first way to take from a place and the one behind the last: see `take`."""
    target = target_of(state, place)
    if target < PLACES:
        kind = state[ROW + target]
        if RACE[kind] == cards.DRAGON:
            return TO_PLAYER + 1, TO_PLAYER + state[PLAYERS]
        if HOME[kind] == target:
            return PLAINLY, WITHOUT_LOCATION + 1
    return PLAINLY, PLAINLY + 1


@njit
def take(state, place, how, after):
    """Write the state after player 0 takes a card to `after`; return whether the game is over.

    `place` may be PENALTY. `how` is PLAINLY, WITHOUT_LOCATION, or TO_PLAYER + the player who gets
    the Dragon. The cards drawn are UNKNOWN in the row, and so is the new top penalty.
    """
    after[:] = state
    row = after[ROW : ROW + PLACES]
    after[AGAIN] = 0
    over = False
    if place == PENALTY:
        after[PENALTIES] -= 1
        after[SCORES] -= state[TOP]
        after[MINUS] += state[TOP]
        after[ELVES] = 0
        after[TOP] = 0
        over = after[PENALTIES] == 0
        row[PLACES - 1] = UNKNOWN
    else:
        target = target_of(state, place)
        if target != place:
            after[SCORES] += POINTS[row[place]]
            after[ELVES] = 0
            row[place] = UNKNOWN
        if target < PLACES:
            over = _take_target(after, target, how)
    drawn = 0
    for gap in range(PLACES):
        if row[gap] == UNKNOWN:
            for i in range(gap, 0, -1):
                row[i] = row[i - 1]
            row[0] = UNKNOWN
            drawn += 1
    # When the game ends with the pile before the second card is drawn, nothing follows anyway.
    after[PILE] = max(after[PILE] - drawn, 0)
    return over or after[PILE] == 0


@njit
def _take_target(after, target, how):
    kind = after[ROW + target]
    race = RACE[kind]
    after[ROW + target] = UNKNOWN
    if race == cards.DRAGON:
        victim = how - TO_PLAYER
        after[SCORES + victim] -= POINTS[kind]
        after[MINUS + victim] += POINTS[kind]
        after[ELVES + victim] = 0
        return False
    over = False
    if HOME[kind] == target and how != WITHOUT_LOCATION:
        after[SCORES] += cards.DEAREST + 1 - after[LOCATIONS + target]
        after[LOCATIONS + target] -= 1
        over = after[LOCATIONS + target] == 0
    after[SCORES] += POINTS[kind]
    if race == cards.FAIRY:
        after[SCORES] += 2 * after[FAIRIES] + 1
        after[FAIRIES] += 1
    after[ELVES] = race == cards.ELF
    after[AGAIN] = race == cards.APPRENTICE
    return over


@njit
def turn_around(state):
    """Make the next player player 0, unless this player acts again."""
    if state[AGAIN]:
        state[AGAIN] = 0
        return
    players = state[PLAYERS]
    for group in (SCORES, FAIRIES, ELVES, MINUS):
        first = state[group]
        for i in range(players - 1):
            state[group + i] = state[group + i + 1]
        state[group + players - 1] = first
    state[SEAT] = (state[SEAT] + 1) % players


@njit
def share(state, player):
    """Return a player's share of the win in a finished game: most points, then fewest minus."""
    winners = 0
    for i in range(state[PLAYERS]):
        ahead = state[SCORES + i] - state[SCORES + player]
        if ahead > 0 or (ahead == 0 and state[MINUS + i] < state[MINUS + player]):
            return 0.0
        winners += ahead == 0 and state[MINUS + i] == state[MINUS + player]
    return 1.0 / winners


@njit
def cast(dice, roll, rng):
    """Cast the dice of this bit mask; dice[i] is a face 0..5."""
    for die in range(cards.DICE):
        if roll >> die & 1:
            dice[die] = below(rng, 6)


def state_of(game) -> np.ndarray:
    """Return the state of a game, or of a view, at a player's turn; player 0 is to act."""
    state = np.zeros(STATE, np.int32)
    state[PLAYERS] = game.players
    state[PILE] = game.pile_size
    state[PENALTIES] = game.penalties_size
    state[TOP] = game.penalties[game.penalties_size - 1]
    state[SEAT] = game.player
    state[ROW : ROW + PLACES] = list(game.row)
    state[LOCATIONS : LOCATIONS + cards.PILES] = list(game.locations)
    state[SCORES : SCORES + 5] = SCORE_0
    for player in range(game.players):
        seat = (game.player + player) % game.players
        kingdom = game.kingdoms[seat][: game.sizes[seat]]
        state[SCORES + player] += game.score(seat)
        state[MINUS + player] = game.minus_points(seat)
        state[FAIRIES + player] = sum(cards.race_of(card) == cards.FAIRY for card in kingdom)
        state[ELVES + player] = bool(kingdom) and cards.race_of(kingdom[-1]) == cards.ELF
    state[PILE_CARDS : PILE_CARDS + cards.INHABITANTS] = list(game.pile)
    state[PENALTY_CARDS : PENALTY_CARDS + cards.PENALTY_CARDS] = list(game.penalties)
    return state

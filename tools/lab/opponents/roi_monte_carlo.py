"""Flat Monte-Carlo player of Roi & Compagnie: it knows the rules alone. Compiled by numba.

Each action is followed by random play to the end of the game, with the hidden cards dealt again.
Half of the time a random player rolls on, any of its dice; else it takes any card that its dice
fit.
"""

import numpy as np
from numba import njit

from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import INHABITANTS, PENALTIES, card_value, is_penalty
from tools.lab.learning import splitmix
from tools.lab.learning.roi_et_compagnie import engine, keeping
from tools.lab.learning.roi_et_compagnie.engine import PENALTY, PLACES
from tools.lab.learning.splitmix import below
from tools.lab.opponents.halving import Halving

place_of = njit(position.place_of)
how_of = njit(position.how_of)


class Thinker(Halving):
    """Decides one action of Roi & Compagnie."""

    def __init__(self, view, rng, rollouts: int):
        into = bytearray(view.ACTIONS)
        self._legal = np.array(list(into[: view.legal(into)]), np.int64)
        super().__init__([bytes([action]) for action in self._legal], rng, rollouts)
        self._state = engine.state_of(view)
        self._dice = np.array([number - 1 for number in view.dice], np.int64)
        self._rolls = view.rolls
        self._unseen = _unseen(view)

    def _play(self, left: np.ndarray, first: int, behind: int) -> np.ndarray:
        return wins(
            self._state,
            self._dice,
            self._rolls,
            self._legal[left],
            *self._unseen,
            first,
            behind,
            self._seed,
        )


def _unseen(view) -> tuple[np.ndarray, np.ndarray]:
    """Return the inhabitants and the penalties that are not on the table."""
    seen = list(view.row)
    penalties = np.repeat(np.arange(len(PENALTIES)), list(PENALTIES)).tolist()
    penalties.remove(view.penalties[view.penalties_size - 1])
    for player in range(view.players):
        for card in view.kingdoms[player][: view.sizes[player]]:
            if is_penalty(card):
                penalties.remove(card_value(card))
            else:
                seen.append(card)
    inhabitants = [kind for kind in range(INHABITANTS) if kind not in seen]
    return np.array(inhabitants, np.int32), np.array(penalties, np.int32)


@njit
def _end_turn(state, dice, rolls, after, rng):
    """Play a turn to its end at random; return whether the game is over."""
    while rolls and below(rng, 2):
        engine.cast(dice, 1 + below(rng, 63), rng)
        rolls -= 1
    place = PENALTY
    fitting = 0
    for other in range(PLACES):
        if keeping.MET[state[engine.ROW + other], keeping.index_of(dice)]:
            fitting += 1
            if below(rng, fitting) == 0:
                place = other
    how = 0
    if place != PENALTY:
        first, behind = engine.ways(state, place)
        how = first + below(rng, behind - first)
    return engine.take(state, place, how, after)


@njit
def _roll_out(state, dice, rolls, action, after, rng):
    """Play a game that begins with this action; return the share of the player to act."""
    seat = state[engine.SEAT]
    if action <= position.ROLL_ALL:
        engine.cast(dice, action, rng)
        over = _end_turn(state, dice, rolls - 1, after, rng)
    elif action == position.PENALTY:
        over = engine.take(state, PENALTY, 0, after)
    else:
        place, how = place_of(action), how_of(action)
        if how >= engine.TO_PLAYER:
            how = engine.TO_PLAYER + (how - engine.TO_PLAYER - seat) % state[engine.PLAYERS]
        over = engine.take(state, place, how, after)
    while not over:
        state[:] = after
        engine.reveal(state)
        engine.turn_around(state)
        engine.cast(dice, position.ROLL_ALL, rng)
        over = _end_turn(state, dice, 3 if state[engine.ELVES] else 2, after, rng)
    return engine.share(after, (seat - state[engine.SEAT]) % state[engine.PLAYERS])


@njit
def wins(view, view_dice, rolls, actions, inhabitants, penalties, first, behind, seed):
    """Return the wins of each action in the roll-outs numbered `first` to `behind` - 1.

    view, view_dice, rolls    the state, the faces 0..5 of the dice, the rolls left
    inhabitants, penalties    the cards that are not on the table
    seed                      of all roll-outs; a roll-out has the same hidden cards for each action
    """
    state = np.empty(engine.STATE, np.int32)
    after = np.empty(engine.STATE, np.int32)
    rng = np.zeros(1, np.uint64)
    won = np.zeros(len(actions))
    for number in range(first, behind):
        for i in range(len(actions)):
            splitmix.start(rng, seed, number)
            engine.shuffle(inhabitants, 0, len(inhabitants), rng)
            engine.shuffle(penalties, 0, len(penalties), rng)
            state[:] = view
            for card in range(view[engine.PILE]):
                state[engine.PILE_CARDS + card] = inhabitants[card]
            for card in range(view[engine.PENALTIES] - 1):
                state[engine.PENALTY_CARDS + card] = penalties[card]
            won[i] += _roll_out(state, view_dice.copy(), rolls, actions[i], after, rng)
    return won

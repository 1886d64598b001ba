"""Flat Monte-Carlo player of Banquet Royal: it knows the rules alone. Compiled by numba.

Each choice, up to the next event of chance, is followed by random play to the end of the game, with
the cakes dealt again. A random player makes any move, walks anywhere, and accepts half of all
offers. The gifts of cakes allow thousands of choices: some are picked at random.
"""

import numpy as np
from numba import njit

from games.banquet_royal import kingdom, position
from games.banquet_royal.phases import DONE, HOLD, ROLL, SCATTER
from tools.lab.learning import splitmix
from tools.lab.learning.banquet_royal import engine, kingdoms
from tools.lab.learning.banquet_royal.engine import (
    CAKES,
    ICONS,
    NOWHERE,
    PAWNS,
    PILE,
    PRINCESS,
    SPACES,
)
from tools.lab.learning.splitmix import below
from tools.lab.opponents.halving import Halving

_PICKED = 40  # choices with a cake's gift


class Thinker(Halving):
    """Decides up to the next event of chance."""

    def __init__(self, view, rng, rollouts: int):
        choices = [*_choices(view)] if view.phase < SCATTER else _picked(view, rng)
        super().__init__(choices, rng, rollouts)
        self._steps = kingdoms.measured(view.icons)
        self._lasts = np.array([choice[-1] for choice in choices], np.int64)
        self._states = np.array([_state_before_last(view, choice) for choice in choices])

    def _play(self, left: np.ndarray, first: int, behind: int) -> np.ndarray:
        states, lasts = self._states[left], self._lasts[left]
        return wins(states, lasts, self._steps, first, behind, self._seed)


def _legal(game) -> list[int]:
    into = bytearray(game.ACTIONS)
    return list(into[: game.legal(into)])


def _choices(game):
    """Yield all sequences of actions up to one that can't be taken back."""
    for action in _legal(game):
        if action in (ROLL, HOLD, DONE):
            yield bytes([action])
            continue
        game.make(action)
        for rest in _choices(game):
            yield bytes([action]) + rest
        game.undo()


def _picked(game, rng) -> list[bytes]:
    """Return random choices, and that of doing nothing if it is legal."""
    picked = {bytes([DONE]): None} if DONE in _legal(game) else {}
    for _ in range(_PICKED):
        choice = bytearray()
        while not choice or choice[-1] != DONE:
            legal = _legal(game)
            choice.append(legal[rng.below(len(legal))])
            if choice[-1] != DONE:
                game.make(choice[-1])
        for _ in choice[1:]:
            game.undo()
        picked[bytes(choice)] = None
    return [*picked]


def _state_before_last(game, choice: bytes) -> np.ndarray:
    """Return the state before the last action of a choice."""
    for action in choice[:-1]:
        game.make(action)
    state = engine.state_of(game)
    for _ in choice[:-1]:
        game.undo()
    return state


@njit(cache=True)
def _accept(state, kind, rng):
    """Use the gift of a cake of this kind at random, half of the time."""
    if below(rng, 2):
        return
    space = _any_group(state, 2 if kind == position.SCATTER_CAKE else 1, NOWHERE, rng)
    if kind == position.SCATTER_CAKE and space != NOWHERE:
        pawns = state[PAWNS + space]
        for colour in range(kingdom.COLOURS):
            for _ in range(pawns >> 2 * colour & 3):
                state[PAWNS + space] -= 1 << 2 * colour
                state[PAWNS + _any_empty(state, space, rng)] = 1 << 2 * colour
    if kind == position.SWAP_CAKE and space != NOWHERE:
        other = _any_group(state, 1, space, rng)
        pawn = _any_pawn(state[PAWNS + space], rng)
        by = _any_pawn(state[PAWNS + other], rng)
        state[PAWNS + space] += by - pawn
        state[PAWNS + other] += pawn - by


@njit(cache=True)
def _any_group(state, least, but, rng):
    """Return a random space with at least so many pawns, other than `but`."""
    found = NOWHERE
    n = 0
    for space in range(SPACES):
        if space != but and engine.size(state[PAWNS + space]) >= least:
            n += 1
            if below(rng, n) == 0:
                found = space
    return found


@njit(cache=True)
def _any_empty(state, but, rng):
    """Return a random space without pawns where pawns may be, other than `but`."""
    found = NOWHERE
    n = 0
    for space in range(SPACES):
        if space != but and not state[PAWNS + space] and engine.ordinary(state[ICONS + space]):
            n += 1
            if below(rng, n) == 0:
                found = space
    return found


@njit(cache=True)
def _any_pawn(pawns, rng):
    """Return a random pawn of a group."""
    left = below(rng, engine.size(pawns))
    for colour in range(kingdom.COLOURS):
        left -= pawns >> 2 * colour & 3
        if left < 0:
            return 1 << 2 * colour
    return 0


@njit(cache=True)
def _feast(state, rng):
    """Hold the feast where the Princess is, and use the cake at random."""
    kind = engine.hold_feast(state)
    _accept(state, kind, rng)


@njit(cache=True)
def _walk(state, steps, rng, moves):
    """Cast the die, walk at random, and accept what is offered half of the time."""
    number = engine.roll(rng)
    if number == position.STAY:
        return
    row = SPACES * state[PRINCESS]
    n = 0
    for space in range(SPACES):
        if 0 < steps[row + space] <= number:
            n += 1
            if below(rng, n) == 0:
                state[PRINCESS] = space
    space = state[PRINCESS]
    if below(rng, 2):
        return
    if state[ICONS + space] >= kingdom.CARRIAGE:
        n = engine.journeys(state, moves)
        if n:
            i = below(rng, n)
            engine.carry(state, moves[i, 0], moves[i, 1], position.CARRIED)
    elif engine.size(state[PAWNS + space]) == kingdom.GROUP:
        _feast(state, rng)


@njit(cache=True)
def _roll_out(state, last, steps, rng, moves):
    """Play a game that goes on with the action `last`; return the share of the player to act."""
    player = state[engine.PLAYER]
    if last == ROLL:
        state[engine.QUIET] += 1
        _walk(state, steps, rng, moves)
    elif last == HOLD:
        _feast(state, rng)
    while not engine.end_turn(state):
        n = engine.moves(state, moves)
        if n:
            i = below(rng, n)
            engine.carry(state, moves[i, 0], moves[i, 1], position.MOVED)
        state[engine.QUIET] += 1
        _walk(state, steps, rng, moves)
    return engine.share(state, player)


@njit(cache=True)
def wins(states, lasts, steps, first, behind, seed):
    """Return the wins of each choice in the roll-outs numbered `first` to `behind` - 1.

    states    the state before the last action of each choice
    lasts     this action: ROLL, HOLD or DONE
    steps     the distances from each space to each other
    seed      of all roll-outs; a roll-out has the same cakes for each choice
    """
    state = np.empty(engine.STATE, np.int32)
    moves = np.empty((SPACES * SPACES, 2), np.int32)
    rng = np.zeros(1, np.uint64)
    won = np.zeros(len(states))
    for number in range(first, behind):
        for i in range(len(states)):
            splitmix.start(rng, seed, number)
            state[:] = states[i]
            kinds = state[engine.KINDS_LEFT : engine.KINDS_LEFT + 3]
            cakes = np.repeat(np.arange(3), kinds)
            engine.shuffle(cakes, rng)
            state[PILE : PILE + state[CAKES]] = cakes[: state[CAKES]]
            won[i] += _roll_out(state, lasts[i], steps, rng, moves)
    return won

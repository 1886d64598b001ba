"""Games that go on at random, and what a level decides in one."""

import ai
import games
from base import Rng
from games import CHANCE, OVER


def started(name: str, seed: int):
    """Return a game of so many players as the seed tells, and the random numbers to go on with."""
    declared = games.declared(name)
    numbers = range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1)
    game, rng = games.part(name, "game").Game(), Rng(seed)
    game.start(numbers[seed % len(numbers)], rng)
    return game, rng


def moments(game, rng: Rng):
    """Yield a game whenever a player is to act, for whom the test plays; chance acts by itself."""
    while game.to_act() != OVER:
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
        else:
            yield game


def walked(game, rng: Rng):
    """Yield a game whenever a player is to act, who then acts at random."""
    legal = bytearray(game.ACTIONS)
    for _ in moments(game, rng):
        yield game
        game.play(legal[rng.below(game.legal(legal))])


def thought(view, level: str, rng: Rng):
    """Return the thinker of a level for a view, after its last step."""
    thinker = ai.thinker(view.NAME, level, view, rng)
    while not thinker.step():
        pass
    return thinker

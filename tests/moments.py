"""Games that go on at random, and what a level decides in one."""

import ai
import games
from base import Rng
from games import CHANCE, OVER


def started(name: str, seed: int, players: int = 0, edition: str = ""):
    """Return a game that begins, and the random numbers to go on with.

    players: 0 for as many as the seed tells; edition: "" for the first one
    """
    declared = games.declared(name)
    numbers = range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1)
    game = games.part(name, "game").Game(edition or declared.EDITIONS[0])
    rng = Rng(seed)
    game.start(players or numbers[seed % len(numbers)], rng)
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
    for _ in moments(game, rng):
        yield game
        go_on(game, rng)


def go_on(game, rng: Rng) -> None:
    """Have chance act, or whoever is to act, at random."""
    if game.to_act() == CHANCE:
        game.apply_chance(game.sample(rng))
    else:
        choices = legal(game)
        game.play(choices[rng.below(len(choices))])


def legal(game) -> list:
    """Return the legal actions."""
    into = bytearray(game.ACTIONS)
    return list(into[: game.legal(into)])


def words(game) -> list:
    """Return the legal actions as text."""
    notation = games.part(game.NAME, "notation")
    return [notation.action(game, action) for action in legal(game)]


def thought(view, level: str, rng: Rng):
    """Return the thinker of a level for a view, after its last step."""
    thinker = ai.thinker(view.NAME, level, view, rng)
    while not thinker.step():
        pass
    return thinker

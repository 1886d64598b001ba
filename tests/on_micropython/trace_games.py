"""Prints what the games do with given seeds: the same lines on every interpreter.

    python3 tests/on_micropython/trace_games.py SEEDS     a trace of every game
    micropython tests/on_micropython/trace_games.py SEEDS has to print the same
    python3 tests/on_micropython/trace_games.py record    writes the playthroughs anew

A playthrough is a whole game with every position and all legal actions on the way. Each computer
level plays SEEDS games against itself. Run it from any folder; it needs nothing installed.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
PLAYTHROUGHS = "tests/games/playthroughs"
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

import ai
import games
from base import Rng
from games import CHANCE, OVER
from tests.moments import moments, started

_SEED = 2021


def playthroughs(name: str):
    """The lines of one seeded random game with each number of players that can play it."""
    declared = games.declared(name)
    for number in range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1):
        yield f"{number} players"
        yield from _playthrough(name, number)


def _playthrough(name: str, number: int):
    """One random game, with everything that could be played at each step.

    Positions are shown where nothing can be taken back: from the one before the rest follows.
    """
    notation = games.part(name, "notation")
    game, rng = started(name, _SEED, number)
    into = bytearray(game.ACTIONS)
    while game.to_act() != OVER:
        if game.to_act() >= 0 and not game.can_take_back():
            yield notation.position(game)
        if game.to_act() == CHANCE:
            event = game.sample(rng)
            yield f"  {notation.EVENT} {notation.event(event)}"
            game.apply_chance(event)
        else:
            n = game.legal(into)
            yield "  legal " + " ".join([notation.action(game, into[i]) for i in range(n)])
            action = into[rng.below(n)]
            yield "  play " + notation.action(game, action)
            game.play(action)
    yield notation.position(game)
    yield "  result " + notation.result(game)


def computer_game(name: str, level: str, seed: int):
    """The lines of a game of a computer level against itself: its turns, and how it ended."""
    notation = games.part(name, "notation")
    game, rng = started(name, seed, games.declared(name).MIN_PLAYERS)
    for _ in moments(game, rng):
        thinker = ai.thinker(name, level, game.view(game.to_act()), Rng(rng.word()))
        steps = 1
        while not thinker.step():
            steps += 1
        yield f"{notation.turn(game, thinker.choice)} ({steps} steps)"
        for action in thinker.choice:
            game.play(action)
    yield "result " + notation.result(game)


def _trace(seeds: int):
    for name in games.NAMES:
        print(name)
        for line in playthroughs(name):
            print(line)
        for level in games.declared(name).LEVELS:
            for seed in range(seeds):
                print(f"{level} against itself, seed {seed}")
                for line in computer_game(name, level, seed):
                    print(line)


def _record():
    for name in games.NAMES:
        with open(f"{ROOT}/{PLAYTHROUGHS}/{name}.txt", "w") as file:
            for line in playthroughs(name):
                file.write(line + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["record"]:
        _record()
    else:
        _trace(int(sys.argv[1]))

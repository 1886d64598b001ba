"""The work that `tools/bench.py` measures. Runs on CPython and MicroPython.

Prints a line for each part: its name and its figure.
"""

import gc
import time

import games
from games.rng import Rng
from games.royal_visit import Game
from games.royal_visit.acts import Acts
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

_POSITIONS = 300
_TURNS = 8  # before each of the positions
_GAMES = 200
_TICKS = 20_000
_MATCHES = 5


def _clock() -> int:
    return time.time_ns() // 1000


def _since(start: int) -> int:
    return _clock() - start


def main() -> None:
    for name, work in (
        ("outcomes a second", outcomes),
        ("plies a second", plies),
        ("ticks a second, in a match", ticks),
        ("longest tick of a match, us", longest_tick),
    ):
        gc.collect()
        print(name, work(), sep="\t")


def outcomes() -> int:
    """Every distinct outcome of the act to come, in positions out of the midst of games."""
    count = 0
    spent = 0
    for seed in range(_POSITIONS):
        game = _game_after(seed, _TURNS)
        start = _clock()
        search = Acts(game)
        while search.step():
            count += search.fresh
        spent += _since(start)
    return _rate(count, spent)


def _game_after(seed: int, turns: int):
    """A game, not over, in which that many turns were played at random."""
    rng = Rng(seed)
    while True:
        game = Game()
        game.start(2, rng)
        left = turns
        while left and game.to_act() != games.OVER:
            player = game.to_act()
            _act_at_random(game, rng)
            left -= game.to_act() == 1 - player
        if game.to_act() >= 0:
            return game


def plies() -> int:
    """Games in which every legal action is equally likely, to their ends."""
    rng = Rng(1)
    count = 0
    start = _clock()
    for _ in range(_GAMES):
        game = Game()
        game.start(2, rng)
        while game.to_act() != games.OVER:
            count += game.to_act() != games.CHANCE
            _act_at_random(game, rng)
    return _rate(count, _since(start))


def _act_at_random(game, rng) -> None:
    if game.to_act() == games.CHANCE:
        game.settle(game.sample(rng))
    else:
        game.play(_legal[rng.below(game.legal(_legal))])


_legal = bytearray(Game.ACTIONS)


def ticks() -> int:
    """The steady frame of a match between two people, virtual chips included."""
    flash = files.scratch_folder()
    try:
        desk = _desk_in_match(flash, "")
        desk.run(3000)
        start = _clock()
        for _ in range(_TICKS):
            desk.tick()
        return _rate(_TICKS, _since(start))
    finally:
        files.remove_folder(flash)


def longest_tick() -> int:
    """The longest tick of a match of two squires, in microseconds, virtual chips included.

    The same match is played several times, and each tick counts as its shortest: what else the
    machine does must not be taken for the firmware's work.
    """
    shortest = []
    for _ in range(_MATCHES):
        flash = files.scratch_folder()
        desk = _desk_in_match(flash, "set red squire\nset green squire\nset speed fast")
        n = 0
        while desk.console.match.under_way:
            start = _clock()
            desk.tick()
            spent = _since(start)
            if n == len(shortest):
                shortest.append(spent)
            shortest[n] = min(shortest[n], spent)
            n += 1
        files.remove_folder(flash)
    return max(shortest)


def _desk_in_match(flash: str, settings: str) -> Desk:
    prepare(flash, [parse(settings, "workload.py")])
    desk = Desk(flash, 7)
    desk.power_on()
    desk.run(100)
    for _ in range(3):  # title, menu, set-up
        desk.press(0, "ok")
    return desk


def _rate(count: int, microseconds: int) -> int:
    return count * 1_000_000 // microseconds


if __name__ == "__main__":
    main()

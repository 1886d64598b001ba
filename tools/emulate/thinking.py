"""Time and memory of the computer's decisions on the emulated Pico, over a game against itself."""

import statistics

import games
from tools.emulate.clock import CPU_FACTOR
from tools.emulate.live import HEAP
from tools.emulate.pico import Pico

_GAME = """
import gc, time, finder, ai, games
from base import Rng
def free():
    gc.collect()
    return gc.mem_free()
def play(name, level, seed):
    rng = Rng(seed)
    game = games.part(name, "game").Game()
    before = free()
    ai.load(name, level)
    print(before - free())
    game.start(2, rng)
    while game.to_act() != %d:
        if game.to_act() == %d:
            game.apply_chance(game.sample(rng))
            continue
        view = game.view(game.to_act())
        before = free()
        total = longest = 0
        decided = False
        thinker = None
        while not decided:
            start = time.ticks_us()
            if thinker is None:
                thinker = ai.thinker(name, level, view, rng)
            else:
                decided = thinker.step()
            spent = time.ticks_diff(time.ticks_us(), start)
            total += spent
            longest = max(longest, spent)
        print(total, longest, before - free())
        for action in thinker.choice:
            game.play(action)
        thinker = None
play(%r, %r, %d)
"""  # the constants of `games` come as numbers: a build has none by name
_LONGEST_MS = 3_600_000


def measure(pico: Pico, game: str, level: str, seed: int = 1) -> str:
    """Play a game of the level against itself; return its time and memory as a line."""
    pico.power_on()
    pico.stop()
    pico.execute(f"import gc\nballast = bytearray(gc.mem_alloc() + gc.mem_free() - {HEAP})")
    loaded, *lines = pico.execute(
        _GAME % (games.OVER, games.CHANCE, game, level, seed), _LONGEST_MS
    ).splitlines()
    totals, steps, memory = zip(*(map(int, line.split()) for line in lines), strict=True)
    ms = [total / 1000 * CPU_FACTOR for total in totals]
    return (
        f"{game} {level:<10} {len(ms)} decisions: median {statistics.median(ms):.0f} ms,"
        f" worst {max(ms):.0f} ms; longest step {max(steps) / 1000 * CPU_FACTOR:.0f} ms;"
        f" {max(memory) / 1024:.1f} KB at work, {int(loaded) / 1024:.1f} KB of code and weights"
    )

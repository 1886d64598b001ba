"""Measures the firmware on the emulated Pico, against its budgets.

A person plays at random, at end A, against the strongest computer: cursors move, plays are made and
told, the computer thinks and moves, and all that time the adviser thinks in the background. Buttons
are pressed all the while: at rest, while the computer thinks, and while the board animates.
"""

import random
import statistics
from collections.abc import Iterator
from pathlib import Path

import wiring
from tools.emulate import budgets
from tools.emulate.budgets import Figure
from tools.emulate.clock import Clock
from tools.emulate.live import ANIMATING, OTHER, RESTING, THINKING, Live
from tools.emulate.pico import Pico

# Each game, and its strongest computer at the second seat.
MATCHES = {
    "Royal Visit": "set green sovereign",
    "Roi & Compagnie": "set game roi-et-compagnie\nset eagle courtier",
    "Banquet Royal": "set game banquet-royal\nset mauve courtier",
}

_LEFT, _RIGHT, _UP, _DOWN, _OK = range(5)
# What a person presses who is asked, who waits, who would get on, and who left the match.
_BUTTONS = {
    RESTING: (_LEFT, _RIGHT, _RIGHT, _UP, _DOWN, _OK, _OK),
    THINKING: (_UP, _DOWN),
    ANIMATING: (_UP, _DOWN, _OK),
    OTHER: (_OK,),
}
_DOING = {RESTING: "at rest", THINKING: "thinking", ANIMATING: "animating"}
_MOST_IN_ALL = 15  # times the presses that are wanted of a kind
_TO_A_MATCH = 3  # presses of OK: title, menu, set-up
_DEAL_MS = 3000
_SWELL_MS = 2000
_STILL_TICKS = 100
_SAVES = 20
_STEP_MS = 2
_POWER_ON_MS = 5000
_KB = 1024


def boot(pico: Pico) -> Figure:
    """Cold start, until both panels shine, which they do with their whole picture, and a lamp."""
    clock = Clock(wiring.LED_MAIN)
    pico.watch = clock.heed
    pico.power_on()
    while pico.ns < _POWER_ON_MS * 1e6:
        pico.run(_STEP_MS)
        if all(oled.on for oled in pico.oleds) and any(pico.strip.colours):
            break
    return Figure(budgets.TITLE, "", clock.ms(0, pico.ns))


def match(pico: Pico, game: str, presses: int, seed: int = 7) -> Iterator[Figure | str]:
    """Play a match of a game: the figures of its budgets and, at last, its ticks in words.

    presses: how many are measured at least while it rests, thinks and animates
    """
    live = Live(pico, MATCHES[game] + "\nset speed fast", seed)
    live.run(1500)
    for _ in range(_TO_A_MATCH):
        live.press(0, _OK)
    live.run(_DEAL_MS)
    yield from _at_rest(live, game)
    first = len(live.clock.ticks)
    answered = _answers(live, presses, random.Random(seed))
    for doing, delays in answered.items():
        yield Figure(budgets.PRESS, f"{game}, {_DOING[doing]}", max(delays))
    live.halt()
    free, block = live.free()
    yield Figure(budgets.BLOCK, f"{game}, after these presses", block / _KB)
    medians = ", ".join(
        f"{statistics.median(delays):.0f} ms {_DOING[doing]} (of {len(delays)})"
        for doing, delays in answered.items()
    )
    yield (
        f"{game}: {_spread(live.clock, first)}; a press is answered in {medians}, median;"
        f" after all presses {free / _KB:.0f} KB are free"
    )


def _at_rest(live: Live, game: str) -> Iterator[Figure]:
    start = live.now
    live.run(_SWELL_MS)
    frames = sum(start <= frame for frame in live.clock.frames)
    yield Figure(budgets.FRAMES, game, frames * 1000 / _SWELL_MS)
    live.halt()
    free, block = live.free()
    yield Figure(budgets.FREE, game, free / _KB)
    yield Figure(budgets.BLOCK, game, block / _KB)
    yield Figure(budgets.STILL, game, live.allocated(_STILL_TICKS))
    yield Figure(budgets.SAVE, game, max(live.saves(_SAVES)))
    live.go_on()


def _answers(live: Live, presses: int, chance: random.Random) -> dict[str, list[float]]:
    """How long presses took to be answered, those that were, by what the device did meanwhile.

    Whoever waits turns pages: other buttons have no answer then. The same person plays on until
    each kind has come often enough.
    """
    answered: dict[str, list[float]] = {doing: [] for doing in _DOING}
    left = presses * _MOST_IN_ALL
    while left and any(len(delays) < presses for delays in answered.values()):
        left -= 1
        doing = live.doing
        delay = live.press(0, chance.choice(_BUTTONS[doing]))
        if delay and doing in answered:
            answered[doing].append(delay)
    return answered


def _spread(clock: Clock, first: int) -> str:
    """How long the ticks from `first` on took, in words."""
    spent = sorted(clock.ms(*tick) for tick in clock.ticks[first:])
    median, most = statistics.median(spent), spent[-1]
    usual = spent[len(spent) * 99 // 100]
    return f"a tick takes {median:.1f} ms (median), {usual:.0f} (99 of 100), {most:.0f} (worst)"


def all_figures(flash: Path, stock, presses: int) -> Iterator[Figure | str]:
    """Figures, and what else there is to say, as they are measured; each on a Pico of its own."""
    with stock(flash) as pico:
        yield boot(pico)
    for game in MATCHES:
        with stock(flash) as pico:
            yield from match(pico, game, presses)

"""Measurements of the firmware on the emulated Pico, for its budgets.

A person at end A plays at random against the strongest computer, with hints computed in the
background. Buttons are pressed at rest, while the computer thinks, and while the board animates.
"""

import random
import statistics
from collections.abc import Callable, Iterator

import games
import wiring
from tools.emulate import budgets
from tools.emulate.budgets import Figure
from tools.emulate.clock import Clock
from tools.emulate.live import ANIMATING, LATEST_MS, OTHER, RESTING, SAVING, THINKING, Live
from tools.emulate.pico import Pico

_LEFT, _RIGHT, _UP, _DOWN, _OK = range(5)


# Buttons pressed at random in each state.
_ANY = (_LEFT, _RIGHT, _RIGHT, _UP, _DOWN, _OK, _OK)
BUTTONS = {
    RESTING: _ANY,
    SAVING: _ANY,
    THINKING: (_UP, _DOWN),
    ANIMATING: (_UP, _DOWN, _OK),
    OTHER: (_OK,),
}
_DOING = {
    RESTING: "at rest",
    THINKING: "thinking",
    ANIMATING: "animating",
    SAVING: "saving",
}
_MOST_IN_ALL = 15  # times the wanted presses of a kind
_START_MS = 1500
_MENU_MS = 400  # a menu is loaded meanwhile; a press is shorter than that may take
_TO_THE_PEOPLE = 2  # presses of OK: title, menu
# From the title to the number of people of the second game and of the third, each time back in the
# menu, and of the first.
_THROUGH_THE_MENUS = (_OK, *(_DOWN, _OK, _UP, _OK) * 2, _UP, _UP, _OK)
# Screens around a match, in the order in which they are entered.
_AROUND = (
    "pause",
    "rules",
    "match",
    "turns",
    "match",
    "menu",
    "restore",
    "result",
    "review",
    "luck",
    "setup",
    "learn",
    "rules",
    "selftest",
    "menu",
)
_MENU_PRESSES = 10
_LONGEST_DEAL_MS = 5000
_EXACT_MS = 5  # how exactly the end of the deal is found
_REST_MS = 2000
_WAVE_MS = 2000
_STILL_TICKS = 100
_ACTIONS = 60  # one of the first of them is taken
_ACT_MS = 20
_STEP_MS = 2
_BOOT_STEP_MS = 0.1  # how exactly the title is found
_PASSING_MS = 3000  # for which the device may go on by itself
_POWER_ON_MS = 5000
_KB = 1024


def boot(pico: Pico) -> Figure:
    """Measure from power-on until both displays and an LED are lit; they show the whole title."""
    clock = Clock(wiring.LED_MAIN)
    pico.watch = clock.note
    pico.power_on()
    while pico.ns < _POWER_ON_MS * 1e6:
        pico.run(_BOOT_STEP_MS)
        if all(oled.on for oled in pico.oleds) and any(pico.strip.colours):
            break
    return Figure(budgets.TITLE, "", clock.ms(0, pico.ns))


def menus(pico: Pico, language: str) -> Iterator[Figure | str]:
    """Go through the menus of all games; yield the longest ticks while they are entered."""
    live = Live(pico, f"set language {language}")
    live.run(_START_MS)
    first = len(live.clock.ticks)
    for button in _THROUGH_THE_MENUS:
        live.press(0, button)
        live.run(_MENU_MS)
    yield from _longest(live, first, f"{language}, entering menus")


def match(
    pico: Pico, game: str, language: str, presses: int, seed: int = 7
) -> Iterator[Figure | str]:
    """Play a match; yield the figures of its budgets, and what its longest ticks did.

    presses: the number measured in each state; with 0 the match is only looked at as it rests, and
    the screens around it are entered
    """
    where = f"{game}, {language}"
    declared = games.declared(game)
    computer = f"set {declared.SEATS[1].lower()} {declared.LEVELS[-1]}"
    settings = f"set game {game}\n{computer}\nset speed fast\nset language {language}"
    live = Live(pico, settings, seed)
    live.run(_START_MS)
    for _ in range(_TO_THE_PEOPLE):
        live.press(0, _OK)
        live.run(_MENU_MS)
    menus = [live.press(0, _DOWN) for _ in range(_MENU_PRESSES)]
    menus += [live.press(0, _UP) for _ in range(_MENU_PRESSES)]
    yield from _deal(live, where)
    yield from _at_rest(live, where)
    if not presses:
        yield from _screens(live, where)
        return
    yield Figure(budgets.PRESS, f"{game}, in menus", max(menus))
    first = len(live.clock.ticks)
    yield from _pause(live, game)
    answers = _answers(live, presses, random.Random(seed))
    for doing, delays in answers.items():
        budget = budgets.PRESS_SAVING if doing == SAVING else budgets.PRESS
        yield Figure(budgets.answered(presses), f"{game}, {_DOING[doing]}", len(delays))
        yield Figure(budget, f"{game}, {_DOING[doing]}", max(delays, default=LATEST_MS))
    ordered = sorted(delay for delays in answers.values() for delay in delays)
    if ordered:
        yield Figure(budgets.PRESS_MEDIAN, game, statistics.median(ordered))
        yield Figure(budgets.PRESS_USUAL, game, ordered[len(ordered) * 95 // 100])
    _go_to_match(live)  # another screen has code of its own
    live.run(_REST_MS)
    live.halt()
    yield from _longest(live, first, f"{game}, in play")
    _, block = live.free()
    yield Figure(budgets.BLOCK, f"{game}, after these presses", block / _KB)


def _longest(live: Live, first: int, where: str) -> Iterator[Figure | str]:
    """Yield the longest ticks from number `first` on, in saves and outside, and what they did."""
    for budget in (budgets.TICK, budgets.TICK_SAVING):
        ms, tick = live.clock.longest(first, writing=budget == budgets.TICK_SAVING)
        yield Figure(budget, where, ms)
        if tick in live.notes:
            yield f"    {live.notes[tick]}"


def _screens(live: Live, where: str) -> Iterator[Figure | str]:
    """Enter the screens around the match; yield the longest ticks meanwhile."""
    first = len(live.clock.ticks)
    for screen in _AROUND:
        live.lead_to(screen)
        live.run(_REST_MS)
    yield from _longest(live, first, f"{where}, entering screens")


def _deal(live: Live, where: str) -> Iterator[Figure]:
    """Begin the match from the number of people; press meanwhile, and as the match appears."""
    start = live.now
    ticks = len(live.clock.ticks)
    live.press(0, _OK)
    answer = _answered(live, _UP)
    while live.doing == OTHER and live.now - start < _LONGEST_DEAL_MS * 1e6:
        live.run(_EXACT_MS)
    yield Figure(budgets.DEAL, where, live.clock.ms(start, live.now))
    spent = [live.clock.ms(*tick) for tick in live.clock.ticks[ticks:]]
    first = _answered(live, _DOWN)
    yield Figure(budgets.TICK, f"{where}, while it is dealt", max(spent))
    yield Figure(budgets.PRESS, f"{where}, while it is dealt", answer)
    yield Figure(budgets.PRESS, f"{where}, as the match appears", first)
    live.run(_REST_MS)
    live.press(0, _UP)
    live.run(_REST_MS)


def _answered(live: Live, button: int) -> float:
    """Press a button of end A that has to answer; return the ms until it does, or LATEST_MS."""
    return live.press(0, button) or LATEST_MS


def _pause(live: Live, game: str) -> Iterator[Figure]:
    """Press about in the pause, and go on."""
    live.lead_to("pause")
    inside = [_answered(live, button) for button in (_DOWN, _UP) * (_MENU_PRESSES // 2)]
    yield Figure(budgets.PRESS, f"{game}, in the pause", max(inside))
    yield Figure(budgets.PRESS, f"{game}, out of the pause", _answered(live, _OK))
    live.run(_REST_MS)


def _at_rest(live: Live, where: str) -> Iterator[Figure]:
    start = live.now
    live.run(_WAVE_MS)
    frames = sum(start <= frame for frame in live.clock.frames)
    yield Figure(budgets.FRAMES, where, frames * 1000 / _WAVE_MS)
    live.halt()
    free, block = live.free()
    yield Figure(budgets.FREE, where, free / _KB)
    yield Figure(budgets.BLOCK, where, block / _KB)
    yield Figure(budgets.STILL, where, live.allocated(_STILL_TICKS))
    live.go_on()


def _answers(live: Live, presses: int, chance: random.Random) -> dict[str, list[float]]:
    """Return the times until presses were answered, in ms, by state of the device.

    Presses without an answer don't count: a waiting player's, other than to turn pages. A state
    that had its presses is waited out, or ended by an action. A press may lead to another screen;
    the match goes on then.
    """
    answered: dict[str, list[float]] = {doing: [] for doing in _DOING}
    left = presses * _MOST_IN_ALL
    while left and (wanted := [kind for kind in _DOING if len(answered[kind]) < presses]):
        left -= 1
        start = live.now
        while live.doing not in (*wanted, RESTING, OTHER) and live.now - start < _PASSING_MS * 1e6:
            live.run(_STEP_MS)
        doing = live.doing
        if doing == RESTING and doing not in wanted and live.act(chance.randrange(_ACTIONS)):
            live.run(_ACT_MS)
            continue
        if doing == OTHER:
            _go_to_match(live)
            continue
        delay = live.press(0, chance.choice(BUTTONS[doing]))
        if delay and doing in answered:
            answered[doing].append(delay)
    return answered


def _go_to_match(live: Live) -> None:
    """Go to the match on the table; deal another one after it."""
    live.lead_to("match" if live.playing() else "deal")


def all_figures(new_pico: Callable[[], Pico], presses: int) -> Iterator[Figure | str]:
    """Yield the figures, and lines of text, as they are measured; each match on a new Pico."""
    with new_pico() as pico:
        yield boot(pico)
    for language in ("en", "fr"):
        with new_pico() as pico:
            yield from menus(pico, language)
    for game in games.NAMES:
        for language, wanted in (("fr", 0), ("en", presses)):
            with new_pico() as pico:
                yield from match(pico, game, language, wanted)

"""A monkey at the table: it goes to a screen, presses at random, and goes back to the menu.

It looks after every tick: the current stays within the supply, and no lamp goes out because the
others are bright. The desk raises a crash, `Ruler` a text that doesn't fit. After each act it finds
where each pixel of a display would lead somebody who points at it.
"""

import wiring
from base import Rng
from host_sim.session import Session
from host_sim.web import pointed
from tests.app.people import BUTTONS, ENDS, People
from tests.app.way_back import HOLD_MS, lead_back, shown
from tests.app.ways import Ways
from ui.canvas import HEIGHT, WIDTH

MOST_MA = wiring.SUPPLY_MA * wiring.USABLE_PERCENT // 100

_LONGEST_WAIT_MS = 1_500
_FULL_FLASH = 10  # at one visit in so many the flash takes no write
_TICK_MS = 5


class Monkey:
    """Presses at random and looks.

    recorder    a `Recorder` of what it does, which gets the presses from the desk, or None
    visited     (screen, game) for each screen shown and the game chosen then, "" without one
    presses, ticks    how many there were
    """

    def __init__(self, people: People, recorder, seed: int):
        self.visited: set[tuple[str, str]] = set()
        self.presses = 0
        self.ticks = 0
        self._people = people
        self._chance = Rng(seed)
        self._ways = Ways(people, Session(people.desk, None, recorder=recorder), self._chance)
        people.watch = self._look

    def visit(self, screen: str, game: str, language: str, acts: int) -> None:
        """From the menu go to a screen, do so many acts, and go back to the menu."""
        people = self._people
        self._ways.speak(language)
        self._ways.go(screen, game)
        if self._chance.below(_FULL_FLASH) == 0:
            self._ways.do("fill", "flash")
        for _ in range(acts):
            self.act()
            self._point()
        self._ways.mend()
        lead_back(people)

    # Acts.

    def act(self) -> None:
        """Press a button, hold one, press two almost at once, or wait."""
        chance = self._chance
        kind = chance.below(16)
        end, button = self._button()
        if kind == 0:
            self._people.run(chance.below(_LONGEST_WAIT_MS))
        elif kind == 1:
            self._people.hold(end, button, chance.below(HOLD_MS))
        elif kind < 5:
            self._press_two((end, button), self._button())
        else:
            self._people.press(end, button)

    def _press_two(self, first: tuple[int, str], second: tuple[int, str]) -> None:
        """Press one button before another one is released, and perhaps before it is answered."""
        desk = self._people.desk
        desk.down(*first)
        self._people.run(_TICK_MS * self._chance.below(4))
        desk.down(*second)
        self._people.run(4 * _TICK_MS)
        desk.up(*first)
        desk.up(*second)
        self._people.run(_TICK_MS * self._chance.below(12))

    def _button(self) -> tuple[int, str]:
        """An end, and a button there; OK every third time."""
        chance = self._chance
        self.presses += 1
        button = "ok" if chance.below(3) == 0 else BUTTONS[chance.below(len(BUTTONS))]
        return chance.below(len(ENDS)), button

    def _point(self) -> None:
        """Look where taps on a display would lead, without a tap."""
        app = self._people.app
        for end in range(len(ENDS) if app else 0):
            at = app.screen.focus(end)
            if at is None:
                continue
            for y in range(0, HEIGHT, 7):
                place = pointed.thing(app, end, (13 * self.presses + 31 * y) % WIDTH, y)
                if place not in (None, at):
                    assert pointed.button(app, end, at, place) in range(len(BUTTONS))

    # What must hold.

    def _look(self) -> None:
        desk = self._people.desk
        self.ticks += 1
        app = self._people.app
        self.visited.add((shown(self._people), app.game if app else ""))
        assert desk.milliamps <= MOST_MA, f"the table draws {desk.milliamps} mA"
        if desk.limiting:
            self._look_at_dimmed_lamps()

    def _look_at_dimmed_lamps(self) -> None:
        pico = self._people.desk.device.pico
        desk = self._people.desk
        for strip, chain in ((pico.strip, desk.strip), (pico.hexagon, desk.hexagon)):
            if not strip.stale and chain.powered:
                for i in range(0, 3 * chain.count, 3):
                    lit = any(chain.colours[i : i + 3])
                    assert lit or not any(strip.pixels[i : i + 3]), f"lamp {i // 3} goes out"

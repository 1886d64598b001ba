"""A builder who runs the self-test over USB at a virtual table: looks, listens and presses.

Answers come from what shines and sounds at the table, not from how it was wired wrong.
"""

import sys
from functools import lru_cache
from pathlib import Path
from random import Random

import wiring
from app.diagnostics.selftest.screen import LAMPS
from host_sim.chips import rp2040
from host_sim.desk import BUTTONS, Desk

_PROGRAM = Path(__file__).parents[2] / "tools" / "flashing" / "selftest_on_board.py"
_HELD_MS = 60
_QUICKEST_MS = 150
_LOOK_MS = 700  # to see whether lamps flicker: longer than from one frame to the next
_NOTES_MS = 2000  # that the notes last
_LONGEST_MS = 300_000
_COLUMNS = 128
_ROWS = {"board": wiring.BOARD, "hexagon": wiring.HEXAGON}
_RED, _GREEN, _BLUE, _WHITE, _DARK = (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (0, 0, 0)


class Clock:
    """Time on the board, which passes while it sleeps. `watch` is told of each moment."""

    def __init__(self, watch):
        self._now = 0
        self._watch = watch

    def ticks_ms(self) -> int:
        return self._now

    def sleep_ms(self, ms: int) -> None:
        self._now += ms
        self._watch(self._now)


class Builder:
    """Runs the test in English. `rng` decides how long it takes until a press, and slips.

    slowest: ms; slips: of 100 buttons that are asked for, how many others are pressed

    said      the lines that the board printed
    faults    the names of the faults, with their places, such as "stuck a-left"
    found_ms  when the first was named
    """

    def __init__(self, desk: Desk, rng: Random, slowest: int = 400, slips: int = 0):
        self.desk = desk
        self.said: list[str] = []
        self.faults: list[str] = []
        self.found_ms = 0
        self._rng = rng
        self._slowest = slowest
        self._slips = slips
        self._now = 0
        self._asked_at = 0
        self._due = -1
        self._pressed = ("", ())  # the last answer, and what shone then
        self._end = 0  # where answers are given
        self._held = None
        self._free_at = 0
        self._place = ""
        self._looks: list[tuple] = []  # of the lamps, each other than the one before
        self._white: tuple = ()  # what shone when all lamps should be white
        self._tones: list[int] = []
        self._shone = [False, False]
        self._table = None
        self._names: dict = {"print": self._hear}

    def test(self, stage: int = LAMPS) -> "Builder":
        """Run the whole test of a stage."""
        self.run(_PROGRAM.read_text("utf-8"))
        self.relay(f"run({stage}, 'en')", 0)
        return self

    # What a `tools.flashing.board.Board` does.

    port = "the table"

    def run(self, code: str, silent_s: int = 0) -> str:
        """Define what `code` defines, on the board."""
        del silent_s
        rp2040.power_on(self.desk.chip)
        for oled in self.desk.oleds:
            oled.reset()
        kept = sys.modules["time"]
        sys.modules["time"] = Clock(self._watch)  # pyright: ignore[reportArgumentType]
        try:
            exec(code, self._names)
        finally:
            sys.modules["time"] = kept
        table = self._names["Table"]
        self._names["Table"] = lambda *given: self._meet(table(*given))
        return ""

    def relay(self, code: str, silent_s: int) -> str:
        """Run `code` on the board while looking, listening and pressing."""
        exec(code, self._names)
        return "".join(f"{line}\n" for line in self.said)

    def start(self) -> str:
        """Start the game; it says nothing."""
        return ""

    def _meet(self, table):
        self._table = table
        return table

    # Ears and eyes.

    def _hear(self, line: str) -> None:
        self.said.append(line)
        if line.startswith("FAULT "):
            self.found_ms = self.found_ms or self._now
            name = line.split(":")[0].removeprefix("FAULT ")
            _, place = self._table.screen._found[-1]
            self.faults.append(f"{name} {place.lower().replace(' ', '-')}".strip())
        elif line.startswith("Lamps, "):
            self._place = line.removeprefix("Lamps, ").rstrip(":")
            self._looks = []
        elif line == "Buzzer:":
            self._tones = []
        self._asked_at = self._now
        self._looked = len(self._looks)
        self._due = -1
        if line[-1] == "?" or _acts(line):
            self._due = self._now + self._rng.randrange(_QUICKEST_MS, self._slowest)
            self._due += _NOTES_MS if "notes" in line else 0

    def _watch(self, now: int) -> None:
        assert now < _LONGEST_MS, self.said[-1]
        self._now = now
        look = self._lamps()
        if not self._looks or self._looks[-1] != look:
            self._looks.append(look)
        tone = self.desk.tone
        if tone and tone not in self._tones:
            self._tones.append(tone)
        for end in range(2):
            self._shone[end] |= self.desk.oleds[end].picture() == b"\xff" * 1024
        self._move(now)

    def _lamps(self) -> tuple:
        """What shines at each place of the chain in question: red, green, blue or not."""
        chain = self.desk.hexagon if self._place == "hexagon" else self.desk.strip
        return _shining(bytes(chain.colours))

    # Fingers.

    def _move(self, now: int) -> None:
        if self._held:
            if now >= self._free_at:
                self.desk.up(*self._held)
                self._held = None
                self._free_at = now + _HELD_MS
        elif self._due >= 0 and now >= max(self._due, self._free_at):
            self._act(now)

    def _act(self, now: int) -> None:
        line = self.said[-1]
        if line.startswith("Press: "):
            self._press(*self._asked(line.split()[1:]))
            self._due = -1
        elif line == "Do the lamps flicker?" and now - self._asked_at < _LOOK_MS:
            return
        else:
            moves = line.startswith("Move the light")
            button = self._move_to_the_dark_lamp() if moves else ("down", "ok")[self._answer(line)]
            answer = (line, button, self._lamps())
            if answer == self._pressed:  # nothing has happened
                self._end = 1 - self._end
            self._pressed = answer
            self._press(self._end, button)
            self._due = now + 2 * _HELD_MS + (0 if moves else 800)

    def _press(self, end: int, button: str) -> None:
        self.desk.down(end, button)
        self._held = (end, button)
        self._free_at = self._now + _HELD_MS

    def _asked(self, words: list[str]) -> tuple[int, str]:
        """The end and the button: the end by its letter, or where the display asks for it."""
        button = words[-1].lower()
        if self._rng.randrange(100) < self._slips:
            button = self._rng.choice(BUTTONS)
        if len(words) > 1:
            return "AB".index(words[0]), button
        shown = [bytes(oled.picture) for oled in self._table.pico.oleds]
        asked = self._table.screen._step._asked // len(BUTTONS)
        for end in (asked, 1 - asked):
            if self._shows(end, shown[asked]):
                return end, button
        for end in (asked, 1 - asked):  # it is dark; the other one says that it is asked for there
            if self._shows(1 - end, shown[1 - asked]):
                return end, button
        raise AssertionError("no display asks for it")

    def _shows(self, end: int, meant: bytes) -> bool:
        """Whether somebody sees a picture on a display, which may be moved by two columns."""
        seen = self.desk.oleds[end].picture()
        rows = range(0, len(meant), _COLUMNS)
        return seen == meant or all(
            seen[row : row + _COLUMNS - 2] == meant[row + 2 : row + _COLUMNS] for row in rows
        )

    def _move_to_the_dark_lamp(self) -> str:
        now = self._lamps()
        if _WHITE not in now:
            return "ok"
        way = self._white.index(_DARK) - now.index(_WHITE)
        return "down" if way >= len(_ROWS[self._place][0]) else "right"

    # Answers.

    def _answer(self, question: str) -> bool:
        now = self._lamps()
        lit = [place for place in range(len(now)) if any(now[place])]
        starts = _starts(self._place or "board")
        if question.startswith("Did all lamps shine"):
            return self._all_shone()
        if question.startswith("Green:"):
            first = len(_ROWS[self._place][0])
            red = [_RED if place < first else _DARK for place in range(len(now))]
            wanted = [_GREEN if place in starts else red[place] for place in range(len(now))]
            return list(now) == wanted
        if question == "Is a lamp dark?":
            self._white = now
            return len(lit) < len(now)
        if question.startswith("Does its row begin"):
            return len(lit) == 1 and lit[0] in starts
        if question == "Is display A beside space a?":
            return self.desk.oleds[0].picture() == bytes(self._table.pico.oleds[0].picture)
        answers = {
            "All is off now. Does a lamp glow?": lambda: bool(lit),
            "All should be white. Does a lamp shine?": lambda: bool(lit),
            "Do the lamps flicker?": lambda: len(self._looks) > self._looked,
            "Do they shine red now?": lambda: all(now[place] == _RED for place in lit),
            "Is only one lamp dark?": lambda: len(lit) == len(now) - 1,
            "Does only the first row shine?": lambda: lit == list(_ROWS[self._place][0]),
            "Did you hear four rising notes?": lambda: (
                len(self._tones) == 4 and self._tones == sorted(self._tones)
            ),
            "Did every pixel shine, on both displays?": lambda: all(self._shone),
            "Does display A show this too?": lambda: self._alike(),
            "Does display B show this too?": lambda: self._alike(),
        }
        return bool(answers[question]())

    def _alike(self) -> bool:
        one, other = self.desk.oleds
        return one.on and other.on and one.picture() == other.picture()

    def _all_shone(self) -> bool:
        """Whether all shone in each colour, in this order, and each alone."""
        looks = iter(self._looks)
        whole = all(
            any(set(look) == {colour} for look in looks) for colour in (_RED, _GREEN, _BLUE, _WHITE)
        )
        alone = {look.index(_WHITE) for look in self._looks if look.count(_WHITE) == 1}
        return whole and len(alone) == sum(map(len, _ROWS[self._place]))


@lru_cache  # asked at each moment, and seldom another than before
def _shining(colours: bytes) -> tuple:
    """Return for each lamp whether its red, green and blue shine; colours: three bytes a lamp."""
    return tuple(tuple(map(bool, colours[i : i + 3])) for i in range(0, len(colours), 3))


def _acts(line: str) -> bool:
    return line.startswith(("Press: ", "Move the light"))


def _starts(place: str) -> list[int]:
    """The places, in the order of the chain, at which the rows begin."""
    return [row[0] for row in _ROWS[place]]

"""What somebody hears who plays a whole match of each game by ear, for the `golden` task.

tests/browser/aloud/GAME.txt has it, in English: each press with the lines of the displays that are
new then, as screen readers say them, and each question with its answer. Who plays knows no more.
"""

import difflib
import json
import re
import tempfile
import time
from pathlib import Path
from subprocess import PIPE, Popen

import games
from base import Rng
from host_sim.desk import BUTTONS, PRESS_MS, Desk
from host_sim.saved import prepare
from host_sim.script import ENDS, parse
from host_sim.web.commands import perform
from host_sim.web.live import LiveDesk
from tables import end_of
from tools.interpreters import ROOT
from tools.trouble import Trouble

FOLDER = ROOT / "tests" / "browser" / "aloud"
PROGRAM = FOLDER.with_suffix(".mjs")

_SEED = 1
_TURNS = 10  # of a match that are recorded
_MOST = 6  # questions in a turn
_QUESTIONS = ("turn", "where", "before", "hand", "chances")
_ARROWS, _OK = range(4), 4
_AT_RANDOM = 8  # presses, one of which is one of the arrows
_IDLE = "Cover my hand|Pause|Help|Take back|Kingdoms|Needs|Signs|Overview|Fame|Map|No location"
_UNWANTED = f"Choose where|Put back|Roll it again|chosen: ({_IDLE})"
_OTHER = r"{0} plays|{0}, your turn|\A{0}$"  # of somebody else's turn, on a map in its first line
_PAUSE_MS = 300  # without anything new, after which somebody who listens presses again


class Blind(LiveDesk):
    """A desk at which one person plays both seats of a game by ear, at random. Needs Node.js.

    said    what was pressed, heard, asked and answered
    """

    def __init__(self, flash: str, game: str, seed: int) -> None:
        from tools import npm  # needs Node.js (dependency group site)

        seats = games.declared(game).SEATS
        lines = ["set language en", f"set game {game}", "set speed fast", "set people 2"]
        lines += [f"set {seat.lower()} person" for seat in seats[:2]]
        lines += ["set players 2"] if len(seats) > 2 else []
        prepare(flash, [parse("\n".join(lines), game)])
        self.said: list[str] = []
        self._seats = [str(seat) for seat in seats]
        self._chance = Rng(seed)
        self._end = 0
        self._lines: list[list[str]] = [[], []]
        self._reader = Popen([npm.node(), PROGRAM], stdin=PIPE, stdout=PIPE, encoding="utf-8")
        self._told: list = [[], []]
        super().__init__(flash, seed, time.monotonic, Desk)

    def _tick(self) -> None:
        super()._tick()
        if self.displays == self._told:
            return
        self._told = self.displays
        assert self._reader.stdin
        assert self._reader.stdout
        print(json.dumps(self._told), file=self._reader.stdin, flush=True)
        before, self._lines = self._lines, json.loads(self._reader.stdout.readline())
        for end, lines in enumerate(self._lines):
            fresh = [line for i, line in enumerate(lines) if line not in before[end][i : i + 1]]
            if fresh:
                self.said.append(f"{ENDS[end]}  {' / '.join(fresh)}")

    def play(self, turns: int) -> None:
        """Play so many turns from the title on, or to the result. Raises Trouble."""
        self._listen()
        while self.desk.app.shown != "match":
            self._press(_OK)
        while self.desk.app.shown != "result" and turns:
            self._play_turn()
            turns -= 1
        self._reader.communicate()

    def _listen(self) -> None:
        """Listen until all is said."""
        before = None
        app = self.desk.app
        while before != self._told or app.shown == "deal" or getattr(app.match_screen, "busy", 0):
            before = self._told
            self.run(_PAUSE_MS)

    def _press(self, button: int) -> None:
        self.said.append(f"> {ENDS[self._end]} {BUTTONS[button]}")
        for act in (self.down, self.up):
            act("page", self._end, button)
            self.run(PRESS_MS)
        self._listen()

    def _play_turn(self) -> None:
        """Ask, choose and play until somebody else is asked, or the match is over."""
        self._asked = 0  # questions in this turn
        name = self._ask("turn")[0].removeprefix("Whose turn ")
        self._end = end_of(self._seats.index(name))
        may, *_ = [self._ask(question) for question in _QUESTIONS]
        if self._asked > _MOST:
            raise Trouble(f"{name} had to ask {self._asked} questions")
        if groups := re.match("Move this group (.*)", may[1]):
            self._fetch(self._one_of(groups[1].split()))
        others = "|".join(_OTHER.format(seat) for seat in self._seats if seat != name)
        before = ""
        while self.desk.app.shown == "match":
            texts = ["\n".join(lines) for lines in self._lines]
            if any(re.search(others, text, re.MULTILINE) for text in texts):
                return
            stuck = texts[self._end] == before or re.search(_UNWANTED, texts[self._end])
            before = texts[self._end]
            random = stuck or not self._chance.below(_AT_RANDOM)
            self._press(self._one_of(_ARROWS) if random else _OK)

    def _fetch(self, space: str) -> None:
        """Go to a space with pawns by the arrows, which say what is there, and choose it."""
        at = self._go("here")
        while at != space:
            way = ("up", "down")[at < space] if at[0] != space[0] else ("left", "right")[at < space]
            at = self._go(way if re.fullmatch("[a-i][1-9]", at) else "down")
        while any("Move this group" in line for line in self._lines[self._end]):
            self.said.append(f"> {ENDS[self._end]} enter")
            self._do("point", ear=True)
            self._listen()

    def _go(self, way: str) -> str:
        """Go by an arrow; return the name of the place there."""
        (words,) = self._do("ask", question=way)["phrases"]
        self.said.append(f"> {ENDS[self._end]} {way}: {' '.join(words)}")
        return words[0]

    def _ask(self, question: str) -> list[str]:
        """Return the phrases that answer a question."""
        self._asked += 1
        phrases = [" ".join(phrase) for phrase in self._do("ask", question=question)["phrases"]]
        self.said.append(f"? {ENDS[self._end]} {question}: {'. '.join(phrases)}")
        return phrases

    def _do(self, command: str, **more) -> dict:
        """Send a command of the page; return its answer."""
        words = {"do": command, "end": ENDS[self._end]} | more
        return perform(self, "page", json.dumps(words)) or {}

    def _one_of(self, things):
        return things[self._chance.below(len(things))]


def scripts() -> list[Path]:
    """Return what is recorded of each match, by name."""
    return sorted(FOLDER.glob("*.txt"))


def said(path: Path, seed: int = _SEED, turns: int = _TURNS) -> str:
    """Return what is said in a match of the game that a record is named by. Raises Trouble."""
    with tempfile.TemporaryDirectory() as flash:
        blind = Blind(flash, path.stem, seed)
        blind.play(turns)
    return "\n".join(blind.said) + "\n"


def record(path: Path) -> None:
    """Record what is said in a match. Raises Trouble."""
    path.write_text(said(path), encoding="utf-8", newline="\n")


def differences(path: Path) -> list[str]:
    """Return one text that says where what is said differs from what is recorded, or none."""
    recorded = path.read_text(encoding="utf-8").splitlines()
    lines = difflib.unified_diff(recorded, said(path).splitlines(), "recorded", path.stem, n=1)
    text = "\n".join(lines)
    return [text] if text else []

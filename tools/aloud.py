"""What somebody hears who plays a match of each game by ear, for the `golden` task.

tests/browser/aloud/GAME.txt has it, in English. A line that begins with > is an act, a press or a
step from place to place, one with ? a question; its answer follows. All others are the lines of the
displays that are new then, as screen readers say them. The acts and questions were chosen by a
program that knew no more than was said; they are done again, and all else is compared.
"""

import difflib
import json
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from subprocess import PIPE, Popen

import games
from host_sim.desk import BUTTONS, PRESS_MS, Desk
from host_sim.saved import prepare
from host_sim.script import ENDS, parse
from host_sim.web.commands import perform
from host_sim.web.live import LiveDesk
from tools.interpreters import ROOT

FOLDER = ROOT / "tests" / "browser" / "aloud"
PROGRAM = FOLDER.with_suffix(".mjs")

_SEED = 1
_PAUSE_MS = 300  # without anything new, after which somebody who listens presses again


class Heard(LiveDesk):
    """A desk at which one person plays both seats of a game by ear. Needs Node.js.

    said    what was pressed, heard, asked and answered
    """

    def __init__(self, flash: str, game: str) -> None:
        from tools import npm  # needs Node.js (dependency group site)

        seats = games.declared(game).SEATS
        lines = ["set language en", f"set game {game}", "set speed fast", "set people 2"]
        lines += [f"set {seat.lower()} person" for seat in seats[:2]]
        lines += ["set players 2"] if len(seats) > 2 else []
        prepare(flash, [parse("\n".join(lines), game)])
        self.said: list[str] = []
        self._lines: list[list[str]] = [[], []]
        self._reader = Popen([npm.node(), PROGRAM], stdin=PIPE, stdout=PIPE, encoding="utf-8")
        self._told: list = [[], []]
        super().__init__(flash, _SEED, time.monotonic, Desk)

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

    def play(self, acts: Iterable[str]) -> None:
        """Do the acts, and ask the questions, of recorded lines."""
        self._listen()
        for act in acts:
            mark, end, what = act.split(" ", 2)
            what, _, answered = what.partition(":")
            if mark == "?" or answered:
                words = self._do("ask", end, question=what)["phrases"]
                answer = ". ".join(" ".join(phrase) for phrase in words)
                self.said.append(f"{mark} {end} {what}: {answer}")
                continue
            self.said.append(act)
            if what == "enter":
                self._do("point", end, ear=True)
            else:
                for press in (self.down, self.up):
                    press("page", ENDS.index(end), BUTTONS.index(what))
                    self.run(PRESS_MS)
            self._listen()
        self._reader.communicate()

    def _listen(self) -> None:
        """Listen until all is said."""
        before = None
        app = self.desk.app
        while before != self._told or app.shown == "deal" or getattr(app.match_screen, "busy", 0):
            before = self._told
            self.run(_PAUSE_MS)

    def _do(self, command: str, end: str, **more) -> dict:
        """Send a command of the page; return its answer."""
        return perform(self, "page", json.dumps({"do": command, "end": end} | more)) or {}


def scripts() -> list[Path]:
    """Return what is recorded of each match, by name."""
    return sorted(FOLDER.glob("*.txt"))


def said(path: Path) -> str:
    """Return what is said when the acts of a record are done again."""
    with tempfile.TemporaryDirectory() as flash:
        heard = Heard(flash, path.stem)
        lines = path.read_text(encoding="utf-8").splitlines()
        heard.play(line for line in lines if line.startswith((">", "?")))
    return "\n".join(heard.said) + "\n"


def record(path: Path) -> None:
    """Record what is said in a match."""
    path.write_text(said(path), encoding="utf-8", newline="\n")


def differences(path: Path) -> list[str]:
    """Return one text that says where what is said differs from what is recorded, or none."""
    recorded = path.read_text(encoding="utf-8").splitlines()
    lines = difflib.unified_diff(recorded, said(path).splitlines(), "recorded", path.stem, n=1)
    text = "\n".join(lines)
    return [text] if text else []

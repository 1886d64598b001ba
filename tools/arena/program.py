"""An outside program that plays: it is told a view on its standard input, and answers a turn.

It speaks the engine protocol (firmware/docs/protocol.md), of which it needs `hello` and `go`, and
`game` and `option rules` only for what is not the game or the rules that a talk begins with.
"""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
import time

import games
from games import Illegal, Invalid
from tools.arena.fault import CRASH, ILLEGAL, TIME_OUT, Fault
from tools.arena.match import Match

_LINE = 4096  # bytes of a line, which no honest answer needs
_LINES = 64  # of an answer, likewise
_SHOWN = 100  # characters of an answer that are quoted
_FAREWELL = 1.0  # seconds that a program has to end after its input has


class Program:
    """The program that a command line starts. It runs from the first question to `close`."""

    def __init__(self, command: str, match: Match):
        self._command = command
        self._match = match
        self._notation = games.part(match.game, "notation")
        self._reading = games.part(match.game, "reading")
        self._talk: _Talk | None = None

    def decide(self, view, seed: int) -> bytes:
        """The actions of the turn that it answers. Raises Fault."""
        position = self._notation.position(view)
        answer = self.greet().ask(f"go {self._match.level} {position} ; seed {seed}")
        if len(answer) != 1 or not answer[0].startswith("turn "):
            raise Fault(ILLEGAL, f"answered {_quoted(answer)}, not 'turn ...' and 'ok'")
        turn = answer[0].removeprefix("turn ")
        try:
            return self._reading.read_turn(view, turn)
        except (Invalid, Illegal) as why:
            raise Fault(ILLEGAL, f"played {_quoted([turn])}: {why}") from None

    def greet(self) -> "_Talk":
        """Start it, unless it runs already, and tell it what is played. Raises Fault."""
        if not self._talk:
            self._talk = _Talk(self._command, self._match.limit)
            self._talk.ask("hello")
            if self._match.game != games.NAMES[0]:
                self._talk.ask(f"game {self._match.game}")
            if self._match.rules:
                self._talk.ask(f"option rules {self._match.rules}")
        return self._talk

    def close(self) -> None:
        """End it. The next question starts it anew."""
        if self._talk:
            self._talk.end()
            self._talk = None


class _Talk:
    """A running program: questions go in, answers come out, each within `limit` seconds."""

    def __init__(self, command: str, limit: float):
        self._limit = limit
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - `end` closes it
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,  # Ctrl-C is for the arena, which ends its programs itself
            )
        except (OSError, ValueError, IndexError) as error:
            self._complaints.close()
            raise Fault(CRASH, f"can't be started: {error}") from None
        self._lines: queue.Queue[bytes] = queue.Queue(_LINES)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        """Put each line into the queue, and b"" behind the last."""
        line = b"\n"
        while line:
            line = self._process.stdout.readline(_LINE)
            self._lines.put(line)

    def ask(self, question: str) -> list[str]:
        """The lines of the answer without the `ok` that ends it. Raises Fault."""
        with contextlib.suppress(OSError):  # it has ended: then so has its output
            self._process.stdin.write(question.encode("ascii") + b"\n")
            self._process.stdin.flush()
        *answer, last = self._answer()
        if last != "ok":
            word = question.split(" ")[0]
            raise Fault(ILLEGAL, f"answered {_quoted([*answer, last])} to '{word}'")
        return answer

    def _answer(self) -> list[str]:
        deadline = time.monotonic() + self._limit
        answer = []
        while len(answer) < _LINES:
            try:
                line = self._lines.get(timeout=max(deadline - time.monotonic(), 0))
            except queue.Empty:
                raise Fault(TIME_OUT, f"no answer within {self._limit:g} s") from None
            if not line:
                raise Fault(CRASH, self._last_words())
            answer.append(line.decode("ascii", "replace").rstrip("\r\n"))
            if answer[-1] == "ok" or answer[-1].startswith("error"):
                return answer
        raise Fault(ILLEGAL, f"answered without end: {_quoted(answer)}")

    def _last_words(self) -> str:
        """How it ended, and the last that it complained of."""
        try:
            words = f"ended with status {self._process.wait(_FAREWELL)}"
        except subprocess.TimeoutExpired:
            words = "closed its output"
        self._complaints.seek(0)
        complaints = self._complaints.read().decode("utf-8", "replace").split("\n")
        said = [line.strip() for line in complaints if line.strip()]
        return f"{words}: {said[-1][:_SHOWN]}" if said else words

    def end(self) -> None:
        """End its input, which ought to be enough; then whatever of it still runs."""
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        self._kill()
        while self._listener.is_alive():  # it may be waiting for room in the queue
            with contextlib.suppress(queue.Empty):
                self._lines.get(timeout=0.05)
        self._process.stdout.close()
        self._complaints.close()

    def _kill(self) -> None:
        """End it and what it has started, which has the same process group where there are any."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()


def _quoted(lines: list[str]) -> str:
    text = " / ".join(lines)
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")

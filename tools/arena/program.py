"""Player that is an external program: it gets a view on standard input and answers a turn.

It speaks the engine protocol (firmware/docs/protocol.md). It needs `hello` and `go`, and `game` and
`option rules` only for other games and rules than the default.
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

_LINE = 4096  # bytes of a line, more than any valid answer has
_LINES = 64  # lines of an answer, likewise
_SHOWN = 100  # characters of an answer that are quoted
_ENDING_S = 1.0  # that a program has to end after the end of its input


class Program:
    """The program of a command line. It runs from the first question to `close`."""

    def __init__(self, command: str, match: Match):
        self._command = command
        self._match = match
        self._notation = games.part(match.game, "notation")
        self._parse = games.part(match.game, "parse")
        self._running: _Process | None = None

    def decide(self, view, seed: int) -> bytes:
        """Return the actions of the turn that it answers. Raises Fault."""
        position = self._notation.position(view)
        answer = self.greet().ask(f"go {self._match.level} {position} ; seed {seed}")
        if len(answer) != 1 or not answer[0].startswith("turn "):
            raise Fault(ILLEGAL, f"answered {_quoted(answer)}, not 'turn ...' and 'ok'")
        turn = answer[0].removeprefix("turn ")
        try:
            return self._parse.read_turn(view, turn)
        except (Invalid, Illegal) as why:
            raise Fault(ILLEGAL, f"played {_quoted([turn])}: {why}") from None

    def greet(self) -> "_Process":
        """Start it unless it runs, and send the game and the rules. Raises Fault."""
        if not self._running:
            self._running = _Process(self._command, self._match.limit)
            self._running.ask("hello")
            if self._match.game != games.NAMES[0]:
                self._running.ask(f"game {self._match.game}")
            if self._match.rules:
                self._running.ask(f"option rules {self._match.rules}")
        return self._running

    def close(self) -> None:
        """End it; the next question starts it again."""
        if self._running:
            self._running.end()
            self._running = None


class _Process:
    """A running program; each answer must come within `limit` seconds."""

    def __init__(self, command: str, limit: float):
        self._limit = limit
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - `end` closes it
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("the command is missing")
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # Ctrl-C reaches only the arena, which ends the programs
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise Fault(CRASH, f"can't be started: {error}") from None
        self._lines: queue.Queue[bytes] = queue.Queue(_LINES)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        """Put each line into the queue, and b"" after the last."""
        line = b"\n"
        while line:
            line = self._process.stdout.readline(_LINE)
            self._lines.put(line)

    def ask(self, question: str) -> list[str]:
        """Return the lines of the answer without the closing `ok`. Raises Fault."""
        with contextlib.suppress(OSError):  # it has ended; reading its output says so
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
                raise Fault(CRASH, self._ending())
            answer.append(line.decode("ascii", "replace").rstrip("\r\n"))
            if answer[-1] == "ok" or answer[-1].startswith("error"):
                return answer
        raise Fault(ILLEGAL, f"answered without end: {_quoted(answer)}")

    def _ending(self) -> str:
        """Return how it ended, and its last line on standard error."""
        try:
            words = f"ended with status {self._process.wait(_ENDING_S)}"
        except subprocess.TimeoutExpired:
            words = "closed its output"
        self._errors.seek(0)
        errors = self._errors.read().decode("utf-8", "replace").split("\n")
        said = [line.strip() for line in errors if line.strip()]
        return f"{words}: {said[-1][:_SHOWN]}" if said else words

    def end(self) -> None:
        """Close its input and wait; then kill what still runs."""
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING_S)
        self._kill()
        while self._listener.is_alive():  # it may wait for room in the queue
            with contextlib.suppress(queue.Empty):
                self._lines.get(timeout=0.05)
        self._process.stdout.close()
        self._errors.close()

    def _kill(self) -> None:
        """Kill it and, where there are process groups, the processes that it started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()


def _quoted(lines: list[str]) -> str:
    text = " / ".join(lines)
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")

"""The engine as a child process behind a pipe, as for bots and arenas."""

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]


class EngineError(Exception):
    """Error line of the engine."""


class Engine:
    """`python3 -m host_sim protocol` as a child process; a context manager."""

    def __enter__(self) -> "Engine":
        command = [sys.executable, "-m", "host_sim", "protocol"]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="surrogateescape",
        )
        return self

    def __exit__(self, *_: object) -> None:
        """Close the engine's input; it must then exit without an error."""
        self._process.communicate(timeout=PATIENCE_S)
        assert self._process.returncode == 0

    def ask(self, command: str) -> list[str]:
        """Return the lines of an answer, without the final `ok`. Raises EngineError."""
        sending, answers = self._process.stdin, self._process.stdout
        assert sending is not None
        assert answers is not None
        sending.write(command + "\n")
        sending.flush()
        lines: list[str] = []
        for line in answers:
            line = line.rstrip("\n")
            if line == "ok":
                return lines
            if line.startswith("error "):
                assert not lines, f"an error after {lines!r}"
                raise EngineError(line.removeprefix("error "))
            lines.append(line)
        raise AssertionError(f"the engine died of {command!r}")

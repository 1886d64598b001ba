"""The error that the tools show to people."""

import functools
import sys
from collections.abc import Callable


class Trouble(Exception):
    """A task can't go on. The message says what is wrong, where, and what to do."""


def told(task: str) -> Callable[[Callable[[list[str]], int]], Callable[[list[str]], int]]:
    """Return a decorator for the `main` of a task, which tells Trouble in it and returns 1 then."""

    def decorate(main: Callable[[list[str]], int]) -> Callable[[list[str]], int]:
        @functools.wraps(main)
        def run(words: list[str]) -> int:
            try:
                return main(words)
            except Trouble as trouble:
                print(f"{task}: {trouble}", file=sys.stderr)
                return 1

        return run

    return decorate

"""Command lines of the simulator and the tools: a wrong one ends with one plain line. CPython only.

Programs that MicroPython runs too read their few options by themselves: it has no argparse.
"""

import argparse
from collections.abc import Callable
from typing import NoReturn

_MOST_DIGITS = 18  # of any number; of thousands int() complains in words of its own


class Parser(argparse.ArgumentParser):
    """ArgumentParser that says what is wrong in one line, without the usage, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}; --help says more\n")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return an argparse type: a whole number from `least` on, up to `most` where it is given."""
    bounds = f"from {least} on" if most is None else f"from {least} to {most}"

    def convert(text: str) -> int:
        number = int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else None
        if number is None or number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"'{text[:80]}' is not a whole number {bounds}")
        return number

    return convert

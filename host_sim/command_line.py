"""Parsing of command lines, for the simulator and the tools. CPython only.

Programs that MicroPython runs too parse their options themselves: it has no argparse.
"""

import argparse
from collections.abc import Callable
from typing import NoReturn

_MOST_DIGITS = 18  # of a number: int() refuses thousands of them, in its own words


class Parser(argparse.ArgumentParser):
    """ArgumentParser that prints one line for a wrong command line, and exits with 2."""

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

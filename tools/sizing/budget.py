"""Budgets of tools/sizing/budget.toml, and breaches of them."""

import tomllib
from pathlib import Path

from tools.sizing.measure import Sizes

FILE = Path(__file__).with_name("budget.toml")


def budget() -> dict[str, int]:
    """Return the most bytes for each place of `measure.Sizes`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))["bytes"]


def breaches(sizes: Sizes, limits: dict[str, int]) -> list[str]:
    """Return a message for each place beyond its budget, and each without a match in the other."""
    found = [f"{place}: nothing is measured for it" for place in limits.keys() - sizes.places]
    for place in sizes.places:
        total = sizes.total(place)
        if place not in limits:
            found.append(f"{place}: {total:,} bytes, and no budget")
        elif total > limits[place]:
            over = total - limits[place]
            found.append(f"{place}: {total:,} bytes, {over:,} beyond its budget")
    return sorted(found)

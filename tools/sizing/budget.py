"""What may be spent: tools/sizing/budget.toml, and where more is."""

import tomllib
from pathlib import Path

from tools.sizing.measure import Sizes

FILE = Path(__file__).with_name("budget.toml")


def budget() -> dict[str, int]:
    """The most bytes for each place of `measure.Sizes`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))["bytes"]


def breaches(sizes: Sizes, limits: dict[str, int]) -> list[str]:
    """What is beyond its limit, or has none, as lines for people; a limit of nothing is one too."""
    found = [f"{place}: nothing is measured for it" for place in limits.keys() - sizes.places]
    for place in sizes.places:
        total = sizes.total(place)
        if place not in limits:
            found.append(f"{place}: {total:,} bytes, and no budget")
        elif total > limits[place]:
            over = total - limits[place]
            found.append(f"{place}: {total:,} bytes, {over:,} beyond its budget")
    return sorted(found)

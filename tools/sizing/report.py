"""Table of the firmware's bytes, a column for each place of `measure.Sizes`."""

from collections import Counter
from collections.abc import Iterable, Mapping

from tools.sizing.measure import FLASH, Sizes

_FIGURE = 8  # digits and commas


def report(sizes: Sizes, blocks: int, code: dict[str, int], by_module: bool = False) -> str:
    """Return the table: a row for each package or module; then total, budget and difference.

    blocks: the most on flash; code: the most bytes in a match of each game
    """
    columns = {place: _column(sizes, place, by_module) for place in sizes.places}
    totals = {place: sizes.total(place) for place in sizes.places}
    rows = {name: {place: columns[place][name] for place in columns} for name in columns[FLASH]}
    foot = {
        "total": totals,
        "budget": code,
        "left": {place: most - totals[place] for place, most in code.items()},
    }
    width = max(map(len, [*rows, *foot]))
    lines = ["  ".join(["".ljust(width), *(place.rjust(_width(place)) for place in columns)])]
    lines += [_line(name.ljust(width), rows[name], columns) for name in sorted(rows)]
    lines += ["", *(_line(name.ljust(width), foot[name], columns) for name in foot)]
    lines.append(f"\n{sizes.blocks} blocks of 4 KB on flash, at most {blocks}")
    return "\n".join(lines)


def _column(sizes: Sizes, place: str, by_module: bool) -> Counter[str]:
    """Return the bytes in a place, by module or package; a module without a package is one."""
    packages = {name.rpartition(".")[0] for name in sizes.modules}
    column: Counter[str] = Counter()
    for name in sizes.places[place]:
        package = name if name in packages else name.rpartition(".")[0] or name
        column[name if by_module else package] += sizes.modules[name]
    return column


def _line(name: str, figures: Mapping[str, int], places: Iterable[str]) -> str:
    """Return a row; a missing figure is blank."""
    texts = {place: f"{figure:,}" for place, figure in figures.items() if figure}
    cells = [texts.get(place, "").rjust(_width(place)) for place in places]
    return "  ".join([name, *cells]).rstrip()


def _width(place: str) -> int:
    return max(len(place), _FIGURE)

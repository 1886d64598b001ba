"""The finger joints of the laser-cut box: which stretch of an edge belongs to which sheet."""

from hardware.case.outline import Outline, polygon

Path = list[tuple[float, float]]


def edge(
    start: tuple[float, float],
    end: tuple[float, float],
    inward: tuple[float, float],
    fingers: int,
    owns_even: bool,
) -> Path:
    """Return the corners of an edge from `start` to `end`, cut into `fingers` equal stretches.

    A sheet owns every other one; where it doesn't, its edge draws back by the vector `inward`.
    """
    path: Path = []
    for index in range(fingers):
        back = (index % 2 == 0) != owns_even
        for step in (index, index + 1):
            share = step / fingers
            x = start[0] + (end[0] - start[0]) * share + inward[0] * back
            y = start[1] + (end[1] - start[1]) * share + inward[1] * back
            path.append((x, y))
    return path


def joined(*paths: Path) -> Outline:
    """Return the closed shape of these edges, without needless corners."""
    points: Path = []
    for point in (point for path in paths for point in path):
        if not points or _apart(points[-1], point):
            points.append(point)
    if not _apart(points[0], points[-1]):
        points.pop()
    around = zip(points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True)
    return polygon(here for before, here, after in around if _turns(before, here, after))


def _apart(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) > 1e-6


def _turns(before, here, after) -> bool:
    return (
        abs(
            (here[0] - before[0]) * (after[1] - here[1])
            - (here[1] - before[1]) * (after[0] - here[0])
        )
        > 1e-6
    )

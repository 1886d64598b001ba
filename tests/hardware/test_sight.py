"""A seated player sees every space over the own hood, and not the other player's display."""

from itertools import product

import pytest

pytest.importorskip("numpy", reason="needs numpy (dependency group case)")
import numpy as np

from hardware.case import plan
from hardware.displays import DISPLAYS
from hardware.overlay.field import WINDOW_INSET
from tests.hardware.plates import HARDWARE

EYES = tuple(product((350, 400, 450), (400, 425, 450)))
"""A seated eye: mm behind the table's edge, and mm over what the table stands on."""


@pytest.fixture(scope="module")
def solids():
    """The module, imported by a test: it takes seconds of each process that collects the tests."""
    pytest.importorskip("build123d", reason="needs build123d (dependency group case)")
    from hardware.case import solids

    return solids


def eye(end: int, behind: float, up: float) -> np.ndarray:
    side = -1 if end == 0 else 1
    return np.array([side * (plan.LENGTH / 2 + behind), 0.0, up])


def triangles(part) -> np.ndarray:
    points, faces = part.tessellate(0.1, 0.5)
    corners = np.array([(p.X, p.Y, p.Z) for p in points])
    return corners[np.array(faces)]


def hood(solids, size: str, end: int) -> np.ndarray:
    return triangles(solids.hood_place(size, end) * solids.hood(size))


def blocked(start: np.ndarray, targets: np.ndarray, faces: np.ndarray) -> np.ndarray:
    """Return which of the lines from `start` to `targets` meet a face (Möller and Trumbore)."""
    a, edge, other = faces[:, 0], faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]
    way = (targets - start)[:, None, :]
    across = np.cross(way, other[None])
    area = (edge[None] * across).sum(-1)
    area[np.abs(area) < 1e-9] = np.inf
    u = ((start - a)[None] * across).sum(-1) / area
    along = np.cross(start - a, edge)[None]
    v = (way * along).sum(-1) / area
    reach = (other[None] * along).sum(-1) / area
    hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (reach > 1e-6) & (reach < 1 - 1e-6)
    return hit.any(axis=1)


def corners_of_the_spaces() -> tuple[list[str], np.ndarray]:
    names, spots = [], []
    for well in plan.wells():
        box = well.opening
        for x, y in product((-0.5, 0, 0.5), repeat=2):
            names.append(f"row {well.row}, space {'abcdefghijklmnopq'[well.column]}")
            wide, high = (size - 2 * WINDOW_INSET for size in (box.width, box.height))
            spots.append((box.x + x * wide, box.y + y * high, plan.HEIGHT))
    return names, np.array(spots)


def hidden(faces: np.ndarray, end: int) -> set[str]:
    """Return the spaces that are not seen whole from some seated eye."""
    names, spots = corners_of_the_spaces()
    return {
        name
        for behind, up in EYES
        for name, lost in zip(names, blocked(eye(end, behind, up), spots, faces), strict=True)
        if lost
    }


@pytest.mark.parametrize("size", DISPLAYS)
@pytest.mark.parametrize("end", [0, 1])
def test_the_hoods_hide_no_space_from_a_seated_player(solids, size, end):
    assert hidden(hood(solids, size, end), end) == set()
    assert hidden(hood(solids, size, 1 - end), end) == set(), "nor does the other player's"


def test_build_says_how_high_a_player_s_eyes_have_to_be(solids):
    lowest = min(up for _, up in EYES)
    text = (HARDWARE / "BUILD.md").read_text("utf-8")
    assert f"Eyes lower than {lowest / 10:.0f} cm over the table" in text
    names, spots = corners_of_the_spaces()
    faces = hood(solids, "2.42", 0)
    lost = blocked(eye(0, 400, lowest - 80), spots, faces)
    child = {name for name, hidden_one in zip(names, lost, strict=True) if hidden_one}
    assert child
    assert all(name.endswith("space a") for name in child)


def test_a_hood_over_its_window_hides_the_chateau_of_its_player(solids, monkeypatch):
    monkeypatch.setattr(plan, "HOOD_AHEAD", dict.fromkeys(DISPLAYS, 8.0))
    assert any(name.endswith("space a") for name in hidden(hood(solids, "1.3", 0), 0))


def seen(solids, size: str, end: int, faces: np.ndarray) -> float:
    """Return the greatest share of the pixels of a display that an eye at the other end sees."""
    display = DISPLAYS[size]
    slope = solids.hood_place(size, end) * solids.hood_slope(DISPLAYS[size])
    pixels = [
        (
            slope * solids.cad.Pos(x * display.lit[0], display.above + y * display.lit[1], -1)
        ).position
        for x, y in product((-0.5, -0.25, 0, 0.25, 0.5), repeat=2)
    ]
    spots = np.array([(p.X, p.Y, p.Z) for p in pixels])
    plane = slope.z_axis.direction
    normal = np.array([plane.X, plane.Y, plane.Z])
    shares = []
    for behind, up in EYES:
        start = eye(1 - end, behind, up)
        before = ((start - spots) * normal).sum(-1) > 0
        shares.append((before & ~blocked(start, spots, faces)).mean())
    return max(shares)


@pytest.mark.parametrize("size", DISPLAYS)
@pytest.mark.parametrize("end", [0, 1])
def test_the_player_opposite_sees_nothing_of_a_display(solids, size, end):
    assert seen(solids, size, end, hood(solids, size, end)) == 0


def test_a_display_without_its_hood_would_be_seen(solids):
    assert seen(solids, "1.3", 0, np.zeros((1, 3, 3))) == 1

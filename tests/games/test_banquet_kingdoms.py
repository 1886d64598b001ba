"""Spaces and kingdoms of Banquet Royal."""

import pytest

from base import Rng
from games.banquet_royal import EDITIONS, kingdom, laying
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import (
    BOAT,
    CARRIAGE,
    CENTRE,
    CORNERS,
    DIRECTIONS,
    FEAST,
    INNER,
    NEIGHBOURS,
    NOWHERE,
    ONE,
    SPACES,
    SPOTS,
    TILES,
    TUNNEL,
    TWO,
    corner,
)
from games.banquet_royal.parse import read_name
from tests.games.banquet_referee import NAME, NAMED, STEPS, beside

CLOCKWISE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TILES_IN_RULES = (
    "-2,1 -1,0 -1,1/0,-1 1,-2 1,-1/-2,-1 -1,-2 -1,-1/-3,0 -3,1 -2,0/-3,2 -3,3 -2,2/-2,3 -1,2 -1,3/"
    "0,-3 0,-2 1,-3/0,1 1,0 1,1/0,2 0,3 1,2/2,-3 2,-2 3,-3/2,0 2,1 3,0/2,-1 3,-2 3,-1"
)


def axial(space: int) -> tuple[int, int]:
    return NAMED[kingdom.space_name(space)]


def spaces_of(spot: int) -> set[tuple[int, int]]:
    return {axial(corner(spot, i)) for i in range(CORNERS)}


def started(edition: str, seed: int) -> Game:
    game = Game(edition)
    game.start(2, Rng(seed))
    return game


def shape(game: Game) -> set[tuple[int, int]]:
    return {axial(space) for space in range(SPACES) if game.icons[space]}


def test_names_run_through_the_rows():
    names = [kingdom.space_name(space) for space in range(SPACES)]
    assert names == list(NAMED)
    assert [read_name(name) for name in names] == list(range(SPACES))
    assert names[CENTRE] == "e5"


def test_neighbours_are_beside_and_go_clockwise():
    for space in range(SPACES):
        for way, step in enumerate(CLOCKWISE):
            neighbour = NEIGHBOURS[DIRECTIONS * space + way]
            found = None if neighbour == NOWHERE else axial(neighbour)
            expected = beside(axial(space), step)
            assert found == (expected if expected in NAME else None)


def test_the_inner_spaces_are_those_within_three_steps():
    assert {axial(space) for space in INNER} == {
        (q, r) for q, r in NAME if max(abs(q), abs(r), abs(q + r)) <= 3
    }


@pytest.mark.parametrize("mirrored", [0, 1])
def test_a_regular_kingdom_lies_as_the_rules_say(mirrored):
    """The mirror is row e: it exchanges top and bottom."""
    expected = set()
    for tile in TILES_IN_RULES.split("/"):
        corners = [tuple(map(int, corner.split(","))) for corner in tile.split(" ")]
        expected.add(frozenset((q + r, -r) if mirrored else (q, r) for q, r in corners))
    assert {frozenset(spaces_of(spot)) for spot in kingdom.regular_kingdom(mirrored)} == expected


def test_both_regular_kingdoms_come_up():
    def lie(mirrored, game):
        box = sorted(laying.faces_in_box())
        return (
            sorted(laying.shown(game.icons, spot) for spot in kingdom.regular_kingdom(mirrored))
            == box
        )

    games = [started("regular", seed) for seed in range(30)]
    assert {shape(game) == {axial(space) for space in INNER} for game in games} == {True}
    assert {(lie(0, game), lie(1, game)) for game in games} == {(True, False), (False, True)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kingdom_has_the_icons_pawns_and_cakes_of_the_box(edition):
    for seed in range(20):
        game = started(edition, seed)
        counts = {icon: game.icons.count(icon) for icon in range(FEAST, BOAT + 1)}
        assert counts == {FEAST: 10, ONE: 12, TWO: 8, CARRIAGE: 2, TUNNEL: 2, BOAT: 2}
        for space in range(SPACES):
            assert game.size[space] == kingdom.ordinary(game.icons[space])
        assert [game.pawns.count(pawn) for pawn in range(1, 6)] == [6] * 5
        assert game.cakes_size == 6
        assert max(game.cakes.count(kind) for kind in range(3)) <= 3


def test_tiles_are_turned_every_way():
    """On tiles with a feast, one and two crowns, the two crowns are on each corner in some game."""
    corners = set()
    for seed in range(60):
        icons = started("regular", seed).icons
        for spot in kingdom.regular_kingdom(0):
            laid = [icons[corner(spot, i)] for i in range(CORNERS)]
            if sorted(laid) == [FEAST, ONE, TWO]:
                corners.add(laid.index(TWO))
    assert corners == {0, 1, 2}


def contact(spot: set, before: set) -> int:
    """Return the number of sides of a spot that touch earlier spaces."""
    return sum(beside(space, step) in before for space in spot for step in STEPS)


def holes(spaces: set) -> set:
    """Return the holes: spaces outside that can't be reached from the edge."""
    around = {(q, r) for q in range(-6, 7) for r in range(-6, 7)} - spaces
    outside = [(6, 6)]
    for space in outside:
        for step in STEPS:
            if beside(space, step) in around:
                around.remove(beside(space, step))
                outside.append(beside(space, step))
    return around


@pytest.mark.parametrize("seed", range(40))
def test_a_wild_kingdom_keeps_the_rules_of_placing(seed):
    laid = [{(0, 0)}]
    for spot in kingdom.wild_kingdom(Rng(seed)):
        tile = spaces_of(spot)
        before = set().union(*laid)
        assert len(tile) == 3
        assert not tile & before
        touched = [other for other in laid if contact(tile, other)]
        assert laid[0] in touched or len(touched) >= 2
        assert not holes(before | tile)
        assert contact(tile, before) == max(
            contact(spaces_of(other), before) for other in allowed_spots(laid)
        )
        laid.append(tile)
    assert len(set().union(*laid)) == 37


def allowed_spots(laid: list[set]) -> list[int]:
    """Return all legal spots for the next tile."""
    before = set().union(*laid)
    found = []
    for spot in range(SPOTS):
        if NOWHERE in [corner(spot, i) for i in range(CORNERS)]:
            continue
        tile = spaces_of(spot)
        touched = [other for other in laid if contact(tile, other)]
        held = bool(contact(tile, laid[0])) or len(touched) >= 2
        if held and not tile & before and not holes(before | tile):
            found.append(spot)
    return found


def test_wild_kingdoms_differ_and_leave_the_inner_hexagon():
    shapes = {frozenset(shape(started("wild", seed))) for seed in range(30)}
    assert len(shapes) > 20
    inner = {axial(space) for space in INNER}
    assert any(not spaces <= inner for spaces in shapes)


def test_a_wild_kingdom_without_a_spot_becomes_a_regular_one(monkeypatch):
    monkeypatch.setattr(kingdom, "_best_spots", lambda owners, into: 0)
    assert kingdom.wild_kingdom(Rng(0)) == kingdom.regular_kingdom(0)
    assert len(kingdom.regular_kingdom(0)) == TILES

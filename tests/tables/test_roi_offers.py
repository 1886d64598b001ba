"""What the row promises is what a kingdom gets, and every need has a picture of its own."""

import pytest
from framebuf import MONO_VLSB, FrameBuffer

from games.roi_et_compagnie import cards, parse
from games.roi_et_compagnie.position import (
    PLACES,
    PLAINLY,
    WITHOUT_LOCATION,
    best_offer,
    fitting,
    how_of,
    location_bonus,
    offer_points,
    place_of,
)
from games.roi_et_compagnie.position import take as taking
from tables.roi_et_compagnie import sketch
from tests.app.glass import rows
from tests.games.roi_tables import position
from tests.moments import legal
from tests.tables.roi import games
from ui.canvas import HEIGHT, WIDTH, Canvas


@pytest.mark.parametrize("players", [2, 4])
def test_a_kingdom_gets_what_the_row_promises(players):
    """At random moments, every way to take every inhabitant."""
    taken = 0
    for game in games(players, range(6)):
        for action in legal(game):
            if action < taking(0, PLAINLY) or action >= taking(PLACES, PLAINLY):
                continue
            place = place_of(action)
            if game.target(place) != place:
                continue  # the Hypnotist promises a neighbour, not points
            promised = offer_points(game, game.row[place])
            dragon = game.involves_dragon(place)
            if not dragon and how_of(action) != WITHOUT_LOCATION:
                promised += location_bonus(game, place)
            whose = how_of(action) - 2 if dragon else game.player
            before = game.score(whose)
            game.play(action)
            assert game.score(whose) - before == promised
            game.undo()
            taken += 1
    assert taken > 50


def test_the_best_is_what_brings_most_points():
    game = parse.read_position(position("B1D8G3O2F1", "111335", 0))
    assert fitting(game) == 1 << 1
    assert best_offer(game, fitting(game)) == 1
    game = parse.read_position(position("E1X1O3D2G6", "555566", 0))
    assert best_offer(game, fitting(game)) == 2, "not the Dragon, who has more points"
    game = parse.read_position(position("B1X1G1E1F1", "123333", 0))
    assert best_offer(game, fitting(game)) == -1


def picture(kind: int) -> tuple[list[str], int]:
    """What is drawn for an inhabitant, and where that ends."""
    memory = bytearray(WIDTH * HEIGHT // 8)
    end = sketch.draw_sketch(Canvas(FrameBuffer(memory, WIDTH, HEIGHT, MONO_VLSB)), kind, 0, 0)
    return rows(bytes(memory)), end


def test_two_inhabitants_look_alike_only_if_they_need_the_same(use):
    use("roi-et-compagnie")
    met = {}
    for kind in range(cards.INHABITANTS):
        need = (cards.RACE[kind] in cards.COLOURED, cards.NEEDS[3 * kind : 3 * kind + 3])
        if cards.RACE[kind] not in cards.COLOURED:
            need = (cards.RACE[kind], need[1])
        other = met.setdefault("\n".join(picture(kind)[0]), need)
        assert other == need, cards.card_name(kind)


def test_a_picture_keeps_to_its_line_and_leaves_room_for_the_points(use):
    use("roi-et-compagnie")
    for kind in range(cards.INHABITANTS):
        drawn, end = picture(kind)
        assert not any("#" in row for row in drawn[sketch.SKETCH_HEIGHT :]), cards.card_name(kind)
        assert max(row.rfind("#") for row in drawn) < end <= 60, cards.card_name(kind)

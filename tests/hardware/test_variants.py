"""Every board that the table can have fits the case, and a plug reaches its Pico."""

import math

import pytest

from hardware.case import plan, variants
from hardware.case.plan import Box, Point
from hardware.case.variants import Variant
from hardware.stripboard import layout as stripboard

PLUG = 30  # mm before a socket: the grip of a Micro-USB plug, and the cable's bend
BREAKOUT = 5  # mm, over its shelf


def overlap(one: Box, other: Box) -> bool:
    return (
        abs(one.x - other.x) < (one.width + other.width) / 2
        and abs(one.y - other.y) < (one.height + other.height) / 2
    )


def reached(variant: Variant) -> bool:
    """Return whether a plug reaches the socket: through the wall, or on a cable that lies inside.

    Through the wall, the socket lies behind its opening, at most 6 mm deep. Inside, there is room
    before it, and the opening lets the whole plug through.
    """
    if variant.looks == (0, 1):
        return (
            abs(variant.socket.x - plan.USB.x) < 0.5
            and abs(variant.socket_z - plan.USB.z) < 0.5
            and 0 < plan.DEPTH / 2 - variant.socket.y < 6
        )
    rib = plan.BASE_SEAM - plan.FLANGE
    return rib - variant.socket.x > PLUG and plan.USB.width >= 12 and plan.USB.height >= 8


@pytest.mark.parametrize("variant", variants.variants(), ids=lambda variant: variant.name)
def test_every_board_fits_the_case(variant):
    box, found = variant.outline, []  # what it runs into
    left, right = box.x - box.width / 2, box.x + box.width / 2
    front, back = box.y - box.height / 2, box.y + box.height / 2
    if max(-left, right) > plan.LENGTH / 2 - plan.WALL:
        found.append("an end wall")
    if max(-front, back) > plan.DEPTH / 2 - plan.WALL:
        found.append("a long wall")
    for post in plan.LID_SCREWS:
        near = Point(min(max(post.x, left), right), min(max(post.y, front), back))
        if math.dist(post, near) < plan.POST / 2 + 0.3:
            found.append(f"the post at {post.x:g}, {post.y:g}")
    if overlap(box, plan.SHELF) and variant.low < plan.SHELF_TOP + BREAKOUT:
        found.append("the shelf")
    rib = Box(plan.BASE_SEAM, 0, 2 * plan.FLANGE, plan.DEPTH)
    if overlap(box, rib) and variant.low < plan.FLANGE_HEIGHT:
        found.append("the ribs of the seam")
    if variant.high > plan.DECK_Z - 1:
        found.append("the deck")
    if not reached(variant):
        found.append("no plug reaches the Pico")
    assert found == []


def test_the_floor_has_the_holes_of_the_stripboards_stand_offs():
    first, last = variants.stripboard_holes()[0], variants.stripboard_holes()[-1]
    (strip, hole), (other_strip, other_hole) = stripboard.SCREWS[0], stripboard.SCREWS[-1]
    assert last.x - first.x == pytest.approx((other_hole - hole) * 2.54)
    assert first.y - last.y == pytest.approx((other_strip - strip) * 2.54)
    every = (*variants.stripboard_holes(), *plan.board_holes(), *plan.SOUND_HOLES)
    for n, one in enumerate(every[:4]):
        assert all(math.dist(one, other) > 8 for other in every[n + 1 :])

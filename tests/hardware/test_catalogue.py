"""Every kind of part is used, has a body to be seen, and a place on sheet and board."""

from hardware.board.bodies import BODIES
from hardware.board.catalogue import KINDS
from hardware.board.circuit import parts
from hardware.board.drawing import SYMBOLS
from hardware.board.placement import HEIGHT, PLACES, WIDTH


def test_every_kind_is_used_and_has_a_body():
    assert {part.kind_name for part in parts()} == KINDS.keys() == BODIES.keys()


def test_every_part_is_once_in_the_circuit_and_has_its_places():
    refs = [part.ref for part in parts()]
    assert len(set(refs)) == len(refs)
    assert set(refs) == PLACES.keys() == {name.partition(".")[0] for name in SYMBOLS}
    assert all(0 < p.x < WIDTH and 0 < p.y < HEIGHT for p in PLACES.values())


def test_leds_and_power_lie_together():
    """What carries the LEDs' current is on the right, so that it crosses no signals."""
    for ref in ("J1", "J2", "J7", "J9", "F1", "D2", "Q1", "C2"):
        assert PLACES[ref].x > WIDTH / 2, ref

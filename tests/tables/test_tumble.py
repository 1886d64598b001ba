"""Dice in the air: they lie in time to be seen, one after the other, and show what fell."""

import pytest

from games.roi_et_compagnie.cards import DICE
from tables.shared import Tumble

FALLEN = bytearray(b"\x01\x02\x03\x04\x05\x06")


def course(tumble: Tumble, now: int, ms: int) -> list[tuple[bytes, int]]:
    """What the dice show, and which are in the air, at each change."""
    seen = [(bytes(tumble.numbers), tumble.tumbling)]
    for moment in range(now, now + ms, 5):
        if tumble.advance(moment):
            seen.append((bytes(tumble.numbers), tumble.tumbling))
    return seen


@pytest.mark.parametrize("step_ms", [350, 900, 1600])
@pytest.mark.parametrize("mask", [63, 1, 0b101010])
def test_dice_lie_before_the_beat_is_over(step_ms, mask):
    tumble = Tumble(mask, FALLEN, step_ms)
    assert tumble.tumbling == mask
    course(tumble, 1_000_000, step_ms * 9 // 10)
    assert tumble.tumbling == 0
    assert tumble.numbers == FALLEN


def test_dice_come_to_rest_from_left_to_right():
    rests = []
    for _, tumbling in course(Tumble(63, FALLEN, 900), 0, 900):
        if not rests or tumbling != rests[-1]:
            rests.append(tumbling)
    assert rests == [63, 62, 60, 56, 48, 32, 0]


def test_only_dice_in_the_air_stand_on_an_edge_and_not_all_the_time():
    tumble = Tumble(0b111, FALLEN, 900)
    edges = []
    for moment in range(0, 1000, 5):
        if tumble.advance(moment):
            assert tumble.tilted & ~tumble.tumbling == 0
            edges.append(tumble.tilted)
    assert 0b111 in edges
    assert 0 in edges[:-1]
    assert tumble.tilted == 0


def test_only_dice_that_were_cast_move():
    for numbers, _ in course(Tumble(0b001001, FALLEN, 900), 0, 900):
        assert [numbers[die] for die in range(DICE) if not 0b001001 >> die & 1] == [2, 3, 5, 6]
        assert all(1 <= number <= 6 for number in numbers)


def test_dice_at_rest_cause_no_work():
    tumble = Tumble(63, FALLEN, 900)
    course(tumble, 0, 1000)
    assert not tumble.advance(2000)


def test_time_may_wrap_while_dice_fall():
    tumble = Tumble(63, FALLEN, 900)
    for moment in range(2**30 - 200, 2**30 + 800, 5):
        tumble.advance(moment % 2**30)
    assert tumble.numbers == FALLEN
    assert not tumble.tumbling

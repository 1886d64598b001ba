"""Dice in the air: they lie in time to be seen, and show what fell."""

from tables.shared import Tumble

FALLEN = bytearray(b"\x01\x02\x03\x04\x05\x06")


def advance(tumble: Tumble, now: int, ms: int) -> None:
    """Let time pass, which wraps."""
    for moment in range(now, now + ms, 5):
        tumble.advance(moment % 2**30)


def test_dice_at_rest_cause_no_work():
    tumble = Tumble(63, FALLEN, 900)
    advance(tumble, 0, 1000)
    assert not tumble.advance(2000)


def test_time_may_wrap_while_dice_fall():
    tumble = Tumble(63, FALLEN, 900)
    advance(tumble, 2**30 - 200, 1000)
    assert tumble.numbers == FALLEN
    assert not tumble.tumbling

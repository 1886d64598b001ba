"""Fingers on virtual pins, and the events they become."""

import pytest

from base import BUTTONS_PER_END, INDEX, KIND, OK, PRESS, RELEASE, REPEAT, RIGHT, Rng
from drivers import buttons
from drivers.buttons import Buttons

PINS = (10, 11, 12, 13, 14, 16, 17, 18, 19, 20)
WRAP = 1 << 30
RIGHT_A = RIGHT
OK_B = BUTTONS_PER_END + OK


class Hand:
    """Fingers, and a clock that polls every 5 ms."""

    def __init__(self, chip, start=0):
        self.chip = chip
        self.now = start
        self.buttons = Buttons(PINS)

    def down(self, index):
        self.chip.drive(PINS[index], 0)

    def up(self, index):
        self.chip.release(PINS[index])

    def leave(self, ms):
        """Poll for `ms`, and leave the events where they are."""
        for _ in range(0, ms, 5):
            self.buttons.poll(self.now)
            self.now += 5

    def wait(self, ms):
        """Poll for `ms`; returns (kind, index, ms since the start of the wait) of all events."""
        events = []
        for passed in range(0, ms, 5):
            self.buttons.poll(self.now)
            while event := self.buttons.take():
                events.append((event & KIND, event >> INDEX, passed))
            self.now = (self.now + 5) % WRAP
        return events


@pytest.fixture
def hand(chip):
    hand = Hand(chip)
    assert hand.wait(50) == []
    return hand


@pytest.mark.parametrize("index", range(10))
def test_one_press_is_one_press_and_one_release(hand, index):
    hand.down(index)
    assert hand.wait(60) == [(PRESS, index, 0)]
    hand.up(index)
    assert hand.wait(60) == [(RELEASE, index, 25)]


class Contact:
    """The contact of a button, which bounces for `ms` at each touch in gaps of so many ms."""

    def __init__(self, hand, ms, gaps):
        self._hand = hand
        self._rng = Rng(1)
        self._ms = ms
        self._gaps = gaps

    def press(self, count):
        """Press so often; returns the kinds of the events."""
        kinds = []
        for touch in range(2 * count):
            for ms, down in enumerate(self._levels(touch % 2 == 0)):
                (self._hand.down if down else self._hand.up)(OK_B)
                if ms % 5 == 0:
                    kinds += [kind for kind, _, _ in self._hand.wait(5)]
        return kinds

    def _levels(self, touched):
        """Yield for each ms of a touch, or of the time after it, whether the contact is closed."""
        closed = touched
        left = self._ms
        while left > 0:
            gap = min(self._gaps[0] + self._rng.below(len(self._gaps)), left)
            yield from [closed] * gap
            left -= gap
            closed = not closed
        yield from [touched] * (80 + self._rng.below(5))


@pytest.mark.parametrize(
    ("ms", "gaps"),
    [(0, range(1, 2)), (5, range(1, 3)), (20, range(1, 5)), (30, range(8, 16))],
)
def test_a_contact_however_worn_presses_once(hand, ms, gaps):
    assert Contact(hand, ms, gaps).press(200) == [PRESS, RELEASE] * 200


@pytest.mark.parametrize("down_for", [1, 20, 59])
def test_a_click_of_noise_is_no_press(hand, chip, down_for):
    """In whichever of its looks the pin is up, and however many there were before."""
    looks = iter([0] * down_for + [1] * 100_000)
    chip.read = lambda pin: next(looks) if pin == PINS[OK_B] else 1
    assert hand.wait(30) == []


def test_noise_on_a_button_that_is_held_does_not_let_it_go(hand):
    hand.down(OK_B)
    hand.wait(50)
    for _ in range(10):
        hand.up(OK_B)
        assert hand.wait(5) == []
        hand.down(OK_B)
        assert hand.wait(20) == []


def test_a_finger_may_press_again_as_soon_as_the_contact_has_come_to_rest(hand):
    hand.down(OK_B)
    hand.wait(30)
    hand.up(OK_B)
    assert hand.wait(30) == [(RELEASE, OK_B, 25)]
    hand.down(OK_B)
    assert hand.wait(15) == [(PRESS, OK_B, 0)]


def test_both_ends_at_once(hand):
    hand.down(RIGHT_A)
    hand.down(OK_B)
    assert hand.wait(30) == [(PRESS, RIGHT_A, 0), (PRESS, OK_B, 0)]


def test_polling_more_often_than_every_5_ms_does_not_shorten_the_debounce(hand):
    hand.down(RIGHT_A)
    hand.wait(50)
    hand.up(RIGHT_A)
    for ms in range(20):
        hand.buttons.poll(hand.now + ms)
    assert not hand.buttons.take()


def test_arrows_repeat_and_ok_does_not(hand):
    hand.down(RIGHT_A)
    hand.down(OK_B)
    events = [event for event in hand.wait(800) if event[0] == REPEAT]
    assert events == [(REPEAT, RIGHT_A, 400), (REPEAT, RIGHT_A, 520), (REPEAT, RIGHT_A, 640),
                      (REPEAT, RIGHT_A, 760)]  # fmt: skip


def test_after_a_long_stall_repeats_do_not_pile_up(hand):
    hand.down(RIGHT_A)
    hand.wait(50)
    hand.now += 5000
    assert hand.wait(100) == [(REPEAT, RIGHT_A, 0)]


def test_a_button_stuck_at_power_on_is_mute_until_let_go(chip):
    chip.drive(PINS[RIGHT_A], 0)
    hand = Hand(chip)
    assert hand.wait(2000) == []
    hand.up(RIGHT_A)
    assert hand.wait(50) == []
    hand.down(RIGHT_A)
    assert hand.wait(50) == [(PRESS, RIGHT_A, 0)]


def test_presses_are_kept_until_taken(hand):
    for index in (3, 1, 4):
        hand.down(index)
        hand.leave(30)
        hand.up(index)
        hand.leave(35)
    taken = [(kind, index) for kind, index, _ in hand.wait(5)]
    assert taken == [(PRESS, 3), (RELEASE, 3), (PRESS, 1), (RELEASE, 1), (PRESS, 4), (RELEASE, 4)]


def test_an_overflowing_queue_keeps_the_first_events_whole(hand):
    for n in range(30):
        touch = hand.up if n & 1 else hand.down
        touch(OK_B)
        hand.leave(35)
    taken = [(kind, index) for kind, index, _ in hand.wait(5)]
    assert taken == [(PRESS, OK_B), (RELEASE, OK_B)] * 8


def test_a_full_queue_loses_no_release_of_a_press_that_it_took(hand):
    """The arrow that is held repeats until nothing more fits; then OK and it are let go."""
    hand.down(RIGHT_A)
    hand.leave(5000)
    hand.down(OK_B)
    hand.leave(50)
    hand.up(OK_B)
    hand.up(RIGHT_A)
    hand.leave(50)
    taken = [(kind, index) for kind, index, _ in hand.wait(5)]
    assert taken == [(PRESS, RIGHT_A), *[(REPEAT, RIGHT_A)] * 14, (RELEASE, RIGHT_A)]


def test_a_press_that_finds_the_queue_full_counts_once_there_is_room(hand):
    hand.down(RIGHT_A)
    hand.leave(5000)
    hand.down(OK_B)
    hand.leave(50)
    assert (PRESS, OK_B, 5) in hand.wait(50)
    hand.up(OK_B)
    assert (RELEASE, OK_B, 25) in hand.wait(50)


def test_the_presses_of_an_end_that_wait_are_counted_and_stay_where_they_are(hand):
    hand.down(RIGHT_A)
    hand.wait(50)
    hand.up(RIGHT_A)
    hand.leave(50)

    def waiting():
        return [hand.buttons.waiting_presses(end) for end in range(2)]

    assert waiting() == [0, 0], "it is a release that waits"
    hand.down(OK_B)
    hand.leave(50)
    hand.up(OK_B)
    hand.leave(50)
    hand.down(OK_B)
    hand.leave(50)
    assert waiting() == waiting() == [0, 2]
    assert [hand.buttons.take() & KIND for _ in range(2)] == [RELEASE, PRESS]
    assert waiting() == [0, 1]


def test_ticks_may_wrap_while_a_button_is_held(chip):
    hand = Hand(chip, start=WRAP - 100)
    hand.wait(50)
    hand.down(RIGHT_A)
    assert hand.wait(600) == [(PRESS, RIGHT_A, 0), (REPEAT, RIGHT_A, 400), (REPEAT, RIGHT_A, 520)]


def test_what_is_stuck_is_known_once_all_buttons_have_been_sampled(chip):
    chip.drive(PINS[RIGHT_A], 0)
    hand = Hand(chip)
    assert hand.buttons.stuck == 0
    hand.wait(50)
    assert hand.buttons.stuck == 1 << RIGHT_A
    hand.down(OK_B)
    hand.wait(50)
    assert hand.buttons.stuck == 1 << RIGHT_A, "it was up before"
    hand.up(RIGHT_A)
    hand.wait(50)
    assert hand.buttons.stuck == 0


def test_held_wants_more_than_a_glitch(chip):
    pin = PINS[OK_B]
    assert not buttons.held(pin)
    chip.drive(pin, 0)
    assert buttons.held(pin)
    looks = iter([0] * 20 + [1] + [0] * 1000)
    chip.read = lambda _pin: next(looks)
    assert not buttons.held(pin)

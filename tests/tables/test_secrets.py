"""Nothing that can be seen or heard depends on a card that may not be seen.

Two tables play the same presses. All that differs between them is one player's hand, dealt anew
from the same cards as the pile; so whatever else differs has given that hand away.
"""

import pytest

from base import Rng
from tests.app.people import BUTTONS, ENDS, GREEN, RED
from tests.app.positions import at_random, redealt

SEEDS = pytest.mark.parametrize("seed", [1, 2, 3, 4])
PRESSES = 40
BUT_OK = BUTTONS[:-1]  # which shows a covered hand


class Twins:
    """Two tables, the same but for the hand of the side to act, or of the one that waits."""

    def __init__(self, sit, seed: int, secret_acts: bool, **settings):
        text = at_random(seed, turns=3 * seed)
        self.acting = GREEN if " g " in text else RED
        self.secret = self.acting if secret_acts else 1 - self.acting
        texts = (text, self._redealt(text, Rng(seed)))
        self.tables = [sit(seed, name=str(i), match=texts[i], **settings) for i in range(2)]
        self.press(RED, "ok", "ok")

    def _redealt(self, text: str, chance: Rng) -> str:
        """With another first card, since that is the one which the cursor points at."""
        first = hand_of(text, self.secret)[:2]
        other = text
        while hand_of(other, self.secret)[:2] == first:
            other = redealt(text, self.secret, chance)
        return other

    def press(self, end: int, *buttons: str) -> None:
        for people in self.tables:
            people.press(end, *buttons)

    def seen(self, ends) -> list[tuple]:
        """What can be seen from `ends` and heard, at each table."""
        return [
            ([people.pictures()[end] for end in ends], people.lamps(), people.desk.tone)
            for people in self.tables
        ]

    def turn_goes_on(self) -> bool:
        """Until its end, which draws cards that do differ, or until another game is set up."""
        match = self.tables[0].match
        playing = match is not None and not match.over
        return playing and match.game.to_act() == self.acting


def hand_of(text: str, side: int) -> str:
    return text.split(" ")[3 + side]


def assert_alike(seen) -> None:
    one, other = seen
    assert one == other


@SEEDS
@pytest.mark.parametrize("seat", ["person", "squire"])
def test_the_waiting_hand_shows_nowhere_while_it_is_covered(sit, seed, seat):
    waiting = "red" if " g " in at_random(seed, turns=3 * seed) else "green"
    twins = Twins(sit, seed, secret_acts=False, **{waiting: seat})
    twins.press(twins.acting, "ok")
    chance = Rng(seed)
    for _ in range(PRESSES):
        if not twins.turn_goes_on():
            break
        assert_alike(twins.seen(ENDS))
        twins.press(twins.acting, BUTTONS[chance.below(len(BUTTONS))])
        twins.press(twins.secret, BUT_OK[chance.below(len(BUT_OK))])


@SEEDS
def test_the_waiting_hand_shows_on_its_own_panel_only(sit, seed):
    twins = Twins(sit, seed, secret_acts=False)
    for end in ENDS:
        twins.press(end, "ok")
    chance = Rng(seed)
    for _ in range(PRESSES):
        if not twins.turn_goes_on():
            break
        assert_alike(twins.seen([twins.acting]))
        twins.press(chance.below(2), BUTTONS[chance.below(len(BUTTONS))])


@SEEDS
def test_a_covered_hand_shows_nowhere_even_on_its_own_turn(sit, seed):
    twins = Twins(sit, seed, secret_acts=True)
    twins.press(1 - twins.acting, "ok")
    chance = Rng(seed)
    for _ in range(PRESSES // 2):
        assert_alike(twins.seen(ENDS))
        for end in ENDS:
            twins.press(end, BUT_OK[chance.below(len(BUT_OK))])


@SEEDS
def test_a_hand_that_is_covered_again_shows_nowhere(sit, seed):
    twins = Twins(sit, seed, secret_acts=True)
    twins.press(twins.acting, "ok", "right")
    for people in twins.tables:
        people.use(twins.acting, "Cover my hand")
        people.press(twins.acting, "down", "left")
    assert_alike(twins.seen(ENDS))


@SEEDS
def test_a_pause_shows_neither_hand(sit, seed):
    twins = Twins(sit, seed, secret_acts=True)
    for people in twins.tables:
        people.uncover()
        people.use(twins.acting, "Pause")
    pictures = [people.pictures() for people in twins.tables]
    assert pictures[0] == pictures[1]

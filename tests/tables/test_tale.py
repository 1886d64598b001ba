"""The end of a turn is told so that both players can follow: in words, on the lamps, in steps."""

import pytest

import wiring
from games.royal_visit import SEATS, plays
from games.royal_visit.plays import HAND, SPACES
from tables.royal_visit import words
from tests.app.people import ENDS, GREEN, RED
from tests.app.positions import position
from ui.texts import say

REASONS = range(5)
SHUFFLED = "The deck is shuffled"


class Beat:
    """What both panels say for a while, and how bright each lamp of the crown row gets."""

    def __init__(self, phrase: str):
        self.phrase = phrase
        self._light = [0] * SPACES

    def watch(self, people) -> None:
        for space in range(SPACES):
            light = sum(people.lamp(wiring.CROWN_ROW, space))
            self._light[space] = max(light, self._light[space])

    @property
    def crown(self) -> int:
        return self._light.index(max(self._light))


def end_turn(people) -> list[tuple[str, int]]:
    """End the turn; what both panels say until all is told, and where the Crown is meanwhile."""
    phrases = [words.crown_due(reason) for reason in REASONS] + [say(SHUFFLED)]
    phrases += [words.drew(side, cards) for side in ENDS for cards in range(1, HAND + 1)]
    people.use(people.game.to_act(), "End the turn")
    beats = [Beat("")]
    seen = None
    while people.screen.busy:
        if people.pictures() != seen:
            seen = people.pictures()
            phrase = said_by_both(people, phrases)
            if phrase != beats[-1].phrase:
                beats.append(Beat(phrase))
        beats[-1].watch(people)
        people.run(50)
    people.settle()
    return [(beat.phrase, beat.crown) for beat in beats if beat.phrase]


def said_by_both(people, phrases: list[str]) -> str:
    glasses = [people.glass(end) for end in ENDS]
    said = [phrase for phrase in phrases if all(glass.begins(phrase) for glass in glasses)]
    return said[0] if said else ""


@pytest.mark.parametrize(
    ("side", "pieces", "play"), [(RED, "acdbb", "G1:de"), (GREEN, "noqpp", "G1:nm")]
)
def test_each_step_of_the_crown_is_told_with_its_reason(begun, side, pieces, play):
    people = begun(match=position(pieces, side="rg"[side]))
    people.play_text(play)
    before = people.game.crown
    reasons = [reason for reason in REASONS if people.game.crown_due(side) >> reason & 1]
    assert len(reasons) == 4
    towards = 1 if side == GREEN else -1
    steps = [(words.crown_due(reasons[i]), before + towards * (i + 1)) for i in range(len(reasons))]
    assert end_turn(people) == [*steps, (words.drew(side, 1), people.game.crown)]
    assert people.game.crown == before + 4 * towards


@pytest.mark.parametrize("end", ENDS)
def test_a_tale_is_hurried_by_ok_and_then_the_next_player_is_asked(begun, end):
    people = begun(speed="slow", match=position("acdbb"))
    people.play_text("G1:de")
    people.use(RED, "End the turn")
    presses = 0
    while people.screen.busy:
        people.press(end, "ok")
        presses += 1
        assert presses < 10
    assert presses == 5, "four steps of the Crown and a refill"
    people.play_text("K1:cd")
    assert SEATS[people.game.to_act()] == "Green"


def test_a_winning_crown_is_told_to_its_last_step_only(begun):
    """The Crown is at the end of its track before it is moved for every reason."""
    people = begun(match=position("acdbb", "c+"))
    people.play_text("G1:de")
    told = end_turn(people)
    assert told == [(words.crown_due(0), 1), (words.crown_due(2), 0)][: len(told)]
    people.until(lambda: not people.app.screen.busy)
    people.run(100)
    assert people.tells(RED, "The Crown is in Red’s Chateau: 2 steps in one turn.")


def test_a_tale_told_does_not_keep_the_waiting_player_from_covering(begun):
    people = begun(speed="slow", match=position("acdbb"))
    people.play_text("G1:de")
    people.use(RED, "End the turn")
    people.use(GREEN, "Cover my hand")
    assert people.screen.busy
    assert people.reads(GREEN, "OK shows your hand")
    people.settle()
    assert not people.shows_hand(GREEN)
    people.press(GREEN, "ok")
    people.play_text("K1:cd")
    assert people.game.turn_plays[0] < plays.END

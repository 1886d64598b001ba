"""Whatever is pressed, and whenever the power goes, the device carries on and loses at most an act.

Nobody looks here: fingers press at random, both ends at once, and now and then the plug is pulled.
"""

import pytest

import games
from base import Rng
from tests.app.people import BUTTONS, ENDS, GREEN, RED
from tests.slow import slow

ACTS = 400
SEATS = [("squire", "person"), ("person", "squire"), ("person", "person"), ("squire", "squire")]


class Witness:
    """Writes down every state of the match that there is, tick by tick."""

    def __init__(self, people):
        self.people = people
        self.states = [self.state()]
        people.watch = self.look

    def state(self) -> bytes:
        """What a power cut must not lose; nothing where no game is in progress."""
        saved = self.people.desk.app.resumable
        return saved.encode().partition(b"\n")[2] if saved else b""  # without the settings

    def look(self) -> None:
        if self.people.desk.app and self.state() != self.states[-1]:
            self.states.append(self.state())


class Monkey:
    """Presses, holds, waits and pulls the plug, all at random."""

    def __init__(self, people, seed: int):
        self._people = people
        self._chance = Rng(seed)
        self._acts = (self._press, self._press, self._press, self._ok, self._ok, self._wait)

    def act(self) -> bool:
        """Do something; True where that was a power cycle, and the title is up."""
        if self._chance.below(40) == 0:
            self._people.power_cycle()
            return True
        self._acts[self._chance.below(len(self._acts))]()
        return False

    def _press(self) -> None:
        """One button, briefly or for long, and now and then one that moves a cursor with it."""
        button = BUTTONS[self._chance.below(len(BUTTONS))]
        other = BUTTONS[self._chance.below(len(BUTTONS) - 1)]
        end = self._chance.below(len(ENDS))
        if self._chance.below(8) == 0:
            self._people.desk.down(1 - end, other)
        self._people.hold(end, button, 2000 if self._chance.below(30) == 0 else 20)
        self._people.desk.up(1 - end, other)

    def _ok(self) -> None:
        self._people.press(self._chance.below(len(ENDS)), "ok")

    def _wait(self) -> None:
        self._people.run(self._chance.below(1500))


@pytest.mark.parametrize("language", ["en", *slow("fr")])
@pytest.mark.parametrize("name", [games.NAMES[0], *slow(*games.NAMES[1:])])
def test_power_cuts_do_no_harm_in_any_game(sit, name, language):
    people = sit(game=name, language=language, speed="fast")
    play_and_cut(people, seed=20 + games.NAMES.index(name))


@pytest.mark.parametrize("language", ["fr", *slow("en")])
@pytest.mark.parametrize("seats", [SEATS[0], *slow(*SEATS[1:])], ids="-".join)
def test_a_monkey_and_power_cuts_do_no_harm(sit, seats, language):
    people = sit(red=seats[0], green=seats[1], language=language, speed="fast")
    play_and_cut(people, seed=2 * SEATS.index(seats) + (language == "fr"))


def play_and_cut(people, seed: int) -> None:
    people.press(RED, "ok", "ok", "ok")
    witness = Witness(people)
    monkey = Monkey(people, seed)
    cuts = 0
    for _ in range(ACTS):
        before = witness.states[-2:]
        if monkey.act():
            cuts += 1
            assert not people.app.save_was_damaged
            assert witness.state() in before
            people.press(RED, "ok", "ok", "ok")
            people.press(GREEN, "ok")
    assert cuts > 3
    assert len(set(witness.states)) > 5, "hardly anything was played"

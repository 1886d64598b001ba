"""Whatever is pressed, and whenever the power goes, the device carries on and loses at most an act.

A monkey presses at random, both ends at once, and now and then the plug is pulled.
"""

import pytest

import games
from base import Rng
from tests.app.monkey import Monkey
from tests.app.people import GREEN, RED
from tests.slow import slow

ACTS = 400
SEATS = [("squire", "person"), ("person", "squire"), ("person", "person"), ("squire", "squire")]


def state(people) -> bytes:
    """What a power cut must not lose; nothing where no game is in progress."""
    saved = people.app.resumable
    return saved.encode().partition(b"\n")[2] if saved else b""  # without the settings


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
    monkey, chance = Monkey(people, None, seed), Rng(seed)
    look, states = people.watch, [state(people)]

    def watch() -> None:
        """Note every state of the match that there is, tick by tick."""
        if people.app:
            look()
            if state(people) != states[-1]:
                states.append(state(people))

    people.watch = watch
    cuts = 0
    for _ in range(ACTS):
        if chance.below(40):
            monkey.act()
            continue
        before = states[-2:]
        people.power_cycle()
        cuts += 1
        assert not people.app.save_was_damaged
        assert state(people) in before
        people.press(RED, "ok", "ok", "ok")
        people.press(GREEN, "ok")
    assert cuts > 3
    assert len(set(states)) > 5, "hardly anything was played"

"""The last turns are shown again from the pause: what was told, all of it, and nothing hidden."""

import pytest

import games
from app.turns import _first_shown
from tests import facts
from tests.app.people import RED
from tests.app.positions import at_random
from tests.moments import legal

GAMES = pytest.mark.parametrize("name", games.NAMES)


class Listener:
    """Notes the words of each step that a table tells, and how often another player acts."""

    def __init__(self, people):
        self.people = people
        self.told: list[str] = []
        self.turns = 0
        self._player = -1
        add = people.screen.table.narration.add
        people.screen.table.narration.add = lambda *step: (self.told.append(step[0]), add(*step))
        people.watch = self._look

    def _look(self) -> None:
        player = self.people.game.to_act()
        if player not in (self._player, games.CHANCE):
            self.turns += 1
            self._player = player


def watch(sit, name: str, longest_ms: int = 120_000):
    """Two computers that play some turns; what was told, and their match, paused."""
    people = sit(game=name, speed="fast", **facts.computers(name, 2))
    people.press(RED, "ok", "ok")
    people.desk.down(RED, "ok")
    people.until(lambda: people.app.shown == "match")
    people.desk.up(RED, "ok")
    listener = Listener(people)
    turns = facts.of(name).TURNS
    people.until(lambda: listener.turns > turns and not people.screen.busy, longest_ms)
    people.watch = lambda: None
    assert not people.match.over, f"over within {turns} turns: set TURNS in the facts of {name}"
    people.lead_to("pause")
    return people, listener.told


def shown(people) -> str:
    return people.app.screen._steps.words


def walk(people, button: str) -> list[str]:
    """The words of all steps from the shown one on, in the direction of a button."""
    words = [shown(people)]
    place = None
    while place != where(people):
        place = where(people)
        people.press(RED, button)
        if place != where(people):
            words.append(shown(people))
    return words


def where(people) -> tuple:
    screen = people.app.screen
    return screen._ahead, screen._steps.at


@GAMES
def test_the_turns_are_shown_as_they_were_told(sit, name):
    people, told = watch(sit, name)
    before = people.position
    people.enter("Last turns")
    people.press(RED, *["up"] * 25)
    words = walk(people, "right")
    assert words == told[-len(words) :]
    assert len(set(_turns(people))) >= 2
    assert len(_turns(people)) >= facts.of(name).TURNS
    assert walk(people, "left") == words[::-1]
    people.desk.down(RED, "ok")
    people.until(lambda: people.app.shown == "match")
    assert people.position == before
    assert people.match.ahead == []


def _turns(people) -> list[int]:
    """Whose each of the turns was that can be gone back."""
    actors = people.app.screen._actors
    return [actors[i] for i in range(len(actors)) if i == 0 or actors[i] != actors[i - 1]]


@pytest.mark.parametrize(
    ("actors", "asked", "first"),  # the last action comes first
    [(b"\1\0\0", 0, 0), (b"\1\1\0", 0, 1), (b"\0\0\1\1\0", 0, 3), (b"\1\1\0", -1, 1), (b"", 0, 0)],
)
def test_what_follows_the_last_turn_of_who_is_asked_may_be_one_action(actors, asked, first):
    assert _first_shown(bytearray(actors), asked) == first


def test_before_the_first_turn_there_is_none(begun):
    people = begun()
    people.use(RED, "Pause")
    people.enter("Last turns")
    assert people.reads(RED, "No turn to show yet")
    people.press(RED, "left", "up", "ok")
    people.run(100)
    assert people.app.shown == "match"


def test_an_action_without_words_is_none(begun):
    people = begun(game="banquet-royal")
    people.screen._work = people.screen._act(people.desk.now, legal(people.game)[0])  # lifts a pawn
    people.settle()
    people.lead_to("pause")
    people.enter("Last turns")
    people.press(RED, "left", "right", "up", "down")
    assert people.reads(RED, "No turn to show yet")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_hidden_card_shows_on_either_display(sit, seed):
    """Two tables play alike. At one the cards that each player holds are others, when looked at."""
    tables = [watch_match(sit, seed, name) for name in "ab"]
    for people in tables:
        people.enter("Last turns")
    deal_anew(tables[1].app.screen.sitting)
    for button in ["up", "up", *["right"] * 12, *["left"] * 6]:
        for people in tables:
            people.press(RED, button)
        one, other = [(people.pictures(), people.lamps()) for people in tables]
        assert one == other
    assert tables[0].pictures()[0] == tables[0].pictures()[1]


def watch_match(sit, seed: int, name: str):
    people = sit(
        seed, name=name, match=at_random(seed, turns=3), red="squire", green="squire", speed="fast"
    )
    people.press(RED, "ok", "ok")
    people.run(8000)
    people.until(lambda: not people.screen.busy)
    people.lead_to("pause")
    return people


def deal_anew(sitting) -> None:
    """From now on every view shows other cards in each hand, as many as before."""
    look = sitting.update_views

    def look_otherwise():
        look()
        for view in set(sitting.views):
            for hand in view.hands:
                hand[:] = hand[1:] + hand[:1]

    sitting.update_views = look_otherwise

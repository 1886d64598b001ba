"""Problems of one's own: what is kept, when it is asked again, and answers in each game."""

from itertools import islice
from types import SimpleNamespace

import pytest

import games
import tables
from app.own import EVENINGS, MOST, OwnProblems, beginning_evening
from app.save import SetUp
from base import Rng
from drivers.store import Store
from tables import PERSON
from tests import facts
from tests.app.people import RED
from tests.app.test_luck import account
from tests.app.way_back import pause
from tests.games.test_coach import SEATS, coached, end_of, played
from tests.moments import thought


def own(flash, evening: int, game="royal-visit") -> OwnProblems:
    """What is kept there, on an evening."""
    pico = SimpleNamespace(store=SimpleNamespace(folder=str(flash)))
    return OwnProblems(SimpleNamespace(pico=pico, game=game, evening=evening))


def keep(problems: OwnProblems, *dearest, edition="", name="") -> None:
    declared = games.declared(problems._game)
    setup = SetUp(problems._game)
    setup.set("edition", edition or declared.EDITIONS[0])
    setup.give([name])
    problems.add(setup, list(dearest))
    for _ in problems.saving():
        pass


def answer(problems: OwnProblems, right: bool) -> None:
    problems.answer(problems.due[0], right)
    for _ in problems.saving():
        pass


def evenings_asked(flash, answers: list[bool]) -> list[int]:
    """The evenings when a turn of evening 1 is asked, with these answers."""
    asked = []
    for evening in range(2, 200):
        problems = own(flash, evening)
        if problems.due:
            answer(problems, answers[len(asked)])
            asked.append(evening)
    return asked


def test_a_turn_is_asked_on_five_evenings_further_and_further_apart(flash):
    keep(own(flash, 1), (90, 0, "seen"))
    assert not own(flash, 1).due
    asked = evenings_asked(flash, [True] * 5)
    assert [b - a for a, b in zip([1, *asked], asked, strict=False)] == list(EVENINGS)
    assert not own(flash, 200).turns


def test_a_wrong_answer_starts_over(flash):
    keep(own(flash, 1), (90, 0, "seen"))
    assert evenings_asked(flash, [True, True, False] + [True] * 5)[:5] == [2, 5, 12, 13, 16]


def test_only_the_first_answer_of_an_evening_counts_as_right(flash):
    keep(own(flash, 1), (90, 0, "seen"))
    problems = own(flash, 2)
    turn = problems.due[0]
    problems.answer(turn, False)
    problems.answer(turn, True)
    assert (turn.right, turn.due, turn.found) == (0, 3, False)


def test_of_too_many_those_stay_that_gave_away_most(flash):
    keep(own(flash, 1), *[(50 + n, 1, f"turn {n}") for n in range(MOST)])
    keep(own(flash, 1), (500, 0, "dear"), (40, 0, "cheap"))
    given = [turn.given for turn in own(flash, 2).due]
    assert given == [500, *range(49 + MOST, 50, -1)]


def test_the_same_turn_is_asked_once(flash):
    keep(own(flash, 1), (60, 0, "seen"))
    keep(own(flash, 4), (60, 0, "seen"))
    assert [(turn.since, turn.due) for turn in own(flash, 5).turns] == [(4, 5)]


def test_a_turn_kept_before_there_were_names_is_of_the_seat(flash):
    kept = b"\1\0\0\x5a\0\1\0\2\0\4seen"
    Store(str(flash), "progress/royal-visit").save(kept)
    [turn] = own(flash, 2).due
    assert (turn.player, turn.given, turn.name, turn.seen) == (1, 90, "", "seen")


def test_where_evenings_were_lost_all_is_asked_within_a_month(flash):
    keep(own(flash, 999), (60, 0, "seen"))
    assert own(flash, 1).turns[0].due <= 1 + EVENINGS[-1]


def test_an_evening_whose_number_was_not_kept_begins_again(flash):
    def begin(ticks: int) -> int:
        pico = SimpleNamespace(store=SimpleNamespace(folder=str(flash)))
        app = SimpleNamespace(pico=pico, evening=0)
        for _ in range(2):
            for _ in islice(beginning_evening(app), ticks):
                pass
        return app.evening

    assert begin(ticks=1) == 0
    assert [begin(ticks=9), begin(ticks=9)] == [1, 2]


@pytest.mark.parametrize("pieces", range(9))
def test_a_power_cut_leaves_the_turns_before_or_those_after(flash, pieces):
    text = "x" * 120
    before = [(50 + n, 0, f"{n} {text}") for n in range(25)]
    keep(own(flash, 1), *before)
    problems = own(flash, 1)
    keep(problems)
    problems.add(SetUp("royal-visit"), [(400, 1, "new")])
    steps = problems.saving()
    for _ in range(pieces):
        next(steps, None)
    problems._store._close()  # what was written so far is on flash
    kept = [turn.given for turn in own(flash, 2).turns]
    assert kept in ([given for given, _, _ in reversed(before)], [t.given for t in problems.turns])


def test_a_full_flash_keeps_the_turns_before(flash, monkeypatch):
    keep(own(flash, 1), (60, 0, "seen"))
    monkeypatch.setattr(Store, "_close", lambda _self: False)
    keep(own(flash, 1), (70, 0, "more"))
    monkeypatch.undo()
    assert "seen" in [turn.seen for turn in own(flash, 2).turns]


def test_the_turns_of_people_are_kept_after_a_match(over, flash):
    people = over("banquet-royal")
    people.match.seats = ("squire", "squire", PERSON, "squire")
    account(people)
    people.run(500)
    coach = coached(people.game, learners=0b100)
    kept = own(flash, 2, "banquet-royal").turns
    assert sorted((turn.given, turn.player, turn.seen) for turn in kept) == coach.dearest != []


def dearest(name: str) -> tuple:
    """The dearest turn of the first player in a game that is played at random."""
    for seed in range(3, 20):
        coach = coached(end_of(played(name, seed, SEATS[name]), 6), learners=1)
        if coach.dearest:
            return coach.dearest[-1]
    raise AssertionError("no turn gave much away")


@pytest.fixture(params=list(SEATS))
def asked(request, sit, flash):
    """Somebody before the first of their own turns, in each game."""
    name = request.param
    people = sit(game=name)
    keep(own(flash, 1, name), dearest(name), name="Zoë")
    Store(str(flash), "progress/evening").save(b"\1\0")
    people.power_cycle()
    people.enter_from_title("Problems")
    assert people.reads(RED, "Your turns")
    assert people.reads(RED, "Zoë, last evening")
    people.app.setup.give(["Ada"] * people.app.declared.MAX_PLAYERS)
    people.press(RED, "ok")
    assert tables.called[0] == "Zoë"
    return people


def play(people, actions: bytes) -> None:
    sitting = people.app.screen.sitting
    for action in actions:
        people.until(lambda: not sitting.table.telling)
        facts.of(people.app.game).play(people, sitting.table, sitting.game, action)
    people.until(lambda: people.app.screen._menu_shown, 300_000)
    people.run(2000)


def best(people) -> bytes:
    """The best turn, as the strongest level finds it."""
    level = people.app.declared.LEVELS[-1]
    return thought(people.app.screen._before, level, Rng(0)).choice


def kept(people, flash):
    people.run(500)
    return own(flash, 2, people.app.game).turns[0]


def test_the_best_turn_is_right_and_asked_again_later(asked, flash):
    play(asked, best(asked))
    assert asked.reads(RED, "Solved!")
    turn = kept(asked, flash)
    assert (turn.right, turn.due) == (1, 2 + EVENINGS[1])


def test_what_was_shown_is_asked_the_next_evening(asked, flash):
    pause(asked)
    asked.choose(RED, "Show the solution")
    asked.until(lambda: asked.app.screen._hint, 300_000)
    play(asked, asked.app.screen._hint)
    assert asked.reads(RED, "Solved!")
    assert kept(asked, flash).due == 3

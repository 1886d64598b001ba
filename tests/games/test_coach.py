"""Luck and choice of games that are over: `ai.coach`, and the command that tells them."""

import importlib
import random
from statistics import fmean, stdev

import pytest

import games
from ai.coach import COSTLY, THOUSAND, UNIT, Coach, judge, rounded
from base import Rng
from games import CHANCE, OVER
from games.history import History
from games.record import write
from games.replay import Replay
from tools.interpreters import cpython

SEATS = {"royal-visit": 2, "roi-et-compagnie": 3, "banquet-royal": 4}
RECORD = """[Game "royal-visit"]
[Rules "fr2021"]
[Result "r king"]
start adfhj i+ r K1*8 G1*4,G2*4 {} -
1. K1:dc K1:cb
""".format(
    ",".join(
        ["G2"] * 6 + ["GF"] * 2 + ["W1"] * 2 + ["W2"] * 8 + ["W3"] * 2 + ["J1"] + ["J2"] * 3
        + ["J3"] * 4 + ["J4"] * 3 + ["J5"] + ["JM"] * 2 + ["K1"] * 4
    )
)  # fmt: skip

HIDDEN = RECORD.replace(RECORD.split(" ")[10], "?38")
HEADERS = RECORD.splitlines()[:3]


def played(name: str, seed: int, players: int = 2, limit: int = 100_000):
    """A game of players who act at random, or None if it takes more actions than the limit."""
    chance = random.Random(seed)
    game = games.part(name, "game").Game()
    game.start(players, Rng(seed))
    legal = bytearray(game.ACTIONS)
    for _ in range(limit):
        if game.to_act() == OVER:
            return game
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(Rng(chance.randrange(1 << 16))))
        else:
            game.play(legal[chance.randrange(game.legal(legal))])
    return None


def end_of(game, turns: int):
    """A game that begins so many turns before the end of another one, and ends as that does."""
    history = History(game)
    for _ in range(turns):
        history.back()
    position = games.part(game.NAME, "notation").position(game)
    late = games.part(game.NAME, "parse").read_position(position, game.edition)
    ahead = list(history.ahead)
    for done in reversed(ahead):
        late.apply_chance(done) if isinstance(done, bytes) else late.play(done)
    return late


def coached(game, **more) -> Coach:
    coach = Coach(game, **more)
    for _ in coach.working():
        pass
    return coach


def run(path):
    return cpython().run("-m", "host_sim", "coach", str(path))


def test_every_interpreter_tells_the_same(tmp_path, micropython):
    file = tmp_path / "games.txt"
    ends = [end_of(played(name, 3, SEATS[name]), 6) for name in games.NAMES]
    file.write_text("\n".join(map(write, ends)))
    told = run(file).stdout
    assert told.count("\nok\n") == len(games.NAMES)
    assert micropython.output("-m", "host_sim", "coach", str(file)) == told


def test_the_answer_has_a_line_for_each_turn_and_player(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    done = run(file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "game royal-visit",
        "start r 1000 g 0",
        "turn 1 r luck +0 given 0",
        "total r luck +0 given 0",
        "total g luck +0 given 0",
        "adjusted r 1000 g 0",
        "ok",
    ]


@pytest.mark.parametrize(
    ("content", "answers"),
    [
        (RECORD.replace("K1:cb", "K1:ca"), ["error line 5: K1:ca: no such movement"]),
        ("", ["error line 2: the record ends before its start position"]),
        (
            RECORD.replace("r king", "*").replace(" K1:cb", ""),
            ["error line 6: the game is not over"],
        ),
        (HIDDEN, ["error line 4: draw pile: every card of it must be known"]),
        ("[Game 1]\n" + RECORD + RECORD, ["error line 1: a header is", "ok", "ok"]),
        (
            RECORD + RECORD.replace("start", "begin") + RECORD,
            ["ok", "error line 9: expected", "ok"],
        ),
    ],
)
def test_each_record_of_a_file_has_one_answer(tmp_path, content, answers):
    file = tmp_path / "games.txt"
    file.write_text(content)
    done = run(file)
    ends = [line for line in done.stdout.splitlines() if line[:2] == "ok" or line[:5] == "error"]
    assert len(ends) == len(answers)
    for end, answer in zip(ends, answers, strict=True):
        assert end.startswith(answer)
    assert done.returncode == 2
    assert done.stderr == ""


@pytest.mark.parametrize("name", SEATS)
def test_the_game_is_as_it_was_and_all_shares_add_up(name):
    game = end_of(played(name, 3, SEATS[name]), 6)
    record = write(game)
    coach = coached(game)
    assert write(game) == record
    assert coach.turns == record.splitlines()[-1].count(".") + 5
    assert sum(coach.start) == THOUSAND
    assert sum(coach.luck) == 0
    assert sum(coach.adjusted()) == THOUSAND
    assert min(coach.given) >= 0
    assert sum(coach.given) == sum(coach.turn(number)[2] for number in range(coach.turns))


@pytest.mark.parametrize("name", SEATS)
def test_what_gave_away_most_is_judged_alike_from_what_its_player_saw(name):
    game = end_of(played(name, 3, SEATS[name]), 6)
    learners = coached(game, learners=15)
    notation, parse = (games.part(name, part) for part in ("notation", "parse"))
    history = rewound(game)
    dearest = []
    while history.ahead:
        player = game.to_act()
        if player == CHANCE:
            history.redo()
            continue
        seen = notation.position(game.view(player))
        again = parse.read_position(seen, game.edition)
        goes_on = True
        while goes_on:
            again.play(history.ahead[-1])
            history.redo()
            goes_on = game.to_act() == player and game.can_take_back()
        judged = judge(again, 0)
        for _ in judged.judge_acts(rewound(again)):
            pass
        given = rounded(judged.given, UNIT)
        if given >= COSTLY:
            dearest.append((given, player, seen))
    assert learners.dearest == sorted(dearest)[-3:] != []


def rewound(game) -> History:
    history = History(game)
    while history.undo() is not None:
        pass
    return history


class Arbitrary:
    """A judgement of hands that makes no sense."""

    def __init__(self, view, _rng):
        self.worth = sum(13 * kind * n * n for kind, n in enumerate(view.hands[view.side]))

    def step(self) -> bool:
        return True


def test_luck_is_0_in_the_mean_however_hands_are_judged(monkeypatch):
    judge = importlib.import_module("ai.royal_visit.coach")  # screens let it go, so it may be new
    monkeypatch.setattr(judge, "Sovereign", Arbitrary)
    lucks = []
    for seed in range(60):
        coach = coached(played("royal-visit", seed))
        lucks += [coach.turn(number)[1] for number in range(coach.turns)]
    assert len(lucks) > 800
    assert stdev(lucks) > 100
    assert abs(fmean(lucks)) < 2.5 * stdev(lucks) / len(lucks) ** 0.5


def test_cards_that_were_not_drawn_yet_change_nothing():
    """The rest of the pile lies in another order, and the turns up to then have the same luck."""
    start, turns = write(played("royal-visit", 7)).split("start ")[1].split("\n", 1)
    told = []
    for order in (1, -1):
        *fields, pile, discards = start.split(" ")
        pile = pile.split(",")
        drawn = 12
        pile[drawn:] = pile[drawn:][::order]
        replay = Replay()
        lines = [*HEADERS, " ".join(["start", *fields, ",".join(pile), discards])]
        for line in lines + turns.splitlines()[:3]:
            replay.feed(line)
        coach = coached(replay.game)
        told.append([coach.turn(number) for number in range(coach.turns)])
    assert told[0] == told[1]
    assert any(luck for _, luck, _ in told[0])


def test_rounding_is_to_the_nearest():
    assert [rounded(number, 4) for number in (-6, -5, -3, 1, 2, 5)] == [-1, -1, -1, 0, 1, 1]

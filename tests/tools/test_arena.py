"""The arena: its players, its output, and faults of external programs."""

import json
import os
import sys
from pathlib import Path

import pytest

from games import Illegal
from games.royal_visit.plays import HIDDEN_CARD
from tools.arena import playing
from tools.arena.__main__ import main
from tools.arena.match import Match

ROOT = Path(__file__).resolve().parents[2]
PYTHON = Path(sys.executable).as_posix()
ENGINE = f"{PYTHON} -m host_sim protocol"
UNRULY = f"{PYTHON} {(Path(__file__).parent / 'unruly.py').as_posix()}"


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch):
    """Where dev.py runs the arena, and with the project on the path of the programs it starts."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def arena(tmp_path, capsys):
    """Runs the arena on one process, and returns its report, what it printed beside it."""

    def run(*words: str, plain: bool = True) -> tuple[dict, str]:
        file = tmp_path / "report.json"
        words += ("--plain",) * plain
        status = main([*words, "--processes", "1", "--save", str(file)])
        said = capsys.readouterr()
        assert status == 0, said.err
        return json.loads(file.read_text()), said.out

    return run


@pytest.mark.parametrize(("name", "count"), [("royal-visit", 2), ("banquet-royal", 3)])
def test_the_same_player_on_both_sides_is_exactly_even(name, count):
    match = Match(("squire", "squire"), game=name, players=count, plain=True)
    deals = [playing.play_deal(match, number) for number in range(4)]
    assert [deal.score for deal in deals] == [0.5] * 4
    assert len({game.turns for deal in deals for game in deal.games}) > 1


@pytest.mark.parametrize("name", ["royal-visit", "banquet-royal"])
def test_the_score_without_luck_and_the_errors_are_told(arena, name):
    result, page = arena("courtier", "squire", "--deals", "2", "--game", name, plain=False)
    low, high = result["adjusted_interval"]
    assert 0 <= low < high <= 1
    assert result["given"][0] < result["given"][1]
    score, errors = [line.split() for line in page.splitlines() if line[:4] in ("less", "erro")]
    other = 1 - result["adjusted"]
    assert score[2:] == [f"{100 * result['adjusted']:.1f}", "%", f"{100 * other:.1f}", "%"]
    assert errors[3:] == [f"{1000 * given:.1f}" for given in result["given"]]


def test_a_level_is_even_with_itself_behind_two_pipes(arena):
    result, page = arena("squire", f"exec:{ENGINE}", "--level", "squire", "--deals", "6")
    assert result["deals_by_score"] == {"0.5": 6}
    assert result["mistakes"] == [{}, {}]
    assert "squire" in page.splitlines()[2]
    assert "50.0 %" in page


@pytest.mark.parametrize("rules", ["", "en2020"])
def test_the_bot_of_the_docs_plays_and_loses(arena, rules):
    bot = f"{PYTHON} tools/arena/example_bot.py"
    result, _ = arena("squire", f"exec:{bot}", "--deals", "5", "--rules", rules)
    assert result["mistakes"] == [{}, {}]
    assert result["score"] > 0.7
    assert result["elo"] is None or result["elo"] > 100


@pytest.mark.parametrize(
    ("how", "kind", "words"),
    [
        ("illegal", "illegal answer", "played 'K1:ab': K1:ab: no such movement"),
        ("malformed", "illegal answer", "played 'left': 'left' is not a play"),
        ("gibberish", "illegal answer", "answered 'I think that', not 'turn ...' and 'ok'"),
        ("refuses", "illegal answer", "I'd rather not"),
        ("babbles", "illegal answer", "answered without end"),
        ("crashes", "crash", "ended with status 1: RuntimeError: out of ideas"),
        ("hangs", "time-out", "no answer within 3 s"),
    ],
)
def test_a_program_that_misbehaves_is_named_and_loses(arena, how, kind, words):
    program = f"{UNRULY} {how}"
    limit = "3" if how == "hangs" else "10"
    result, page = arena(
        *("squire", "exec:" + program, "--level", "squire", "--deals", "2", "--limit", limit)
    )
    assert result["score"] == 1
    assert result["wins"] == {"forfeit": [4, 0]}
    assert result["beginner"] == {}
    assert result["mistakes"][0] == {}
    assert result["mistakes"][1][kind]["count"] == 4
    assert words in result["mistakes"][1][kind]["first"][0]
    assert f"games lost by {kind}: 4" in page
    assert "deal 0, game 1, turn " in page
    assert "Traceback" not in page


def test_nothing_of_a_program_stays_behind(arena):
    before = set(children())
    arena("squire", "exec:" + UNRULY + " hangs", "--deals", "1", "--limit", "3")
    arena("squire", "exec:" + ENGINE, "--level", "squire", "--deals", "1")
    assert set(children()) <= before


def children() -> list[str]:
    """The processes that this one has started and that still run."""
    listing = Path(f"/proc/self/task/{os.getpid()}/children")
    if not listing.is_file():
        pytest.skip("this system does not list a process's children in /proc")
    return listing.read_text().split()


def test_one_process_or_two_make_the_same_report(tmp_path, capsys):
    reports = []
    for processes in ("1", "2"):
        file = tmp_path / processes
        words = ["squire", "exec:" + UNRULY + " illegal", "--level", "squire", "--deals", "6"]
        assert main([*words, "--processes", processes, "--save", str(file)]) == 0
        reports.append(json.loads(file.read_text()))
        assert reports[-1].pop("run")["where"] == processes + " processes"
    assert reports[0] == reports[1]
    assert capsys.readouterr().err == ""


def test_players_are_shown_views_and_no_more(monkeypatch):
    seen = []

    class Onlooker(playing.entrants.Thinking):
        def decide(self, view, seed):
            seen.append(view)
            return super().decide(view, seed)

    monkeypatch.setattr(playing.entrants, "Thinking", Onlooker)
    playing.play_deal(Match(("squire", "squire"), seed=77, plain=True), 0)
    playing.close_players()
    assert len(seen) > 10
    for view in seen:
        assert not any(view.hands[1 - view.side])
        assert set(view.pile[: view.pile_size]) <= {HIDDEN_CARD}
        with pytest.raises(Illegal):
            view.undo()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["squire", "jester"], "no player of royal-visit is called 'jester'; there are squire"),
        (["squire", "squire", "--players", "3"], "royal-visit is for 2 players, not 3"),
        (
            ["squire", "squire", "--game", "banquet-royal", "--players", "5"],
            "banquet-royal is for 2 to 4 players, not 5",
        ),
        (["squire", "squire", "--rules", "mine"], "rules: no edition 'mine'"),
        (["squire", "squire", "--save", "no/such/folder"], "can't write no/such/folder: No such"),
        (["squire", "exec:no-such-program"], "exec:no-such-program: can't be started"),
        (["squire", "exec:"], "exec:: can't be started: the command is missing"),
        (["squire", f"exec:{PYTHON} -c 'print(1/0)'"], "ZeroDivisionError: division by zero"),
    ],
)
def test_what_can_not_be_played_is_told_before_it_begins(capsys, words, why):
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert why in said.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["squire"], "the following arguments are required: opponent"),
        (["squire", "squire", "--deals", "0"], "'0' is not a whole number from 1 on"),
        (["squire", "squire", "--processes", "two"], "'two' is not a whole number from 1 to 256"),
        (["squire", "squire", "--seed", "-1"], "'-1' is not a whole number from 0 on"),
        (["squire", "squire", "--limit", "nan"], "'nan' is not a number of seconds above 0"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_told_so(capsys, words, why):
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1

"""Engine protocol through a pipe, with a Python without installed packages."""

import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from version import VERSION

import games
from tests import facts
from tests.games.pipe import Engine
from tests.games.test_royal_visit_outcomes import frozen
from tests.patience import PATIENCE_S
from tools.interpreters import Interpreter, cpython
from tools.interpreters import micropython as micropython_with

ROOT = Path(__file__).parents[2]
VIEW = "gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -"
TURNS = 3  # that a level plays; tests/games/test_players.py has more
FULL = "gikhj i+ r K1*7,W2 K1*4,G1*4 G2,G2 K1,G2*8,GF*2,W1*2,W2*7,W3*2,J1,J2*3,J3*4,J4*3,J5,JM*2"


def numbers(name: str) -> tuple[int, int]:
    """Return the minimum and maximum number of players of a game."""
    declared = games.declared(name)
    return declared.MIN_PLAYERS, declared.MAX_PLAYERS


def converse(commands: Sequence[bytes | str]) -> list[list[str]]:
    """Send the commands, each a line, and return the lines of each answer."""
    sent = b"\n".join(c if isinstance(c, bytes) else c.encode() for c in commands) + b"\n"
    done = subprocess.run(
        [sys.executable, "-S", "-m", "host_sim", "protocol"],
        cwd=ROOT,
        input=sent,
        capture_output=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answers: list[list[str]] = [[]]
    for line in done.stdout.decode("ascii").splitlines():
        answers[-1].append(line)
        if line == "ok" or line.startswith("error "):
            answers.append([])
    assert answers.pop() == [], "every answer is closed by ok or error"
    return answers


def ask(*commands: bytes | str) -> list[str]:
    """Return the answer to the last command."""
    return converse(list(commands))[-1]


def test_hello():
    assert ask("hello") == [f"name Regalia {VERSION}", "protocol 1", "ok"]


def test_quit_ends_the_process_with_commands_still_waiting():
    assert converse(["quit", "hello"]) == [["ok"]]


def test_apply_shuffles_by_the_seed_of_the_session():
    last_card = FULL.replace(" G2,G2 K1,G2*8", " G2 K1,G2*9")
    command = f"apply {last_card} ; W2:hf"
    first = ask("option seed 1", command)
    assert first[0].startswith("position gikfj i- g K1*7,G2 K1*4,G1*4 ")
    assert first[0].endswith(" -")
    assert ask("option seed 1", command) == first
    assert ask("option seed 2", command) != first
    assert ask("new 1", command) not in (first, ask("new 2", command))


def letters(name: str, count: int) -> list[str]:
    """Return the players' letters in positions."""
    return [seat[0].lower() for seat in games.declared(name).SEATS[:count]]


@pytest.mark.parametrize(
    ("name", "count"), [(n, c) for n in games.NAMES for c in sorted(set(numbers(n)))]
)
def test_a_game_can_be_walked_from_its_start_to_its_result(name, count):
    chance = random.Random(5)
    with Engine() as engine:
        engine.ask(f"game {name}")
        (answer,) = engine.ask(f"new 5 {count}")
        while answer.startswith("position "):
            position = answer.removeprefix("position ")
            for player in range(count):
                (view,) = engine.ask(f"view {position} {player}")
                assert view.startswith("view ")
            action = chance.choice(engine.ask(f"legal {position}"))
            (answer,) = engine.ask(f"apply {position} ; {action}")
    winners, how = answer.removeprefix("result ").split(" ")
    assert winners
    assert set(winners) <= set(letters(name, count))
    assert how in games.part(name, "notation").TERMINATIONS[1:]


@pytest.mark.parametrize(
    ("name", "level"), [(n, v) for n in games.NAMES for v in games.declared(n).LEVELS]
)
def test_every_level_answers_with_a_turn_that_apply_takes(name, level):
    with Engine() as engine:
        engine.ask(f"game {name}")
        (answer,) = engine.ask("new 3")
        for _ in range(TURNS):
            position = answer.removeprefix("position ")
            (turn,) = engine.ask(f"go {level} {position} ; seed 2")
            mover = next(word for word in position.split(" ") if word in letters(name, 2))
            view = engine.ask(f"view {position} {mover}")[0].removeprefix("view ")
            assert engine.ask(f"go {level} {view} ; seed 2") == [turn]
            (answer,) = engine.ask(f"apply {position} ; {turn.removeprefix('turn ')}")
            if answer.startswith("result "):
                return


def test_without_a_seed_go_decides_as_with_seed_0():
    assert ask("option seed 77", f"go squire {VIEW}") == ask(f"go squire {VIEW} ; seed 0")


# A command, and what the error begins with.
NONSENSE = [
    ("", "there is no command ''"),
    ("dance", "there is no command 'dance'; try apply game go hello legal new option outcomes"),
    ("HELLO", "there is no command 'HELLO'"),
    ("hello you", "nothing is expected behind the command"),
    (b"hello \xff\xfe", "a command is printable ASCII"),
    ("outcomes é", "a command is printable ASCII"),
    ("out\0comes", "a command is printable ASCII"),
    ("outcomes", "position: 1 fields, not 7"),
    ("outcomes " + VIEW.replace("gik", "kig"), "pieces: the King on i is not strictly"),
    ("turns " + VIEW.replace(" r ", " g "), "Green's hand: it must be known"),
    ("option", "there is no option ''"),
    ("option rules", "rules: no edition ''"),
    ("option seed -3", "seed: '-3' is not a whole number"),
    ("new", "seed: '' is not a whole number"),
    ("new " + "9" * 5000, "seed: '999"),
    ("new 1 2 3", "players: '2 3' is not a whole number"),
    ("new 1 3", "Royal Visit is for 2 players, not 3"),
    ("game", "no game is called ''; there is royal-visit"),
    ("game chess", "no game is called 'chess'; there is royal-visit"),
    ("legal " + VIEW.replace(" r ", " g "), "Green's hand: it must be known"),
    ("view", "position: 1 fields, not 7"),
    (f"view {VIEW} x", "player: 'x' is not a whole number"),
    (f"view {VIEW} 2", "player: there is r, g, or 0 to 1"),
    (f"apply {FULL}", "apply needs a position, ' ; ' and a turn"),
    (f"apply {VIEW} ; W2:hf", "draw pile: every card of it must be known"),
    (f"apply {FULL} ; W3:hk", "W3:hk: the hand does not hold the card"),
    (f"apply {FULL} ; W2", "'W2' is not a play"),
    ("go", "position: 1 fields"),
    (
        f"go wizard {VIEW}",
        "no level is called 'wizard'; there is squire, courtier, chancellor, sovereign",
    ),
    (f"go squire {VIEW} ; depth 3", "after the ; of go comes seed and a number, not 'depth'"),
    (f"go squire {VIEW} ; seed", "seed: '' is not a whole number"),
    ("outcomes " + "a" * 100_000, "a line has at most 8192 bytes"),
    ("option colour red", "there is no option 'colour'"),
    ("\0\1\x7f", "a command is printable ASCII"),
]


def test_nonsense_gives_one_error_line_and_the_engine_continues():
    answers = converse([word for command, _ in NONSENSE for word in (command, "hello")])
    assert answers[1::2] == [[f"name Regalia {VERSION}", "protocol 1", "ok"]] * len(NONSENSE)
    for answer, (command, why) in zip(answers[::2], NONSENSE, strict=True):
        assert len(answer) == 1, command
        assert answer[0].startswith("error " + why)


BANQUET = (
    "...../.2mBTFm./.FgFr2y1mB./.2g1y1rFg1rFg./.1b2b1y*C1r1b./.CFy1b2y1yFm./.Fb1mFbFm1g./.2rT2r2g./"
    "..... e5 r lift - -,-,-,- 0 wscwss 0*0 0*0"
)
ROI = (
    "s 1b1b2b2b1g2r 2 C3O5G1D3H1 G2G5O2O4O7F4A2F1C2G6D8A1G4D6X1X2E1O6D5X3O1O3B1D7D2 33411 c2E2F3-1"
    " -2F2-2-1 F5E3-2"
)
LONG = "z" * 5000


def lines_with_a_long_word() -> list[str]:
    """Yield commands with a much too long word, for every game."""
    lines = [f"{LONG}", f"hello {LONG}", f"game {LONG}", f"option {LONG}", f"option rules {LONG}"]
    lines += [f"option rules fr2021{LONG}", f"new {LONG}", f"new 1 {LONG}", f"view {VIEW} {LONG}"]
    lines += [f"go {LONG} {VIEW}", f"go squire {VIEW} ; {LONG}", f"go squire {VIEW} ; seed {LONG}"]
    for name in games.NAMES:
        position = facts.of(name).near_the_end()["match"]
        lines += [f"game {name}", f"option rules {LONG}", f"legal {position.replace('-', LONG, 1)}"]
        fields = position.split(" ")
        for i, field in enumerate(fields):
            for word in (
                LONG,
                field + LONG,
                f"{field}:{LONG}",
                f"{field},{LONG}",
                f"{field}*{LONG}",
            ):
                lines.append(f"legal {' '.join([*fields[:i], word, *fields[i + 1 :]])}")
    lines += [f"apply {BANQUET} ; {turn}" for turn in (LONG, f"d3 {LONG}", f"d3 d4 roll {LONG}")]
    lines += ["game roi-et-compagnie", f"apply {ROI} ; {LONG}", "game royal-visit"]
    turns = (
        LONG,
        f"K1:{LONG}",
        f"{LONG}:ih",
        f"J1={LONG}:ih",
        f"K1:ih,{LONG}",
        "K1:ih" + 999 * ",ih",
    )
    return [*lines, *(f"apply {FULL} ; {turn}" for turn in turns)]


def test_an_error_quotes_80_characters_at_most():
    lines = lines_with_a_long_word()
    for line, answer in zip(lines, converse(lines), strict=True):
        assert answer[0].startswith("error ") == ("zz" in line or ",ih,ih" in line), line
        assert answer[0].count("z") <= 80
        assert len(answer[0]) < 250


@pytest.fixture(params=["cpython", "micropython"])
def interpreter(request) -> Interpreter:
    return cpython() if request.param == "cpython" else request.getfixturevalue("micropython")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_longer_than_8_kb_is_refused_and_the_engine_continues(interpreter, end):
    lengths = (8192, 8193, 8194, 8195, 16384, 40_000, 3_000_000)
    lines = ["hello".ljust(length) for length in lengths]
    done = interpreter.run("-m", "host_sim", "protocol", text=end.join([*lines, "hello"]))
    assert (done.returncode, done.stderr) == (0, "")
    hello = [f"name Regalia {VERSION}", "protocol 1", "ok"]
    refused = "error a line has at most 8192 bytes, and this one has more"
    assert done.stdout.splitlines() == [*hello, *[refused] * 6, *hello]


def test_the_last_line_may_be_too_long_as_well(interpreter):
    done = interpreter.run("-m", "host_sim", "protocol", text="x" * 8193)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("error a line has at most")
    assert done.stdout.count("\n") == 1


@pytest.mark.usefixtures("micropython")  # skips where there is none
def test_an_answer_too_large_for_the_memory_is_an_error_and_the_engine_continues():
    """Eight Jester cards and the power lead to more outcomes than fit into a heap of 600 KB."""
    cards = "gikhj i+ r J1,J2*2,J3*2,J4*2,J5 ?8 ?38 -"
    commands = [f"turns {cards}", f"outcomes {cards}", "hello"]
    small = micropython_with("600k")
    done = small.run("-m", "host_sim", "protocol", text="\n".join(commands))
    assert (done.returncode, done.stderr) == (0, "")
    why = "error there is not enough memory to answer this"
    assert done.stdout.splitlines() == [why, why, f"name Regalia {VERSION}", "protocol 1", "ok"]


def test_lines_may_end_as_on_any_system_and_the_last_one_not_at_all():
    done = subprocess.run(
        [sys.executable, "-S", "-m", "host_sim", "protocol"],
        cwd=ROOT,
        input=b"hello\r\n  hello  \nhello",
        capture_output=True,
        check=True,
        timeout=PATIENCE_S,
    )
    assert (
        done.stdout.split() == [b"name", b"Regalia", VERSION.encode(), b"protocol", b"1", b"ok"] * 3
    )


def test_micropython_gives_the_same_answers(micropython):
    commands = ["hello", "new 7", f"go squire {VIEW} ; seed 4", f"apply {FULL} ; W2:hf", "", "x"]
    for position, rules, count, _ in frozen():
        if int(count) < 100:  # more turns as text need more heap than the device has
            commands += [f"option rules {rules}", f"outcomes {position}", f"turns {position}"]
    said = micropython.output("-m", "host_sim", "protocol", text="\n".join(commands))
    expected = [line for answer in converse(commands) for line in answer]
    assert said.splitlines() == expected


@pytest.mark.slow
def test_games_go_the_same_way_on_micropython(micropython):
    seeds = 2
    words = ["tests/on_micropython/trace_games.py", str(seeds)]
    here = cpython().output(*words)
    assert micropython.output(*words) == here
    assert here.count("\nresult ") == seeds * sum(
        len(games.declared(name).LEVELS) for name in games.NAMES
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "usage: python3 -m host_sim COMMAND"),
        (["dance"], "host_sim: there is no command 'dance'"),
        (["protocol", "now"], "protocol: takes no arguments, but there is 'now'"),
        (["replay"], "usage: python3 -m host_sim replay FILE"),
    ],
)
def test_a_wrong_command_line_gives_an_error(words, said):
    done = cpython().run("-m", "host_sim", *words)
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert done.stdout == ""

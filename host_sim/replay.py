"""The `replay` command: checks a game record and shows it turn by turn."""

import sys

import games
from games.replay import Corrupt, Replay
from host_sim.files import LONGEST_LINE

USAGE = "usage: python3 -m host_sim replay FILE"


def main(argv: list) -> int:
    """Replay the record that `argv` names.

    Prints each turn and chance event with the position after it, then the result. Returns the exit
    status: 0, or 2 after one line on stderr that says what is wrong and where.
    """
    return with_lines(argv, USAGE, _show)


def with_lines(argv: list, usage: str, work) -> int:
    """Return the exit status of `work(lines)` for the lines of the file that `argv` names.

    It is 2 after one line on stderr if there is no such file, or `work` raises Corrupt.
    """
    if argv in (["-h"], ["--help"]):
        print(usage)
        return 0
    if len(argv) != 1:
        print(usage, file=sys.stderr)
        return 2
    path = argv[0]
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as why:
        print(f"{path}: can't be read: {getattr(why, 'strerror', why)}", file=sys.stderr)
        return 2
    except MemoryError:
        return _too_large(path)
    try:
        return work(content.split(b"\n"))
    except MemoryError:
        return _too_large(path)
    except Corrupt as fault:
        print(f"{path}:{fault.line}: {fault}", file=sys.stderr)
    return 2


def _too_large(path: str) -> int:
    print(f"{path}: is too large", file=sys.stderr)
    return 2


def _show(lines: list) -> int:
    replay = Replay()
    for i in range(len(lines)):
        said = replay.feed(text_of(lines[i], i + 1))
        if said and replay.game is not None:
            print(said)
            if not said.startswith("start"):
                print("    " + _position(replay.game))
    replay.finish()
    result = replay.headers["Result"]
    print("unfinished" if result == "*" else "result " + result)
    return 0


def text_of(line: bytes, number: int) -> str:
    """Return a line of a record as text. Raises Corrupt, with the line's number."""
    if len(line) > LONGEST_LINE:
        raise Corrupt(number, f"a line has at most {LONGEST_LINE} characters")
    try:
        return line.decode()
    except UnicodeError:
        raise Corrupt(number, "this line is not UTF-8 text")


def _position(game) -> str:
    return games.part(game.NAME, "notation").position(game)

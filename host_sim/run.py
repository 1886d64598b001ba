"""The `run` command: plays a press script headless, in virtual time.

Runs on CPython and MicroPython, with nothing installed.
"""

import sys

import games
from host_sim import files
from host_sim.capture import desk_lines
from host_sim.desk import Crashed, Desk
from host_sim.records import record_of
from host_sim.saved import prepare
from host_sim.script import parse, read_number
from host_sim.session import Recorder, Session
from host_sim.trouble import Trouble

USAGE = """\
usage: python3 -m host_sim run SCRIPT [OPTION...]

  --seed N          the seed of all chance, instead of the script's own
  --set NAME=VALUE  a setting of the table, instead of the script's own
  --record FILE     write the session down as a script of exact times
  --max-ticks N     stop with an error after N ticks of 5 ms
  --out DIR         where captures, pictures and games are written (default: here)
  --flash DIR       the table's flash memory, kept from run to run (default: an empty one)"""

_SCRIPT = "SCRIPT"
_OPTIONS = ("--seed", "--set", "--record", "--max-ticks", "--out", "--flash")


def main(argv: list) -> int:
    """Play the script that `argv`, the words after `run`, names.

    Returns the exit status: 0; 1 if the firmware crashed unexpectedly, after printing its crash
    note; 2 after one line on stderr that says what is wrong and where.
    """
    if argv in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    try:
        _run(_read_options(argv))
    except Trouble as error:
        print(error, file=sys.stderr)
        return 2
    except Crashed as crash:
        print(f"the firmware crashed:\n{crash}", file=sys.stderr)
        return 1
    return 0


def _read_options(argv: list) -> dict:
    """Return the options that are given, and the script; --set has lines of a script."""
    options = {"--set": []}
    words = list(argv)
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            if _SCRIPT in options:
                raise Trouble(f"run: one script at a time, not both {options[_SCRIPT]} and {word}")
            options[_SCRIPT] = word
        elif word not in _OPTIONS:
            raise Trouble(f"run: there is no option {word}; there are {', '.join(_OPTIONS)}")
        elif not words:
            raise Trouble(f"run: {word} wants a value after it")
        elif word == "--set":
            options[word].append("set " + words.pop(0).replace("=", " ", 1))
        else:
            options[word] = words.pop(0)
    if _SCRIPT not in options:
        raise Trouble("run: say which script; `python3 -m host_sim run --help` tells how")
    return options


def _number(options: dict, option: str):
    """Return the number of an option; None if it isn't given."""
    if option not in options:
        return None
    try:
        return read_number(options[option], option)
    except ValueError as error:
        raise Trouble(f"run: {error}") from None


def _run(options: dict) -> None:
    seed, most = _number(options, "--seed"), _number(options, "--max-ticks")
    if most == 0:
        raise Trouble("run: --max-ticks is 1 or more, not 0")
    script = parse(files.read(options[_SCRIPT]), options[_SCRIPT])
    chosen = parse("\n".join(options["--set"]), "--set")
    if seed is None:
        seed = script.seed or 0
    settings = [(name, value) for _, name, value in script.settings + chosen.settings]
    recorder = Recorder(seed, settings)
    if script.games:
        recorder.note("games " + " ".join(script.games))
    out = options.get("--out", ".")
    files.make_folder(out)
    flash = options.get("--flash") or files.scratch_folder()
    all_games = games.NAMES
    games.NAMES = script.games or all_games
    try:
        files.make_folder(flash)
        prepare(flash, (script, chosen))
        desk = Desk(flash, seed)
        keeper = _Keeper(desk, out)
        try:
            Session(desk, keeper.keep, most or 0, recorder).play(script)
        finally:
            desk.mishaps.clear_flash()
    finally:
        games.NAMES = all_games
        if not options.get("--flash"):
            files.remove_folder(flash)
    if options.get("--record"):
        files.write(options["--record"], (recorder.text(),))


class _Keeper:
    """Writes captures of a session into a folder, each name once."""

    def __init__(self, desk, folder: str):
        self._desk = desk
        self._folder = folder
        self._kept = set()

    def keep(self, what: str, name: str) -> None:
        """Write a "capture", "picture" or "game". Raises ValueError if that is not possible."""
        if (what, name) in self._kept:
            raise ValueError(f"there is a {what} called {name} already")
        self._kept.add((what, name))
        path = f"{self._folder}/{name}"
        if what == "capture":
            files.write(path + ".txt", desk_lines(self._desk))
        elif what == "picture":
            files.write(path + ".png", (_png(self._desk),))
        else:
            app = self._desk.app
            files.write(path + ".game", (record_of(app.match if app else None),))


def _png(desk) -> bytes:
    try:
        from host_sim.picture import png
    except ImportError:
        raise ValueError("a picture needs CPython and the package Pillow") from None
    return png(desk)

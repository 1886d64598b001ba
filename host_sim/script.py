"""Press scripts: what people do at the table, one command a line, in virtual time.

    # Red opens the menu and looks at the settings.
    seed 7
    set language fr
    press a ok
    press a down x3 ok
    hold b up 900
    wait 200
    capture settings

The same script gives the same pixels on every interpreter. GRAMMAR lists the commands; `#` begins
a comment. `seed` and `set` apply before power-on and come first; `host_sim.saved` says what can
be set. Runs on CPython and MicroPython.
"""

import games
from host_sim.desk import BUTTONS
from host_sim.files import LONGEST_LINE
from host_sim.mishaps import ERRORS, PARTS
from host_sim.miswiring import FAULTS
from host_sim.trouble import at

ENDS = ("a", "b")

GRAMMAR = {
    "seed": "seed NUMBER",
    "games": "games NAME...",
    "set": "set NAME VALUE...",
    "press": "press END BUTTON [xTIMES]...",
    "hold": "hold END BUTTON MS",
    "down": "down END BUTTON",
    "up": "up END BUTTON",
    "wait": "wait MS",
    "settle": "settle",
    "power": "power cycle",
    "capture": "capture NAME",
    "picture": "picture NAME",
    "problem": "problem GAME NUMBER",
    "play": "play GAME LANGUAGE",
    "learn": "learn GAME LANGUAGE",
    "game": "game NAME",
    "damage": "damage saves",
    "fill": "fill flash",
    "clear": "clear flash",
    "unplug": "unplug PART",
    "plug": "plug PART",
    "fail": "fail ERROR",
    "link": "link WORD...",
    "wire": "wire FAULT",
    "write": "write WORD...",
}

_BEFORE_POWER_ON = ("seed", "games", "set")
_MOST_PRESSES = 1000  # in a line
_DIGITS = "0123456789"
_NAME_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
_ONE_OF = {
    "END": ENDS,
    "BUTTON": BUTTONS,
    "PART": PARTS,
    "ERROR": tuple(sorted(ERRORS)),
    "FAULT": FAULTS,
}
_NUMBERED = ("END", "BUTTON")  # given by their places among them


class Script:
    """A parsed script: `seed` (None if not given), `games`, `settings` and `steps`.

    `games` holds the names of the table's games, () for all. `settings` holds (line, name, value),
    `steps` holds (line, command, arguments).
    """

    def __init__(self, file: str):
        self.file = file
        self.seed = None
        self.games = ()
        self.settings = []
        self.steps = []


def parse(text: str, file: str) -> Script:
    """Parse a script; `file` is its name in messages. Raises Trouble."""
    script = Script(file)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise at(file, number, f"a line has at most {LONGEST_LINE} characters")
        words = line.split("#")[0].split()
        if words:
            try:
                _read_line(script, number, words)
            except ValueError as error:
                raise at(file, number, str(error)) from None
    return script


def _read_line(script: Script, number: int, words: list) -> None:
    command = words.pop(0)
    if command not in GRAMMAR:
        raise ValueError(f"there is no command '{command}'; there are {', '.join(sorted(GRAMMAR))}")
    if command in _BEFORE_POWER_ON and script.steps:
        raise ValueError(
            f"'{command}' must come before the first step, which is in line {script.steps[0][0]}"
        )
    arguments = _arguments(command, words)
    if command == "seed":
        script.seed = arguments[0]
    elif command == "games":
        script.games = arguments
    elif command == "set":
        script.settings.append((number, arguments[0], arguments[1]))
    else:
        script.steps.append((number, command, arguments))


def _arguments(command: str, words: list) -> tuple:
    """Return the arguments, parsed by the kinds that GRAMMAR gives for the command."""
    if command == "press":
        return _presses(words)
    if command == "games":
        return _games(words)
    if command == "set":
        return _setting(words)
    if command in ("link", "write"):
        return (" ".join(words),)
    kinds = GRAMMAR[command].split()[1:]
    if len(words) != len(kinds):
        raise _not_as(command)
    return tuple(_argument(word, kind) for word, kind in zip(words, kinds))


def _argument(word: str, kind: str):
    """Return what a word of the kind that GRAMMAR gives stands for. Raises ValueError."""
    if kind in _ONE_OF:
        known = _ONE_OF[kind]
        if word not in known:
            raise ValueError(f"{kind} is one of {', '.join(known)}, not '{word}'")
        return known.index(word) if kind in _NUMBERED else word
    if kind in ("NUMBER", "MS"):
        return read_number(word, kind)
    if kind in ("NAME", "GAME", "LANGUAGE"):
        if word.strip(_NAME_LETTERS):
            raise ValueError(f"{kind} is made of a-z, 0-9 and -, unlike '{word}'")
    elif word != kind:
        raise ValueError(f"'{kind}' is the word here, not '{word}'")
    return word


def _presses(words: list) -> tuple:
    if len(words) < 2 or _repeats(words[1]):
        raise _not_as("press")
    buttons = []
    for word in words[1:]:
        if _repeats(word):
            times = read_number(word[1:], "TIMES")
            if not 0 < times <= _MOST_PRESSES:
                raise ValueError(f"TIMES is 1 to {_MOST_PRESSES}, not {times}")
            buttons += buttons[-1:] * (times - 1)
        else:
            buttons.append(_argument(word, "BUTTON"))
        if len(buttons) > _MOST_PRESSES:
            raise ValueError(f"a line has at most {_MOST_PRESSES} presses")
    return (_argument(words[0], "END"), tuple(buttons))


def _repeats(word: str) -> bool:
    return word[0] == "x"


def _games(words: list) -> tuple:
    if not words:
        raise _not_as("games")
    for name in words:
        games.folder(name)  # raises ValueError for an unknown one
    return tuple(words)


def _setting(words: list) -> tuple:
    if len(words) < 2:
        raise _not_as("set")
    return (_argument(words[0], "NAME"), " ".join(words[1:]))


def _not_as(command: str) -> ValueError:
    return ValueError(f"'{command}' is written: {GRAMMAR[command]}")


def read_number(word: str, kind: str) -> int:
    """Return `word` as a number; `kind` is its name in messages. Raises ValueError."""
    if not 0 < len(word) <= 9 or word.strip(_DIGITS):
        raise ValueError(f"{kind} is a whole number of at most nine digits, not '{word}'")
    return int(word)

"""The games that are there, and what their rules share.

A game is a package `games/<name>`; a dash in the name is an underscore in the folder. It holds the
rules only: no I/O, no clock, no floats, no text for people except in the declaration.
tools/contracts.py says what each game has.
"""

from micropython import const

import finder

_LONGEST_QUOTE = const(80)
_GROWTH = const(64)  # bytes; small, because most logs belong to views, which hold a turn at most

CHANCE = -1
OVER = -2

if finder.packs:
    _heads = [pack.text for pack in finder.packs if pack.text[0].isdigit()]
else:  # these are the sources
    from folders import HEADS  # pyright: ignore[reportMissingImports]

    _heads = HEADS.values()

NAMES = tuple([head[3:] for head in sorted(_heads)])  # in the order of the menu


class Invalid(ValueError):
    """A text that does not parse, or an impossible position. Says which field and why."""


class Illegal(ValueError):
    """A well-formed action, turn or event that the rules forbid. Says why."""


def brief(text: str) -> str:
    """Return the first 80 characters of a text, to quote it in an error."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 3] + "..."


def folder(name: str) -> str:
    """Return the name of a game's packages, in `games`, `ai` and `tables`. Raises Invalid."""
    if name not in NAMES:
        raise Invalid("no game is called '%s'; there is %s" % (brief(name), ", ".join(NAMES)))
    return name.replace("-", "_")


def declared(name: str):
    """Import and return the declaration of the game called `name`. Raises Invalid."""
    return __import__("games." + folder(name), None, None, ("NAME",))


def module(name: str, part: str) -> str:
    """Return the full name of a module of a game, such as "game". Raises Invalid."""
    return "games.%s.%s" % (folder(name), part)


def edition(name: str, text: str) -> str:
    """Return `text` if it is an edition of the game called `name`. Raises Invalid."""
    editions = declared(name).EDITIONS
    if text not in editions:
        raise Invalid("rules: no edition '%s'; there is %s" % (brief(text), ", ".join(editions)))
    return text


def part(name: str, part: str):
    """Import and return a module of a game, such as "game" or "notation". Raises Invalid."""
    return __import__(module(name, part), None, None, ("NAME",))


def illegal(game, code: int) -> Illegal:
    """Return the exception for an illegal action; `code` is from its `illegal_reason`."""
    return Illegal(part(game.NAME, "validate").REASONS[code])


def play_legal(game, action: int):
    """Play an action. Raises Illegal, with the reason, if it is illegal.

    For games with `make`, which plays an action that is known to be legal.
    """
    reason = game.illegal_reason(action)
    if reason:
        raise illegal(game, reason)
    game.make(action)


def turn_text(game, actions: bytes, action) -> str:
    """Return the words of successive actions; `action(game, a)` returns the word of one.

    For games that write each action as one word. The meaning of a word may depend on the actions
    before it, so they are played and taken back.
    """
    words = []
    for a in actions:
        words.append(action(game, a))
        game.play(a)
    for _ in actions:
        game.undo()
    return " ".join(words)


class Log:
    """Stack of bytes in one growing buffer: a game logs there what its undo needs.

    A push allocates only when the buffer has to grow.
    """

    def __init__(self):
        self._bytes = bytearray(_GROWTH)
        self.size = 0

    def push(self, value: int):
        """Push one byte."""
        if self.size == len(self._bytes):
            self._bytes.extend(bytes(_GROWTH))
        self._bytes[self.size] = value
        self.size += 1

    def pop(self) -> int:
        """Pop the top byte and return it."""
        self.size -= 1
        return self._bytes[self.size]

    def peek(self, depth: int) -> int:
        """Return the byte `depth` bytes below the top one."""
        return self._bytes[self.size - 1 - depth]

    def copy_top(self, other: "Log", n: int):
        """Replace the content by a copy of the top n bytes of another log."""
        self.size = 0
        for depth in range(n - 1, -1, -1):
            self.push(other.peek(depth))

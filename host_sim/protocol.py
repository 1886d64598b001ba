"""The engine protocol: each command is a line, answered by lines of which the last is `ok`.

An error is answered by one line, `error ...`. `python3 -m host_sim protocol` starts it, also under
MicroPython. See firmware/docs/protocol.md.
"""

import sys

from version import VERSION

import ai
import games
from base import Rng
from games import CHANCE, OVER, Illegal, Invalid, brief

NAME = "Regalia"
PROTOCOL = 1
_PRINTABLE = "".join([chr(code) for code in range(32, 127)])
_DIGITS = "0123456789"
_MOST_DIGITS = 20  # of a seed
_LONGEST = 8192  # bytes of a line, without its end
_TOO_LONG = f"error a line has at most {_LONGEST} bytes, and this one has more"
_NO_MEMORY = "error there is not enough memory to answer this"


class Session:
    """A conversation: the game, edition and random generator that its commands share."""

    def __init__(self):
        self.over = False
        self._rng = Rng(0)
        self._choose(games.NAMES[0])

    def answer(self, line: str) -> list:
        """Return the lines that answer a command, with the closing `ok` or `error`."""
        try:
            answers = self._obey(line)
        except (Invalid, Illegal) as why:
            return ["error " + str(why)]
        except MemoryError:
            return [_NO_MEMORY]
        answers.append("ok")
        return answers

    def _obey(self, line: str) -> list:
        if line.strip(_PRINTABLE):
            raise Invalid("a command is printable ASCII")
        word, _, rest = line.strip(" ").partition(" ")
        if word not in _COMMANDS:
            raise Invalid(f"there is no command '{brief(word)}'; try {' '.join(sorted(_COMMANDS))}")
        return _COMMANDS[word](self, rest.strip(" "))

    def _hello(self, rest: str) -> list:
        _nothing_more(rest)
        return [f"name {NAME} {VERSION}", f"protocol {PROTOCOL}"]

    def _game(self, rest: str) -> list:
        self._choose(rest)
        return []

    def _choose(self, name: str) -> None:
        """Switch to the game called `name`, under its default rules. Raises Invalid."""
        declared = games.declared(name)
        make = games.part(name, "game").Game
        modules = [games.part(name, part) for part in ("notation", "parse", "validate")]
        # Set last: if memory runs out above, the session keeps the game it had.
        self._declared = declared
        self._make = make
        self._notation, self._parse, self._validate = modules
        self._edition = declared.EDITIONS[0]

    def _option(self, rest: str) -> list:
        name, _, value = rest.partition(" ")
        if name == "rules":
            self._edition = games.edition(self._declared.NAME, value)
        elif name == "seed":
            self._rng = Rng(_seed(value))
        else:
            raise Invalid(f"there is no option '{brief(name)}'; there is rules, and seed")
        return []

    def _new(self, rest: str) -> list:
        seed, _, players = rest.partition(" ")
        rng = Rng(_seed(seed))
        game = self._make(self._edition)
        fewest = games.declared(game.NAME).MIN_PLAYERS
        game.start(_number("players", players, 2) if players else fewest, rng)
        self._rng = rng
        return ["position " + self._notation.position(game)]

    def _legal(self, rest: str) -> list:
        game = self._read(rest)
        into = bytearray(game.ACTIONS)
        return [self._notation.action(game, into[i]) for i in range(game.legal(into))]

    def _view(self, rest: str) -> list:
        position, _, player = rest.rpartition(" ")
        game = self._parse.read_position(position, self._edition)
        return ["view " + self._notation.position(game.view(self._player(game, player)))]

    def _player(self, game, text: str) -> int:
        """Return a player, given by letter as in positions, or by number from 0."""
        letters = [name[0].lower() for name in self._declared.SEATS[: game.players]]
        if text in letters:
            return letters.index(text)
        player = _number("player", text, 1)
        if player >= game.players:
            raise Invalid(f"player: there is {', '.join(letters)}, or 0 to {game.players - 1}")
        return player

    def _outcomes(self, rest: str) -> list:
        return self._counting().outcomes(self._read(rest))

    def _turns(self, rest: str) -> list:
        return self._counting().turns(self._read(rest))

    def _counting(self):
        """Return the module that lists the outcomes of a turn, which few games have."""
        counting = _counting(self._make.NAME)
        if not counting:
            counted = ", ".join(filter(_counting, games.NAMES))
            raise Invalid(f"outcomes are counted in {counted} only; legal serves all games")
        return counting

    def _apply(self, rest: str) -> list:
        position, semicolon, turn = rest.partition(" ; ")
        if not semicolon:
            raise Invalid("apply needs a position, ' ; ' and a turn")
        game = self._read(position)
        _must_be_known(self._validate.chance_error(game))
        for action in self._parse.read_turn(game, turn):
            game.play(action)
        while game.to_act() == CHANCE:
            game.apply_chance(game.sample(self._rng))
        if game.to_act() == OVER:
            return ["result " + self._notation.result(game)]
        return ["position " + self._notation.position(game)]

    def _go(self, rest: str) -> list:
        level, _, rest = rest.partition(" ")
        position, semicolon, words = rest.partition(" ; ")
        seed = 0
        if semicolon:
            word, _, number = words.partition(" ")
            if word != "seed":
                raise Invalid(f"after the ; of go comes seed and a number, not '{brief(word)}'")
            seed = _seed(number)
        game = self._read(position)
        thinker = ai.thinker(game.NAME, level, game.view(game.to_act()), Rng(seed))
        while not thinker.step():
            pass
        return ["turn " + self._notation.turn(game, thinker.choice)]

    def _quit(self, rest: str) -> list:
        _nothing_more(rest)
        self.over = True
        return []

    def _read(self, position: str):
        """Return the game at a position where the player to act can decide. Raises Invalid."""
        game = self._parse.read_position(position, self._edition)
        _must_be_known(self._validate.decision_error(game))
        return game


_COMMANDS = {
    "hello": Session._hello,
    "game": Session._game,
    "option": Session._option,
    "new": Session._new,
    "legal": Session._legal,
    "view": Session._view,
    "outcomes": Session._outcomes,
    "turns": Session._turns,
    "apply": Session._apply,
    "go": Session._go,
    "quit": Session._quit,
}


def _counting(name: str):
    """Return the module `outcomes` of a game, or None if there is none."""
    try:
        return games.part(name, "outcomes")
    except ImportError:
        return None


def _nothing_more(rest: str):
    if rest:
        raise Invalid(f"nothing is expected behind the command, but there is '{brief(rest)}'")


def _must_be_known(missing: str):
    if missing:
        raise Invalid(missing)


def _seed(text: str) -> int:
    return _number("seed", text, _MOST_DIGITS)


def _number(what: str, text: str, digits: int) -> int:
    if not 0 < len(text) <= digits or text.strip(_DIGITS):
        raise Invalid(f"{what}: '{brief(text)}' is not a whole number of at most {digits} digits")
    return int(text)


def main(argv: list) -> int:
    """Answer standard input until `quit` or its end; return the exit status."""
    if argv:
        print(f"protocol: takes no arguments, but there is '{argv[0]}'", file=sys.stderr)
        return 2
    session = Session()
    lines = sys.stdin.buffer
    while not session.over:
        line = lines.readline(_LONGEST + len("\r\n"))
        if not line:
            break
        if len(line.rstrip(b"\r\n")) > _LONGEST:
            _skip_rest(lines, line)
            answers = [_TOO_LONG]
        else:
            answers = session.answer(_text(line))
        for answer in answers:
            print(answer)
        sys.stdout.flush()
    return 0


def _skip_rest(lines, line: bytes) -> None:
    """Read the rest of a line that began with `line`, a piece at a time."""
    while line and not line.endswith(b"\n"):
        line = lines.readline(_LONGEST)


def _text(line: bytes) -> str:
    """Return the line without its line end; for bytes that are not UTF-8, an unknown command."""
    try:
        return line.decode().rstrip("\r\n")
    except UnicodeError:
        return "\0"

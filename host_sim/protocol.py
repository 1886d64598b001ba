"""The engine protocol: a line comes in, lines go out, the last of them `ok`, or one `error ...`.

`python3 -m host_sim protocol`, or the same under MicroPython. Nothing but the standard library.
"""

import sys

import players
from games import CHANCE, OVER, Illegal, Invalid
from games.rng import Rng
from games.royal_visit import Game, Rules, notation
from games.royal_visit.cards import HIDDEN
from games.royal_visit.outcomes import outcomes, turns

NAME = "Regalia"
VERSION = 1
_PRINTABLE = "".join([chr(code) for code in range(32, 127)])
_MOST_DIGITS = 20  # of a seed


class Session:
    """One conversation: the rules and the generator that its commands share."""

    def __init__(self):
        self.over = False
        self._rules = Rules()
        self._rng = Rng(0)

    def answer(self, line: str) -> list:
        """The lines that answer one command, the closing `ok` or `error` included."""
        try:
            answers = self._obey(line)
        except (Invalid, Illegal) as why:
            return ["error " + str(why)]
        answers.append("ok")
        return answers

    def _obey(self, line: str) -> list:
        if line.strip(_PRINTABLE):
            raise Invalid("a command is printable ASCII")
        word, _, rest = line.strip(" ").partition(" ")
        if word not in _COMMANDS:
            raise Invalid(f"there is no command '{word}'; try {' '.join(sorted(_COMMANDS))}")
        return _COMMANDS[word](self, rest.strip(" "))

    def _hello(self, rest: str) -> list:
        _nothing_more(rest)
        return ["name " + NAME, f"protocol {VERSION}"]

    def _option(self, rest: str) -> list:
        name, _, value = rest.partition(" ")
        if name == "rules":
            self._rules = Rules.read(value)
        elif name == "seed":
            self._rng = Rng(_seed(value))
        else:
            raise Invalid(f"there is no option '{name}'; there is rules, and seed")
        return []

    def _new(self, rest: str) -> list:
        self._rng = Rng(_seed(rest))
        game = Game(self._rules)
        game.start(game.players, self._rng)
        return ["position " + notation.position(game)]

    def _outcomes(self, rest: str) -> list:
        return outcomes(self._mover_known(rest))

    def _turns(self, rest: str) -> list:
        return turns(self._mover_known(rest))

    def _apply(self, rest: str) -> list:
        position, semicolon, turn = rest.partition(" ; ")
        if not semicolon:
            raise Invalid("apply needs a position, ' ; ' and a turn")
        game = self._mover_known(position)
        if game.pile_size and game.pile[0] == HIDDEN:
            raise Invalid("draw pile: apply needs to know every card of it")
        for action in notation.read_turn(game, turn):
            game.play(action)
        while game.to_act() == CHANCE:
            game.settle(game.sample(self._rng))
        if game.to_act() == OVER:
            return ["result " + notation.result(game)]
        return ["position " + notation.position(game)]

    def _go(self, rest: str) -> list:
        level, _, rest = rest.partition(" ")
        position, semicolon, words = rest.partition(" ; ")
        seed = 0
        if semicolon:
            word, _, number = words.partition(" ")
            if word != "seed":
                raise Invalid(f"after the ; of go comes seed and a number, not '{word}'")
            seed = _seed(number)
        game = self._mover_known(position)
        thinker = players.thinker(game.NAME, level, game.view(game.side), Rng(seed))
        while not thinker.step():
            pass
        return ["turn " + notation.turn(game, thinker.choice)]

    def _quit(self, rest: str) -> list:
        _nothing_more(rest)
        self.over = True
        return []

    def _mover_known(self, position: str) -> Game:
        game = notation.read_position(position, self._rules)
        if game.hidden[game.side]:
            raise Invalid(f"{notation.PLAYERS[game.side]}'s hand: it must be known")
        return game


_COMMANDS = {
    "hello": Session._hello,
    "option": Session._option,
    "new": Session._new,
    "outcomes": Session._outcomes,
    "turns": Session._turns,
    "apply": Session._apply,
    "go": Session._go,
    "quit": Session._quit,
}


def _nothing_more(rest: str):
    if rest:
        raise Invalid(f"nothing is expected behind the command, but there is '{rest}'")


def _seed(text: str) -> int:
    if not 0 < len(text) <= _MOST_DIGITS or text.strip("0123456789"):
        raise Invalid(f"seed: '{text}' is not a whole number of at most {_MOST_DIGITS} digits")
    return int(text)


def main(argv: list) -> int:
    """Answer standard input until `quit` or its end. Exit status 0; 2 for a word too many."""
    if argv:
        print(f"protocol: takes no arguments, but there is '{argv[0]}'", file=sys.stderr)
        return 2
    session = Session()
    while not session.over:
        line = sys.stdin.buffer.readline()
        if not line:
            break
        for answer in session.answer(_text(line)):
            print(answer)
        sys.stdout.flush()
    return 0


def _text(line: bytes) -> str:
    """The line without its end; bytes that are no text become something that no command is."""
    try:
        return line.decode().rstrip("\r\n")
    except UnicodeError:
        return "\0"

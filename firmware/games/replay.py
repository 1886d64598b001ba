"""Reads the game records that `record` writes, and plays them through line by line."""

import games
from games import CHANCE, OVER, Illegal, Invalid, brief


class Corrupt(Invalid):
    """A record that can't be read: what is wrong; `line` says where, counted from 1."""

    def __init__(self, line: int, why: str):
        super().__init__(why)
        self.line = line


class Replay:
    """A record being read line by line, and the game as it stands after the lines fed so far.

    headers   by their names
    game      None before the `start` line
    turns     how many turns were played
    """

    def __init__(self):
        self.headers = {}
        self.game = None
        self.turns = 0
        self._line = 0
        self._result_line = 0

    def feed(self, line: str) -> str:
        """Take in the next line; what it says, "" for nothing. Raises Corrupt."""
        self._line += 1
        try:
            said = line.strip() if line.startswith("[") else line.partition("#")[0].strip()
            if said:
                self._take(said)
            return said
        except (Invalid, Illegal) as why:
            raise Corrupt(self._line, str(why))

    @property
    def _notation(self):
        return games.part(self.headers["Game"], "notation")

    @property
    def _reading(self):
        return games.part(self.headers["Game"], "reading")

    def finish(self):
        """Say that there are no more lines. Raises Corrupt unless the headers' result is true."""
        if self.game is None:
            raise Corrupt(self._line + 1, "the record ends before its start position")
        result = self._notation.result(self.game)
        if self.headers["Result"] != result:
            raise Corrupt(
                self._result_line,
                "the result is given as '%s', but the game ends in '%s'"
                % (brief(self.headers["Result"]), result),
            )

    def _take(self, said: str):
        word, _, rest = said.partition(" ")
        game = self.game
        if game is None:
            if said.startswith("["):
                self._take_header(said)
            elif word == "start":
                self._start(rest)
            else:
                raise Invalid("expected a header or the start position, not '%s'" % brief(said))
        elif game.to_act() == OVER:
            raise Invalid("the game is over, but the record goes on")
        elif game.to_act() == CHANCE:
            if word != self._notation.EVENT:
                raise Invalid("expected '%s' here, not '%s'" % (self._notation.EVENT, brief(word)))
            game.settle(self._reading.read_event(game, rest))
        else:
            self._take_turn(game, word, rest)

    def _take_header(self, said: str):
        key, _, value = said[1:].partition(' "')
        value, end, comment = value.partition('"]')
        if not end or comment.strip()[:1] not in ("", "#"):
            raise Invalid('a header is [Name "value"], not %s' % brief(said))
        if key in self.headers:
            raise Invalid("the header %s is there twice" % key)
        if key == "Game":
            games.load(value)
        elif "Game" not in self.headers:
            raise Invalid("the first header says which Game it is")
        elif key not in ("Rules", "Result") and key not in self._notation.PLAYERS:
            raise Invalid("no header is called %s" % brief(key))
        if key == "Result":
            self._result_line = self._line
        self.headers[key] = value

    def _start(self, position: str):
        for key in ("Game", "Rules", "Result"):
            if key not in self.headers:
                raise Invalid("the header %s is missing" % key)
        rules = self._notation.read_rules(self.headers["Rules"])
        self.game = self._reading.read_position(position, rules)

    def _take_turn(self, game, number: str, turn: str):
        due = "%d." % (self.turns + 1)
        if number != due:
            raise Invalid("expected turn %s here, not '%s'" % (due, brief(number)))
        for action in self._reading.read_turn(game, turn):
            game.play(action)
        self.turns += 1

"""Reader of game records: plays what `record` writes, line by line."""

import games
from games import CHANCE, OVER, Illegal, Invalid, brief


class Corrupt(Invalid):
    """Error in a record: says what is wrong; `line` is its line number, from 1."""

    def __init__(self, line: int, why: str):
        super().__init__(why)
        self.line = line


class Replay:
    """Reader of one record, with the game after the lines fed so far.

    headers   their values by their names
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
        """Read the next line; return it without its comment, "" if blank. Raises Corrupt."""
        self._line += 1
        try:
            text = line.strip() if line.startswith("[") else line.partition("#")[0].strip()
            if text:
                self._take(text)
            return text
        except (Invalid, Illegal) as why:
            raise Corrupt(self._line, str(why))

    @property
    def _notation(self):
        return games.part(self.headers["Game"], "notation")

    @property
    def _parse(self):
        return games.part(self.headers["Game"], "parse")

    def finish(self):
        """Check the end of the record. Raises Corrupt unless the result header is correct."""
        if self.game is None:
            raise Corrupt(self._line + 1, "the record ends before its start position")
        result = self._notation.result(self.game)
        if self.headers["Result"] != result:
            raise Corrupt(
                self._result_line,
                "the result is given as '%s', but the game ends in '%s'"
                % (brief(self.headers["Result"]), result),
            )

    def _take(self, text: str):
        word, _, rest = text.partition(" ")
        game = self.game
        if game is None:
            if text.startswith("["):
                self._take_header(text)
            elif word == "start":
                self._start(rest)
            else:
                raise Invalid("expected a header or the start position, not '%s'" % brief(text))
        elif game.to_act() == OVER:
            raise Invalid("the game is over, but the record goes on")
        elif game.to_act() == CHANCE:
            if word != self._notation.EVENT:
                raise Invalid("expected '%s' here, not '%s'" % (self._notation.EVENT, brief(word)))
            game.apply_chance(self._parse.read_event(game, rest))
        else:
            self._take_turn(game, word, rest)

    def _take_header(self, text: str):
        key, _, value = text[1:].partition(' "')
        value, end, comment = value.partition('"]')
        if not end or comment.strip()[:1] not in ("", "#"):
            raise Invalid('a header is [Name "value"], not %s' % brief(text))
        if key in self.headers:
            raise Invalid("the header %s is there twice" % key)
        if key == "Game":
            games.declared(value)
        elif "Game" not in self.headers:
            raise Invalid("the first header says which Game it is")
        elif (
            key not in ("Rules", "Result") and key not in games.declared(self.headers["Game"]).SEATS
        ):
            raise Invalid("no header is called %s" % brief(key))
        if key == "Result":
            self._result_line = self._line
        self.headers[key] = value

    def _start(self, position: str):
        for key in ("Game", "Rules", "Result"):
            if key not in self.headers:
                raise Invalid("the header %s is missing" % key)
        edition = games.edition(self.headers["Game"], self.headers["Rules"])
        self.game = self._parse.read_position(position, edition)

    def _take_turn(self, game, number: str, turn: str):
        due = "%d." % (self.turns + 1)
        if number != due:
            raise Invalid("expected turn %s here, not '%s'" % (due, brief(number)))
        for action in self._parse.read_turn(game, turn):
            game.play(action)
        self.turns += 1

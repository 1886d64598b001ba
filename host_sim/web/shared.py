"""What a link holds, as text: a match, a problem, or the record of a game to replay.

A match is lines `set NAME VALUE` of a press script. A problem is its line `problem GAME NUMBER`;
the menu and the lessons of a game are lines too. A record is what `games.record` writes. Runs on
CPython and MicroPython.
"""

import games
from app.save import SETTINGS, Choices, SetUp
from games import OVER
from games.history import History
from games.replay import Replay
from host_sim import entrance, saved
from host_sim.files import LONGEST_LINE
from host_sim.script import parse
from host_sim.web import telling
from tables import PERSON

_SOURCE = "link"  # in messages


def match_text(choices: list) -> str:
    """Return the match in a save's (name, value) pairs as text. Raises ValueError without one."""
    choices = [(name, value) for name, value in choices if name not in _own()]
    if not choices or choices[-1][0] != "match":
        raise ValueError("there is no game to share")
    return "".join([f"set {name} {value}\n" for name, value in choices])


def match_choices(text: str) -> list:
    """Return the (name, value) pairs of a match in text. Raises Trouble, ValueError."""
    script = parse(text, _SOURCE)
    choices = [(name, value) for _, name, value in script.settings]
    if script.steps or not choices or choices[-1][0] != "match":
        raise ValueError("the link holds no game")
    return [choice for choice in choices if choice[0] not in _own()]


def problem_text(game: str, number: int) -> str:
    """Return a problem as text."""
    return entrance.line(entrance.PROBLEM, (game, number)) + "\n"


def read_entrance(text: str) -> tuple:
    """Return command and arguments for `entrance.show` in text. Raises Trouble, ValueError."""
    script = parse(text, _SOURCE)
    steps = [(command, arguments) for _, command, arguments in script.steps]
    if script.settings or len(steps) != 1 or steps[0][0] not in entrance.COMMANDS:
        raise ValueError("the link holds no problem and no game")
    command, arguments = steps[0]
    entrance.check(command, *arguments)
    return command, arguments


def own_choices(flash: str) -> list:
    """Return the (name, value) pairs of the settings saved in `flash`, which a link leaves."""
    return [(name, value) for name, value in saved.found(flash) if name in _own()]


def _own() -> list:
    """Return the names of the settings, which belong to the device and not to a match."""
    return Choices(SETTINGS).names


class Turns:
    """The positions of a recorded game, one for each of its lines from the start on.

    text: the record. Raises ValueError for one that can't be replayed.
    """

    def __init__(self, text: str):
        self.text = text
        self._replay = Replay()
        self._matches = []  # a position and the plays since, as in a save
        for line in text.split("\n"):
            if len(line) > LONGEST_LINE:
                raise ValueError(f"a line of a record has at most {LONGEST_LINE} characters")
            self._feed(line)
        self._replay.finish()
        self._history = History(self._replay.game)
        self._at = self.last  # where the history is

    @property
    def last(self) -> int:
        """The number of the last position; the first one is 0."""
        return len(self._matches) - 1

    def told(self, app, number: int) -> list:
        """Return in the words of the table what led to a position; none for the first one.

        app: that of a device that has a position of this game on its table
        """
        if not number:
            return []
        while self._at >= number:
            self._history.back()
            self._at -= 1
        while self._at < number - 1:
            self._history.forward()
            self._at += 1
        self._at = number
        return telling.told(app, self._replay.game, self._history)

    def choices(self, number: int, seated: bool) -> list:
        """Return the (name, value) pairs of a match at a position.

        seated: whether the seats are those of the record; else people sit on all of them
        """
        headers = self._replay.headers
        game = headers["Game"]
        setup = SetUp(game)
        seats = [seat for seat in games.declared(game).SEATS if seat in headers]
        if "players" in setup.names:
            setup.set("players", str(len(seats)))
        setup.set("edition", headers["Rules"])
        for seat in seats:
            name = seat.lower()
            known = seated and headers[seat] in setup.values(name)
            setup.set(name, headers[seat] if known else PERSON)
        names = [headers[seat] for seat in seats]
        setup.give([name if setup.may_call(name) else "" for name in names])
        position, plays = self._matches[number]
        choices = [("game", game)]
        choices += [tuple(choice.split("=")) for choice in setup.text().split()]
        choices.append(("match", position + " ; " + " ".join(plays)))
        return choices

    def _feed(self, line: str) -> None:
        before = self._position()
        self._replay.feed(line)
        game = self._replay.game
        if game is None:
            return
        after = self._position()
        if after and after != before:
            self._matches.append((after, ()))
        elif before and game.to_act() == OVER:
            self._matches.append((before, self._plays_since(before)))

    def _position(self) -> str:
        """Return the position, or "" where no player is to act."""
        game = self._replay.game
        if game is None or game.to_act() < 0:
            return ""
        return self._notation.position(game)

    def _plays_since(self, position: str) -> tuple:
        """Return the actions since a position as texts."""
        game = self._replay.game
        undone = []
        while self._position() != position:
            undone.append(game.undo())
        plays = []
        for action in reversed(undone):
            plays.append(self._notation.action(game, action))
            game.play(action)
        return tuple(plays)

    @property
    def _notation(self):
        return games.part(self._replay.headers["Game"], "notation")

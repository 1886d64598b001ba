"""What survives power-off: settings, set-up and match, and the save that holds them.

A save is lines of text in the store's record:

    settings language=en brightness=3 palette=royal sound=on speed=normal
    game royal-visit                      the game chosen last
    setup red=person green=squire edition=fr2021 takeback=on two=off last=01 names=Ada
    score 2 1 0 0                         won by the first, by the second; who began; shared
    match gikhj i+ r K1*3,...             the last position from which nothing can be taken back
    plays W2:hj W1:jk                     the actions since then
    turn 12                               which turn goes on, see `Save`; `tip`: tips come

The lines from `match` on are there while a match is in progress; then the set-up is that match's.
"""

import games
from drivers.store import MAX_PAYLOAD
from tables import PERSON, names_of, short
from ui.canvas import SMALL
from ui.languages import LANGUAGES
from ui.texts import is_spoken

# (name, default, values in the order of the menu)
SETTINGS = (
    ("language", "en", tuple([code for code, _ in LANGUAGES])),
    ("brightness", "5", ("1", "2", "3", "4", "5")),
    ("palette", "royal", ("royal", "contrast")),
    ("sound", "on", ("on", "soft", "off")),
    ("speed", "normal", ("slow", "normal", "fast")),
    ("people", "1", tuple("1234567890")),  # how many played last
    ("told", "-", ()),  # the games whose aim was told, a dot between them
)

_KEYS = ("settings", "game", "setup", "score", "match", "plays", "turn")


NAME_LETTERS = 8  # in a name, at most
_LAST = "last"  # who sat there when each number of people last played, the newest first
_NAMES = "names"  # of the people on the seats, a dot between them
_NONE = "-"
_SCORE_NAME = 40  # pixels


def _parts(value: str) -> list:
    """Return the parts of a value with a dot between them."""
    return value.split(".") if value != _NONE else []


def is_letter(char: str) -> bool:
    """Return whether a name may have this character: a letter that the displays have."""
    letter = "A" <= char <= "Z" or "a" <= char <= "z" or ("À" <= char <= "Ÿ" and char != "×")
    return letter and SMALL.has(char)


def is_name(text: str) -> bool:
    """Return whether somebody can be called so; "" is nobody's name, and can be given."""
    return len(text) <= NAME_LETTERS and not [char for char in text if not is_letter(char)]


class Score:
    """How many matches of a game for two each player won: the first one and its return matches.

    A score never changes; the next one is another object.

    first, second   those that the first and the second player won
    began           who began the last one; -1 if chance decides, or if more than two play
    shared          those that both won
    """

    def __init__(self, first=0, second=0, began=-1, shared=0) -> None:
        self.first = first
        self.second = second
        self.began = began
        self.shared = shared

    @property
    def games(self) -> int:
        """How many matches are counted."""
        return self.first + self.second + self.shared

    def text(self) -> str:
        """Return the score for `read`."""
        return "%d %d %d %d" % (self.first, self.second, self.began, self.shared)

    @staticmethod
    def read(text: str) -> "Score":
        """Return the score of a text; older ones have no `shared`. Raises ValueError."""
        numbers = [int(word) for word in text.split()]
        if len(numbers) not in (3, 4) or min(numbers) < -1 or numbers[2] > 1:
            raise ValueError("the score can't be '%s'" % text)
        return Score(*numbers)


class Choices:
    """The chosen value of every name in rows like SETTINGS. All are words."""

    def __init__(self, choices: tuple) -> None:
        self._rows = choices
        self._chosen = {name: default for name, default, _ in choices}

    def get(self, name: str) -> str:
        """Return the chosen value."""
        return self._chosen[name]

    @property
    def names(self) -> list:
        """The names, in the order of the rows."""
        return [name for name, _, _ in self._rows]

    def values(self, name: str) -> tuple:
        """Return the values to choose from; none for an unknown name, or where any word will do."""
        for other, _, values in self._rows:
            if other == name:
                return values
        return ()

    def set(self, name: str, value: str) -> None:
        """Choose a value. Raises ValueError, with a message for people, if it is unknown."""
        if name not in self._chosen:
            raise ValueError("no choice '%s'; there are %s" % (name, ", ".join(self.names)))
        if self.values(name) and value not in self.values(name):
            allowed = ", ".join(self.values(name))
            raise ValueError("%s can't be '%s'; it is one of %s" % (name, value, allowed))
        self._chosen[name] = value

    def step(self, name: str, by: int) -> None:
        """Choose the next value (by 1) or the one before (-1), in a circle.

        Languages whose texts aren't there are passed over.
        """
        values = self.values(name)
        at = values.index(self._chosen[name])
        while True:
            at = (at + by) % len(values)
            if name != "language" or is_spoken(values[at]):
                break
        self._chosen[name] = values[at]

    def text(self) -> str:
        """Return the choices as a line that `read` takes: `language=en brightness=3 ...`."""
        return " ".join([name + "=" + self._chosen[name] for name in self.names])

    def read(self, text: str) -> None:
        """Take over a line of `text`. Raises ValueError, with a message for people."""
        for word in text.split():
            name, _, value = word.partition("=")
            self.set(name, value)


class SetUp(Choices):
    """Set-up of a match of `game`: number of players, who sits on each seat, the game's options.

    text: choices that differ from the defaults. Raises ValueError if it is no such set-up.
    """

    def __init__(self, game: str, text: str = "") -> None:
        self.game = game
        declared = games.declared(game)
        choices = [(seat.lower(), PERSON, self._who) for seat in declared.SEATS]
        numbers = range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1)
        if len(numbers) > 1:
            values = tuple([str(number) for number in numbers])
            choices.append(("players", values[0], values))
        choices.append(("edition", declared.EDITIONS[0], declared.EDITIONS))
        takeback = ("on", "off") if declared.TAKEBACK else ("off",)
        choices.append(("takeback", takeback[0], takeback))
        if declared.MIN_PLAYERS == 2:
            choices.append(("two", "off", ("off", "on")))  # whether two games are a match
        choices.append((_LAST, _NONE, ()))
        choices.append((_NAMES, _NONE, ()))
        super().__init__(tuple(choices))
        self.read(text)

    def set(self, name: str, value: str) -> None:
        """Choose a value.

        That of `last` is like 012.00: a digit a seat, 0 for a person; that of `names` like Ada..Bo.
        """
        if name == _NAMES:
            self._set_names(value)
            return
        if name != _LAST:
            super().set(name, value)
            return
        declared = games.declared(self.game)
        for seats in _parts(value):
            fits = declared.MIN_PLAYERS <= len(seats) <= declared.MAX_PLAYERS
            if not fits or seats.strip("0123456789"[: len(self._who)]):
                raise ValueError("nobody can have sat like '%s'" % seats)
        self._chosen[name] = value

    def _set_names(self, value: str) -> None:
        names = _parts(value)
        for name in names:
            if not is_name(name):
                raise ValueError(
                    "'%s' is no name: it has at most %d letters" % (name, NAME_LETTERS)
                )
            if not self.may_call(name):
                raise ValueError("nobody can be called '%s'" % name)
        if len(names) > games.declared(self.game).MAX_PLAYERS:
            raise ValueError("there are too many names in '%s'" % value)
        self._chosen[_NAMES] = ".".join(names).rstrip(".") or _NONE

    def may_call(self, name: str) -> bool:
        """Return whether somebody may have a name here; in a record a level means the computer."""
        return is_name(name) and name not in self._who

    @property
    def given(self) -> list:
        """The names that people gave, one for each seat, "" for none."""
        names = _parts(self.get(_NAMES))
        return names + [""] * (games.declared(self.game).MAX_PLAYERS - len(names))

    def give(self, names: list) -> None:
        """Note the names of the people on the seats. Raises ValueError."""
        self.set(_NAMES, ".".join(names) or _NONE)

    @property
    def called(self) -> tuple:
        """What the players are called, in the language in use."""
        return names_of(self.game, self.given, self.sitting)

    @property
    def _who(self) -> tuple:
        """Who can sit on a seat: a person, or a computer of each level."""
        return (PERSON,) + games.declared(self.game).LEVELS

    def last_sitting(self, people: int) -> list:
        """Return who sat there when so many people last played; none if they never did."""
        for seats in _parts(self.get(_LAST)):
            if seats.count("0") == people:
                return [self._who[int(seat)] for seat in seats]
        return []

    def note(self) -> None:
        """Note who sits there, for `last_sitting`."""
        now = "".join([str(self._who.index(who)) for who in self.sitting])
        others = [one for one in _parts(self.get(_LAST)) if one.count("0") != now.count("0")]
        self.set(_LAST, ".".join([now] + others))

    def copy(self) -> "SetUp":
        """Return a copy."""
        return SetUp(self.game, self.text())

    @property
    def players(self) -> int:
        """The number of players."""
        if "players" in self.names:
            return int(self.get("players"))
        return games.declared(self.game).MAX_PLAYERS

    @property
    def seats(self) -> tuple:
        """The names of the seats in use, in the order of player numbers."""
        return games.declared(self.game).SEATS[: self.players]

    @property
    def match_of_two(self) -> bool:
        """Whether two players play two games, of which each begins one."""
        return self.players == 2 and self.get("two") == "on"

    @property
    def sitting(self) -> tuple:
        """Who sits there: PERSON or a computer's level, in the order of player numbers."""
        return tuple([self.get(seat.lower()) for seat in self.seats])

    def score_told(self, score: Score) -> str:
        """Return how many matches each of two players won; it stays on one line."""
        first, second = [short(name, _SCORE_NAME) for name in self.called[:2]]
        told = (first, score.first, score.second, second)
        return "%s\u00a0%d\u00a0:\u00a0%d\u00a0%s" % told


class Unread:
    """The set-up of a match of a game that isn't there: its `text` stays as it is."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self._text = text

    def text(self) -> str:
        return self._text


class Save:
    """One save.

    settings    the `Choices` of SETTINGS
    setup       the `SetUp` of the chosen game, or of the match in progress; `Unread` if its game
                isn't there
    position    the last position from which nothing can be taken back, as text; "" for no match
    plays       the texts of the actions since, a tuple
    score       the `Score` of the game's matches
    turn        the number of the turn that goes on, 1 for the first; 0 if it isn't known
    tip         whether tips come: in the first turns of a first match
    """

    def __init__(
        self, settings: Choices, setup, position="", plays=(), score=None, turn=0, tip=False
    ) -> None:
        self.settings = settings
        self.setup = setup
        self.position = position
        self.plays = plays
        self.score = score or Score()
        self.turn = turn
        self.tip = tip

    def encode(self) -> bytes:
        """Return the save as a record, for `decode`.

        If it is too long, names and the aims that were told are left out: the match matters more.
        """
        settings = self.settings.text()
        record = self._record(settings, self.setup.text())
        if len(record) > MAX_PAYLOAD:
            settings = settings.replace(" told=" + self.settings.get("told"), "")
            setup = self.setup.copy()
            setup.give([])
            record = self._record(settings, setup.text())
        return record

    def _record(self, settings: str, setup: str) -> bytes:
        values = [settings, self.setup.game, setup]
        values.append(self.score.text())
        if self.position:
            turn = "%d%s" % (self.turn, " tip" if self.tip else "")
            values += [self.position, " ".join(self.plays), turn]
        return "\n".join([key + " " + value for key, value in zip(_KEYS, values)]).encode()

    @staticmethod
    def decode(record: bytes) -> "Save":
        """Return the save of a record. Raises ValueError, with a message for people."""
        lines = {}
        for line in record.decode().split("\n"):
            key, _, value = line.partition(" ")
            if key not in _KEYS:
                raise ValueError("a save has no line '%s'" % key)
            lines[key] = value
        wanted = ("game", "setup") + (("match", "plays") if "match" in lines else ())
        for key in wanted:
            if key not in lines:
                raise ValueError("the save has no line '%s'" % key)
        settings = Choices(SETTINGS)
        settings.read(lines.get("settings", ""))
        kind = SetUp if lines["game"] in games.NAMES else Unread
        setup = kind(lines["game"], lines["setup"])
        position = lines.get("match", "")
        plays = tuple(lines.get("plays", "").split())
        turn, _, tip = lines.get("turn", "0").partition(" ")  # older saves have none
        score = Score.read(lines["score"]) if "score" in lines else None
        return Save(settings, setup, position, plays, score, max(int(turn), 0), tip == "tip")

    def reading_game(self):
        """Return the game as it stands after the plays. Yields between the steps.

        Raises Invalid or Illegal.
        """
        name = self.setup.game
        parse = games.part(name, "parse")
        game = parse.read_position(self.position, self.setup.get("edition"))
        yield
        hidden = games.part(name, "validate").hidden_error(game)
        if hidden:
            raise games.Invalid(hidden)
        if game.players != self.setup.players or game.can_take_back():
            raise games.Invalid("match: no position to restore with %d players" % game.players)
        for play in self.plays:
            action = parse.read_action(game, play)
            yield
            game.play(action)
            yield
        if game.to_act() == games.CHANCE:
            raise games.Invalid("plays: go on beyond what can be taken back")
        return game

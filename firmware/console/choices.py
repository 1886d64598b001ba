"""Named choices, each one of a few values: the device's settings, and the set-up of a game."""

import players
from table import PERSON
from ui.texts import LANGUAGES

# (name, where a new device starts, the values in the order in which a person steps through them)
SETTINGS = (
    ("language", "en", tuple([code for code, _ in LANGUAGES])),
    ("brightness", "5", ("1", "2", "3", "4", "5")),
    ("palette", "royal", ("royal", "contrast")),
    ("sound", "on", ("on", "off")),
    ("speed", "normal", ("slow", "normal", "fast")),
)


def setup_choices(name: str, kit) -> tuple:
    """What there is to choose before the game called `name`, whose table's package is `kit`.

    Who sits on each seat, and the kit's own options.
    """
    who = (PERSON,) + players.levels(name)
    choices = [(seat.lower(), PERSON, who) for seat in kit.SEATS]
    choices += [(option, values[0], values) for option, values in kit.OPTIONS]
    return tuple(choices)


def seats_taken(setup: "Choices", kit) -> tuple:
    """The names of the seats that this set-up fills, in the order of the players."""
    count = int(setup.get("players")) if "players" in setup.names else len(kit.SEATS)
    return kit.SEATS[:count]


class Choices:
    """The chosen value of every name in a table like SETTINGS. All are plain ASCII words."""

    def __init__(self, choices: tuple) -> None:
        self.names = tuple([name for name, _, _ in choices])
        self._values = {name: values for name, _, values in choices}
        self._chosen = {name: default for name, default, _ in choices}

    def get(self, name: str) -> str:
        return self._chosen[name]

    def open(self, name: str) -> bool:
        """Whether there is more than one value to choose from."""
        return len(self._values[name]) > 1

    def set(self, name: str, value: str) -> None:
        """Choose. Raises ValueError, in words, for a name or a value that there isn't."""
        if name not in self._values:
            raise ValueError("no choice '%s'; there are %s" % (name, ", ".join(self.names)))
        if value not in self._values[name]:
            allowed = ", ".join(self._values[name])
            raise ValueError("%s can't be '%s'; it is one of %s" % (name, value, allowed))
        self._chosen[name] = value

    def step(self, name: str, by: int) -> None:
        """Go to the next value (`by` = 1) or the one before (-1), round and round."""
        values = self._values[name]
        self._chosen[name] = values[(values.index(self._chosen[name]) + by) % len(values)]

    def text(self) -> str:
        """One line that `read` understands: `language=en brightness=3 ...`."""
        return " ".join([name + "=" + self._chosen[name] for name in self.names])

    def read(self, text: str) -> None:
        """Take over a line written by `text`. Raises ValueError, in words."""
        for word in text.split():
            name, _, value = word.partition("=")
            self.set(name, value)

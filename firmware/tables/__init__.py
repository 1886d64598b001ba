"""Tables: how each game is shown and played on this device: pages, lamps, sounds.

A table is given views, never the game itself, so it can't show what a player must not see. It
answers a press with an action of the game or with a Request, and shows what happened as a narration
in steps that all players can follow.

tools/contracts.py says what the table of each game has. `lessons.txt` and `rules.txt` have the
texts that people learn the game by: docs/add-a-lesson.md.

Bases have what games share, so that a game writes what is its own: `shared.BaseTable`, and
`shared.OpenTable` without secret hands; `simple.SimpleTable`, a whole table to which a game adds
words and lights; `ending.Ending`.
"""

import games
from ui.canvas import SMALL, WIDTH
from ui.texts import say

# Who acts for a player; any other name is a computer's level.
PERSON = "person"
AWAY = "away"  # somebody at a distance, who is told of by lines
NOBODY = ""  # in a problem, a lesson and the last turns


called: tuple[str, ...] = ()  # what the players at the table are called, in the language in use


class Request:
    """What a press asks for if it is no action. Compared by identity."""

    def __init__(self, name: str) -> None:
        self.name = name


TAKE_BACK = Request("take back")
COVER = Request("cover")
PAUSE = Request("pause")
HINT = Request("hint")
FOLLOW = Request("follow")  # plays the first action of the hint that is shown


def names_of(game: str, given: list, who: tuple) -> tuple:
    """Return what players are called: as people say, by a computer's level, else by the seat.

    given: the names that people gave, "" for none; not for those at a distance. who: who acts for
    each player. Where two are the same they have a number.
    """
    names = []
    for seat, name, acts in zip(games.declared(game).SEATS, given, who):
        if acts not in (PERSON, AWAY, NOBODY):
            level = acts[0].upper() + acts[1:]
            name = say(level)
        elif acts != PERSON or AWAY in who:
            name = ""
        names.append(name or say(seat))
    return tuple(
        [
            "%s %d" % (names[i], names[: i + 1].count(names[i]))
            if names.count(names[i]) > 1
            else names[i]
            for i in range(len(names))
        ]
    )


def short(name: str, width: int, font=SMALL) -> str:
    """Return a name, cut where it is wider than so many pixels; a number behind it stays."""
    if font.measure(name, 0, len(name)) <= width:
        return name
    letters, space, number = name.partition(" ")
    number = "." + space + number
    width -= 1 + font.measure(number, 0, len(number))
    end = len(letters) - 1
    while end > 1 and font.measure(letters, 0, end) > width:
        end -= 1
    return letters[:end] + number


def told(sentence: str, name: str, *more, width=WIDTH, font=SMALL) -> str:
    """Return a sentence with a name and more in its places; the name is cut if it is too wide."""
    without = sentence % (("",) + more)
    room = width - font.measure(without, 0, len(without)) - 1
    return sentence % ((short(name, room, font),) + more)


def end_of(player: int) -> int:
    """Return the end where a player sits: players alternate between the ends."""
    return player & 1


def module(game: str, name: str) -> str:
    """Return the full name of a module of a game's table, such as "table" or "ending"."""
    return "tables.%s.%s" % (games.folder(game), name)

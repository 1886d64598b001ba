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

# Who acts for a player; any other name is a computer's level.
PERSON = "person"
AWAY = "away"  # somebody at a distance, who is told of by lines
NOBODY = ""  # in a problem, a lesson and the last turns


class Request:
    """What a press asks for if it is no action. Compared by identity."""

    def __init__(self, name: str) -> None:
        self.name = name


TAKE_BACK = Request("take back")
COVER = Request("cover")
PAUSE = Request("pause")
HINT = Request("hint")
FOLLOW = Request("follow")  # plays the first action of the hint that is shown


def end_of(player: int) -> int:
    """Return the end where a player sits: players alternate between the ends."""
    return player & 1


def module(game: str, name: str) -> str:
    """Return the full name of a module of a game's table, such as "table" or "ending"."""
    return "tables.%s.%s" % (games.folder(game), name)

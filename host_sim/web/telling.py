"""What was played in a turn of a recorded game, in the words of the game's own table.

Runs on CPython and MicroPython.
"""

import tables
from games import CHANCE
from tables import NOBODY


def told(app, game, history) -> list:
    """Redo the next turn of a game; return who played, and what the table of `app` tells of it.

    The game must be the one on the table; history: its `games.history.History`
    """
    from app.sitting import Player, Sitting  # loaded as long as there is a match

    sitting = Sitting(app, game, (Player(NOBODY),) * game.players)
    steps = sitting.table.narration = _Steps()
    sitting.show_past(0)
    sitting.actor = game.to_act()
    for acts in (sitting.actor, CHANCE):
        while history.ahead and game.to_act() == acts:
            done = history.ahead[-1]
            history.redo()
            sitting.tell(0, CHANCE if isinstance(done, bytes) else done)
    name = tables.called[sitting.actor]
    if not any(name in words for words in steps.words):
        steps.words.insert(0, name)
    return steps.words


class _Steps:
    """Stands in for a `tables.shared.Narration`, and keeps all words."""

    telling = False
    step_ms = 0

    def __init__(self):
        self.words = []

    def add(self, words: str, tune: bytes, scene) -> None:
        self.words.append(words)

    def clear(self) -> None:
        self.words = []

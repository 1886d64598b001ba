"""The main menu."""

import games
from console import words
from console.listing import Line, Listing
from ui.texts import N_

_RESUME = N_("Resume the game")


class MainMenu(Listing):
    """Take up the saved game, begin one of the games, or change the settings."""

    def __init__(self, console) -> None:
        lines = [Line(words.GAMES[name], "setup") for name in games.NAMES]
        lines.append(Line(N_("Settings"), "settings"))
        super().__init__(console, "Regalia", lines)
        if console.waiting:
            lines.insert(0, Line(_RESUME, "match"))
        else:
            self.cursor = games.NAMES.index(console.game)

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _RESUME:
            self.console.resume_match()
        for name in games.NAMES:
            if line.key == words.GAMES[name]:
                self.console.choose(name)
        return super().chosen(now, end, line)

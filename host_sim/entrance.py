"""A screen that comes from power-on instead of the title, as a link asks for it.

Runs on CPython and MicroPython.
"""

import games
from ui.languages import LANGUAGES

PROBLEM = "problem"

_PLAY = "play"

# For each word of a press script the screen that it shows.
_SCREENS = {_PLAY: "people", "learn": "learn", PROBLEM: "problems"}
COMMANDS = tuple(_SCREENS)
LISTS = ("learn", PROBLEM)  # they show a list, of which OK opens the first one that isn't done


def line(command: str, arguments: tuple) -> str:
    """Return the line of a press script that shows a screen."""
    return " ".join([command] + [str(argument) for argument in arguments])


def check(command: str, game: str, detail) -> None:
    """Raise ValueError if there is nothing of the kind to `show`."""
    declared = games.declared(game)
    if command == PROBLEM:
        _check_problem(game, declared, detail)
    elif detail not in dict(LANGUAGES):
        raise ValueError(f"there is no language {detail}")


def _check_problem(game: str, declared, number: int) -> None:
    if not declared.PROBLEMS:
        raise ValueError(f"{game} has no problems")
    count = games.part(game, "problems").COUNT
    if not 1 <= number <= count:
        raise ValueError(f"the problems of {game} are 1 to {count}, not {number}")


def show(desk, command: str, game: str, detail) -> None:
    """Switch a `Desk` off and on, and show the menu, lessons or problems of a game, not the title.

    detail: of a problem its number; else the code of the language in which to go on. The saved
    match stays; who wants to play its game is shown the main menu, where it is resumed. Raises
    ValueError if there is nothing of the kind.
    """
    check(command, game, detail)
    desk.power_off()
    desk.power_on()
    app = desk.app
    if app:  # else the screen of a crash is shown
        for _ in app.choosing(game):
            pass
        saved = app.resumable
        resumes = command == _PLAY and saved and saved.setup.game == game
        app.home = "menu" if resumes else _SCREENS[command]
        if command == PROBLEM:
            app.problem = detail
        else:
            speak(app, detail)


def speak(app, language: str) -> None:
    """Set the language of the displays; it isn't asked for then."""
    app.settings.set("language", language)
    app.from_title = "menu"
    app.use_texts()

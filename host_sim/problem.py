"""A problem on the table from power-on, as a link asks for it. Runs on CPython and MicroPython."""

import games


def check(game: str, number: int) -> None:
    """Raise ValueError if the game called `game` has no problem of this number."""
    if not games.declared(game).PROBLEMS:
        raise ValueError(f"{game} has no problems")
    count = games.part(game, "problems").COUNT
    if not 1 <= number <= count:
        raise ValueError(f"the problems of {game} are 1 to {count}, not {number}")


def show(desk, game: str, number: int) -> None:
    """Switch a `Desk` off and on, and list a game's problems from this one instead of the title.

    Saves stay as they are. Raises ValueError if there is no such problem.
    """
    check(game, number)
    desk.power_off()
    desk.power_on()
    app = desk.app
    if app:  # else the screen of a crash is shown
        app.choose(game)
        app.problem = number
        app.home = "problems"

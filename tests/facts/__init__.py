"""What tests must know of a game beyond its contract: a module for each game, with defaults.

`of(name)` makes the `Facts` of tests/facts/<game>.py. A game without that file has the defaults.
"""

import importlib
import random
from pathlib import Path

import games
from base import Rng
from games import OVER
from tables import end_of
from tests.moments import legal, started, walked

_LONGEST = 40  # presses until what is looked for comes


def of(name: str) -> "Facts":
    """Return the facts of a game."""
    folder = games.folder(name)
    if not (Path(__file__).parent / f"{folder}.py").exists():
        return Facts(name)
    return importlib.import_module(f"tests.facts.{folder}").Facts(name)


def permute_hidden(game, player: int, shuffler: random.Random) -> None:
    """Shuffle all that is hidden from a player."""
    of(game.NAME).permute_hidden(game, player, shuffler)


def reviewed() -> list[str]:
    """Return the games with hints and a review."""
    declared = [games.declared(name) for name in games.NAMES]
    return [game.NAME for game in declared if game.HINT_LEVEL or game.SCORED]


def varied() -> list[str]:
    """Return the games with several numbers of players."""
    declared = [games.declared(name) for name in games.NAMES]
    return [game.NAME for game in declared if game.MIN_PLAYERS < game.MAX_PLAYERS]


def computers(name: str, seats: int | None = None) -> dict[str, str]:
    """Return the settings that seat computers of the lowest level, on the first `seats`."""
    declared = games.declared(name)
    return {seat.lower(): declared.LEVELS[0] for seat in declared.SEATS[:seats]}


class Facts:
    """Defaults. They fit a game that hides nothing.

    TURNS    how many turns a match of two computers has, at least
    DEALS    how many deals show that the second level is stronger than the first one
    """

    TURNS = 10
    DEALS = 50

    def __init__(self, name: str):
        self.name = name

    def permute_hidden(self, game, player: int, shuffler: random.Random) -> None:
        """Shuffle all that is hidden from `player`. Each place keeps its number of cards."""

    def act_of_longest(self, game, choices: list[int]) -> int:
        """Choose an action with which the game lasts as long as its rules allow."""
        return min(choices, key=lambda action: after(game, action, is_over))

    def event_of_longest(self, game, rng: Rng) -> bytes:
        """Draw a chance event with which the game lasts as long as its rules allow."""
        return game.sample(rng)

    def play(self, people, table, game, action: int) -> None:
        """Play an action of the person who is asked, by the buttons of their end.

        Here: right steps through the legal actions, and OK plays one.
        """
        reason = game.illegal_reason(action)
        assert not reason, games.part(self.name, "validate").REASONS[reason]
        at = legal(game).index(action)
        people.press(end_of(game.to_act()), *["right"] * at, "ok")

    def near_the_end(self) -> dict:
        """Return settings of a match that computers soon end. Here: a random game's end."""
        notation = games.part(self.name, "notation")
        settled = []
        for game in walked(*started(self.name, 1, games.declared(self.name).MIN_PLAYERS)):
            if not game.can_take_back():
                settled.append(notation.position(game))
        return {"match": settled[-self.TURNS :][0]}

    def longest_saves(self) -> list[tuple[str, str]]:
        """Return saves that are longer than those of random games: (position, plays)."""
        return []

    def brightest(self, laid):
        """Lay the pictures with the most light on lamps, a `tests.tables.laid.Laid`; stop at each.

        Here: those of random games.
        """
        for seed in range(4):
            laid.deal(seed)
            yield from laid.pictures(Rng(seed))


def after(game, action: int, ask):
    """Return what `ask` answers about the game after an action."""
    game.play(action)
    found = ask(game)
    game.undo()
    return found


def is_over(game) -> bool:
    return game.to_act() == OVER


def press_until(people, end: int, button: str, condition) -> None:
    """Press a button until `condition()`."""
    for _ in range(_LONGEST):
        if condition():
            return
        people.press(end, button)
    raise AssertionError(f"{_LONGEST} times {button} don't lead there")

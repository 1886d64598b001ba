"""Players of the arena by name: levels and external programs."""

import ai
import games
from base import Rng
from games import Invalid
from tools.arena.fault import CRASH, Fault
from tools.arena.match import Match
from tools.arena.program import Program
from tools.trouble import Trouble

PROGRAM = "exec:"


class Thinking:
    """A level of the computer: a new thinker decides each turn."""

    def __init__(self, game: str, level: str):
        self._game = game
        self._level = level

    def decide(self, view, seed: int) -> bytes:
        """Return the actions of the turn. Raises Fault if the thinker fails."""
        try:
            thinker = ai.thinker(self._game, self._level, view, Rng(seed))
            while not thinker.step():
                pass
            return bytes(thinker.choice)
        except Exception as failure:
            raise Fault(CRASH, f"{type(failure).__name__}: {failure}") from failure

    def close(self) -> None:
        """There is nothing to close."""


Player = Thinking | Program


def entrant(name: str, match: Match) -> Player:
    """Return the player of that name: a level, or `exec:` and a command line."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), match)
    return Thinking(match.game, name)


def check(match: Match) -> None:
    """Raise Trouble unless the rules and both players exist."""
    try:
        match.new_game()
    except Invalid as why:
        raise Trouble(str(why)) from None
    known = games.declared(match.game).LEVELS
    for name in match.entrants:
        if name.startswith(PROGRAM):
            _try(name, match)
        elif name not in known:
            raise Trouble(
                f"no player of {match.game} is called '{name}';"
                f" there are {', '.join([*known, PROGRAM])}COMMAND"
            )


def _try(name: str, match: Match) -> None:
    """Start the program once to see that it answers. Raises Trouble."""
    program = Program(name.removeprefix(PROGRAM), match)
    try:
        program.greet()
    except Fault as fault:
        raise Trouble(f"{name}: {fault}") from None
    finally:
        program.close()

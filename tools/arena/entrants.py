"""Players of the arena by name: levels and external programs."""

from typing import Protocol

import games
from games import Invalid
from tools.arena.fault import Fault
from tools.arena.match import Match
from tools.arena.program import Program
from tools.arena.thinking import Thinking
from tools.trouble import Trouble

PROGRAM = "exec:"


class Player(Protocol):
    """A player that decides turns from the view of the player to act."""

    def decide(self, view, seed: int) -> bytes:
        """Return the actions of the turn: the same for the same view and seed. Raises Fault."""
        ...

    def close(self) -> None:
        """End the player's process, if any; `decide` starts it again."""
        ...


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

"""The names under which players enter the arena, and the players that they stand for."""

from functools import partial
from typing import Protocol

import players
from games import Invalid
from tools.arena import opponents
from tools.arena.fault import Fault, Trouble
from tools.arena.match import Match
from tools.arena.program import Program
from tools.arena.thinking import Thinking

PROGRAM = "exec:"


class Player(Protocol):
    """One that is asked for turns, each time with nothing but the view of the player to act."""

    def decide(self, view, seed: int) -> bytes:
        """The actions of the turn, the same ones for the same view and seed. Raises Fault."""
        ...

    def close(self) -> None:
        """End what runs besides; the player may be asked again."""
        ...


def names(game: str) -> list[str]:
    """Everybody who is at home here, for that game: its levels, then its other opponents."""
    return [*players.levels(game), *opponents.names(game)]


def entrant(name: str, match: Match) -> Player:
    """The player of that name: a level, an opponent, or `exec:` and a command line."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), match)
    if name in opponents.names(match.game):
        return Thinking(opponents.maker(name, match.rollouts))
    return Thinking(partial(players.thinker, match.game, name))


def check(match: Match) -> None:
    """See that the table can be laid, and that both entrants are there. Raises Trouble."""
    try:
        match.table()
    except Invalid as why:
        raise Trouble(str(why)) from None
    known = names(match.game)
    for name in match.entrants:
        if name.startswith(PROGRAM):
            _call(name, match)
        elif name not in known:
            raise Trouble(
                f"no player of {match.game} is called '{name}';"
                f" there is {', '.join([*known, PROGRAM])}COMMAND"
            )


def _call(name: str, match: Match) -> None:
    """Start the program once, to hear whether it answers. Raises Trouble."""
    program = Program(name.removeprefix(PROGRAM), match)
    try:
        program.greet()
    except Fault as fault:
        raise Trouble(f"{name}: {fault}") from None
    finally:
        program.close()

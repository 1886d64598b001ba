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
    """The player of that name: a level, an opponent, or `exec:` and a command line.

    Raises Invalid when nobody is called so.
    """
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), match)
    if name in players.levels(match.game):
        return Thinking(partial(players.thinker, match.game, name))
    if name in opponents.names(match.game):
        return Thinking(opponents.maker(match.game, name, match.rollouts))
    known = ", ".join(names(match.game)) or "nobody at home"
    raise Invalid(f"no player of {match.game} is called '{name}'; there is {known}, and exec:...")


def try_out(match: Match) -> None:
    """See that the table can be laid and both entrants answer. Raises Trouble."""
    try:
        match.table()
        for name in match.entrants:
            player = entrant(name, match)
            if isinstance(player, Program):
                try:
                    player.greet()
                finally:
                    player.close()
    except Invalid as why:
        raise Trouble(str(why)) from None
    except Fault as fault:
        raise Trouble(f"{name}: {fault}") from None

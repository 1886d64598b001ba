"""All turns of a position: which of them win, and the shortest that does."""

from collections.abc import Iterator
from typing import NamedTuple

from games.royal_visit.game import Game
from games.royal_visit.plays import ACTIONS, END, FAMILY, PASS

_HARDEST = (5, 6, 7, 8)  # the greatest difficulty of each grade but the last
GRADES = len(_HARDEST) + 1


class Proof(NamedTuple):
    """What a complete search has found.

    solution       the actions of the shortest turn that wins, without END; b"" if none wins
    wins, turns    number of different turns that win, and of all. Turns differ in where the pieces
                   end or in the cards they use
    termination    how the solution wins
    """

    solution: bytes
    wins: int
    turns: int
    termination: int

    @property
    def difficulty(self) -> int:
        """How many different plays the solution has, and how rare a turn is that wins."""
        return len(set(self.solution)) + (self.turns // self.wins).bit_length()

    @property
    def grade(self) -> int:
        """From 1, easy, to GRADES."""
        return 1 + sum(self.difficulty > hardest for hardest in _HARDEST)


def prove(game: Game) -> Proof:
    """Search all turns, those with few plays first; the game is at the start of one."""
    side = game.side
    solution, termination = b"", 0
    outcomes: dict[tuple[bytes, bytes], bool] = {}  # where a turn ends: whether it wins
    for turn, outcome in _turns(game):
        outcomes[outcome] = game.winners() == 1 << side
        if outcomes[outcome] and (not solution or len(turn) < len(solution)):
            solution, termination = turn, game.termination
    return Proof(solution, sum(outcomes.values()), len(outcomes), termination)


def _turns(game: Game) -> Iterator[tuple[bytes, tuple[bytes, bytes]]]:
    """Yield each turn without END, and where it ends; the game is after it."""
    side = game.side
    known = set()
    waiting = [b""]
    for plays in waiting:  # grows
        for action in plays:
            game.play(action)
        legal = bytearray(ACTIONS)
        for action in legal[: game.legal(legal)]:
            if action == PASS:
                continue
            outcome = _outcome(game, side)
            game.play(action)
            if action == END:
                yield plays, outcome
            else:
                turn, outcome = plays + bytes([action]), _outcome(game, side)
                state = (FAMILY[turn[0]], *outcome)
                if game.termination:
                    yield turn, outcome
                elif state not in known:
                    known.add(state)
                    waiting.append(turn)
            game.undo()
        for _ in plays:
            game.undo()


def _outcome(game: Game, side: int) -> tuple[bytes, bytes]:
    return bytes(game.pieces), bytes(game.hands[side])

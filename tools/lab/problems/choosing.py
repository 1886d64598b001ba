"""Choice of problems: as many of each grade, of many kinds, from easy to hard."""

from collections.abc import Iterable

from games.royal_visit.game import Game
from games.royal_visit.notation import turn
from games.royal_visit.plays import FAMILY, KING, RED, in_duchy
from games.royal_visit.position import BY_DECK
from tools.lab.problems.proof import GRADES, Proof
from tools.trouble import Trouble

Problem = tuple[Game, Proof]


def choose(found: Iterable[Problem], each: int) -> list[Problem]:
    """Return at most `each` problems of every grade, from easy to hard; Trouble if there is none.

    No two problems have the same solution.
    """
    by_solution = {
        turn(game, proof.solution): (game, proof)
        for game, proof in found
        if _is_problem(game, proof)
    }
    chosen = []
    for grade in range(1, GRADES + 1):
        graded = [problem for problem in by_solution.values() if problem[1].grade == grade]
        chosen += sorted(_mixed(graded)[:each], key=_difficulty)
    if not chosen:
        raise Trouble("there is none in these games: play more --games")
    return chosen


def _is_problem(game: Game, proof: Proof) -> bool:
    """Return whether a win needs two plays at least, and more than to use up the deck."""
    waits = proof.termination == BY_DECK and in_duchy(game.pieces[KING], RED)
    return len(proof.solution) > 1 and not waits


def _mixed(problems: list[Problem]) -> list[Problem]:
    """Return the problems with one of each kind first, then the second of each kind, and so on."""
    kinds: dict[tuple[int, int], list[Problem]] = {}
    for problem in problems:
        kinds.setdefault(_kind(problem), []).append(problem)
    rounds = [(nth, kind) for kind in kinds for nth in range(len(kinds[kind]))]
    return [kinds[kind][nth] for nth, kind in sorted(rounds)]


def _kind(problem: Problem) -> tuple[int, int]:
    """Return how a problem is won, and by which family of plays. All wins by the deck are alike."""
    _, proof = problem
    if proof.termination == BY_DECK:
        return BY_DECK, 0
    return proof.termination, FAMILY[proof.solution[0]]


def _difficulty(problem: Problem) -> tuple[int, float]:
    _, proof = problem
    return proof.difficulty, proof.turns / proof.wins

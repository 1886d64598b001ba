"""What came of an arena, as plain data: the saved report, and what the sheet is written from.

Everything but "run" depends on the match and the number of deals alone.
"""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from tools.arena import figures
from tools.arena.match import Match
from tools.arena.playing import FORFEIT, UNFINISHED, Deal
from tools.arena.seats import arrangements

_TOLD = 5  # mistakes of each kind that are told in words


def report(match: Match, deals: Sequence[Deal], seconds: float, lanes: str) -> dict:
    """The report of these deals, at least one, that `lanes` played in so many seconds."""
    deals = sorted(deals)
    scores = [deal.score for deal in deals]
    score = fmean(scores)
    low, high = figures.interval(scores)
    played = [game for deal in deals for game in deal.games]
    return {
        "match": match._asdict(),
        "deals": len(deals),
        "games_of_a_deal": len(arrangements(match.players)),
        "score": score,
        "interval": [low, high],
        "elo": _finite(figures.elo(score)),
        "elo_interval": [_finite(figures.elo(low)), _finite(figures.elo(high))],
        "deals_by_score": {f"{s:g}": n for s, n in sorted(Counter(scores).items())},
        "wins": _wins(deals),
        "turns_of_a_game": fmean(game.turns for game in played),
        "mistakes": [_mistakes(deals, entrant) for entrant in (0, 1)],
        "run": {
            "lanes": lanes,
            "seconds": round(seconds, 3),
            "games_a_second": round(len(played) / seconds, 3),
            "decisions": [_times(deals, entrant) for entrant in (0, 1)],
        },
    }


def _finite(number: float) -> float | None:
    """What JSON can hold: it has no infinity."""
    return number if math.isfinite(number) else None


def _wins(deals: Sequence[Deal]) -> dict[str, list[float]]:
    """For each ending the wins of either entrant; the usual endings first, by name."""
    wins: dict[str, list[float]] = {}
    for deal in deals:
        for game in deal.games:
            of_how = wins.setdefault(game.how, [0.0, 0.0])
            of_how[0] += game.score
            of_how[1] += 1 - game.score
    return dict(sorted(wins.items(), key=lambda item: (item[0] in (FORFEIT, UNFINISHED), item[0])))


def _mistakes(deals: Sequence[Deal], entrant: int) -> dict[str, dict]:
    """For each kind of mistake how often the entrant made it, and the first few in words."""
    found: dict[str, dict] = {}
    for deal in deals:
        for number, game in enumerate(deal.games, 1):
            mistake = game.mistake
            if mistake and mistake.entrant == entrant:
                of_kind = found.setdefault(mistake.kind, {"count": 0, "first": []})
                of_kind["count"] += 1
                if len(of_kind["first"]) < _TOLD:
                    place = f"deal {deal.number}, game {number}, turn {mistake.turn}"
                    of_kind["first"].append(f"{place}: {mistake.words}")
    return dict(sorted(found.items()))


def _times(deals: Sequence[Deal], entrant: int) -> dict[str, float]:
    """How many decisions there were, and how many milliseconds they took."""
    spent = [time / 1000 for deal in deals for game in deal.games for time in game.spent[entrant]]
    return {
        "count": len(spent),
        "median_ms": median(spent) if spent else 0.0,
        "worst_ms": max(spent, default=0.0),
    }

"""Report of an arena as plain data: saved as JSON, and printed as a sheet.

Everything but "run" depends only on the match and the number of deals.
"""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from tools.arena import figures
from tools.arena.match import Match
from tools.arena.playing import FORFEIT, UNFINISHED, Deal
from tools.arena.seats import arrangements

_TOLD = 5  # mistakes of each kind that are described


def report(match: Match, deals: Sequence[Deal], seconds: float, where: str) -> dict:
    """Return the report of one or more deals; `where` says where they were played."""
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
        **_coached(deals),
        "deals_by_score": {f"{s:g}": n for s, n in sorted(Counter(scores).items())},
        "wins": _wins(deals),
        "beginner": _beginner(deals),
        "turns_of_a_game": fmean(game.turns for game in played),
        "mistakes": [_mistakes(deals, entrant) for entrant in (0, 1)],
        "run": {
            "where": where,
            "seconds": round(seconds, 3),
            "games_a_second": round(len(played) / seconds, 3),
            "decisions": [_times(deals, entrant) for entrant in (0, 1)],
        },
    }


def _finite(number: float) -> float | None:
    """Return None for infinity, which JSON doesn't have."""
    return number if math.isfinite(number) else None


def _wins(deals: Sequence[Deal]) -> dict[str, list[float]]:
    """Return each entrant's wins by termination: those of the rules first, by name."""
    wins: dict[str, list[float]] = {}
    for deal in deals:
        for game in deal.games:
            shares = wins.setdefault(game.termination, [0.0, 0.0])
            shares[0] += game.score
            shares[1] += 1 - game.score
    return dict(sorted(wins.items(), key=lambda item: (item[0] in (FORFEIT, UNFINISHED), item[0])))


def _beginner(deals: Sequence[Deal]) -> dict:
    """Return the mean share of the win of the player who begins, and its 95 % interval.

    Empty unless a player won each game of a deal.
    """
    means = []
    for deal in deals:
        shares = [game.beginner for game in deal.games if game.beginner is not None]
        if len(shares) == len(deal.games):
            means.append(fmean(shares))
    return {"share": fmean(means), "interval": figures.interval(means)} if means else {}


def _coached(deals: Sequence[Deal]) -> dict:
    """Return the luck-adjusted score and the errors, of the deals whose games have an account.

    adjusted             the mean score less luck, which is unbiased
    adjusted_interval    its 95 % interval
    given                the share of the win that each entrant gave away in a turn
    """
    adjusted = []
    accounts = []
    for deal in deals:
        told = [game.account for game in deal.games if game.account]
        if len(told) == len(deal.games):
            adjusted.append(deal.score - fmean(account.luck for account in told))
            accounts += told
    if not adjusted:
        return {}
    given = [
        sum(a.given[i] for a in accounts) / max(sum(a.turns[i] for a in accounts), 1)
        for i in (0, 1)
    ]
    return {
        "adjusted": fmean(adjusted),
        "adjusted_interval": figures.interval(adjusted),
        "given": given,
    }


def _mistakes(deals: Sequence[Deal], entrant: int) -> dict[str, dict]:
    """Return the entrant's mistakes by kind: their count, and the first few in words."""
    found: dict[str, dict] = {}
    for deal in deals:
        for number, game in enumerate(deal.games, 1):
            mistake = game.mistake
            if mistake and mistake.entrant == entrant:
                same = found.setdefault(mistake.kind, {"count": 0, "first": []})
                same["count"] += 1
                if len(same["first"]) < _TOLD:
                    place = f"deal {deal.number}, game {number}, turn {mistake.turn}"
                    same["first"].append(f"{place}: {mistake.words}")
    return dict(sorted(found.items()))


def _times(deals: Sequence[Deal], entrant: int) -> dict[str, float]:
    """Return the number of the entrant's decisions and their times in milliseconds."""
    spent = [time / 1000 for deal in deals for game in deal.games for time in game.spent[entrant]]
    return {
        "count": len(spent),
        "median_ms": median(spent) if spent else 0.0,
        "worst_ms": max(spent, default=0.0),
    }

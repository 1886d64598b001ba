"""Report of an arena as a page of text."""

from tools.arena.entrants import PROGRAM
from tools.arena.figures import elo

_WIDEST = 28  # letters of an entrant's name
_COACHED = ("less luck", "95 % interval", "error a turn")  # the last in thousandths of a win


def sheet(report: dict) -> str:
    """Return the table of a report, with the mistakes below."""
    names = [_short(name) for name in report["match"]["entrants"]]
    columns = [[name, *_column(report, entrant)] for entrant, name in enumerate(names)]
    width = max(12, *(len(name) + 2 for name in names))
    lines = [_heading(report), ""]
    for label, *cells in zip(["", *_labels(report)], *columns, strict=True):
        lines.append(f"{label:<18}" + "".join(f"{cell:>{width}}" for cell in cells))
    lines += ["", *_beginner(report["beginner"]), _pace(report)]
    for name, mistakes in zip(names, report["mistakes"], strict=True):
        lines += _mistakes(name, mistakes)
    return "\n".join(lines)


def _short(name: str) -> str:
    name = name.removeprefix(PROGRAM)
    return name if len(name) <= _WIDEST else "..." + name[3 - _WIDEST :]


def _heading(report: dict) -> str:
    match = report["match"]
    rules = f" ({match['rules']})" if match["rules"] else ""
    table = f", {match['players']} players" if match["players"] > 2 else ""
    return (
        f"{match['game']}{rules}{table}, seed {match['seed']}: {report['deals']:,} deals,"
        f" each played {report['games_of_a_deal']} times, in different seats"
    )


def _labels(report: dict) -> list[str]:
    endings = [f"won by {ending}" for ending in report["wins"]]
    return [
        *("score", "95 % interval", "Elo", "95 % interval"),
        *(_COACHED if "adjusted" in report else ()),
        *endings,
        *("decisions", "ms, median", "ms, worst"),
    ]


def _column(report: dict, entrant: int) -> list[str]:
    """Return an entrant's cells, in the order of the labels."""
    score, (low, high) = report["score"], report["interval"]
    if entrant:
        score, low, high = 1 - score, 1 - high, 1 - low
    times = report["run"]["decisions"][entrant]
    return [
        f"{100 * score:.1f} %",
        f"{100 * low:.1f}..{100 * high:.1f}",
        f"{elo(score):+z.0f}",
        f"{elo(low):+z.0f}..{elo(high):+z.0f}",
        *_coached(report, entrant),
        *(f"{wins[entrant]:,.10g}" for wins in report["wins"].values()),
        f"{times['count']:,}",
        f"{times['median_ms']:,.1f}",
        f"{times['worst_ms']:,.1f}",
    ]


def _coached(report: dict, entrant: int) -> list[str]:
    """Return an entrant's cells about luck and errors."""
    if "adjusted" not in report:
        return []
    score, (low, high) = report["adjusted"], report["adjusted_interval"]
    if entrant:
        score, low, high = 1 - score, 1 - high, 1 - low
    return [
        f"{100 * score:.1f} %",
        f"{100 * low:.1f}..{100 * high:.1f}",
        f"{1000 * report['given'][entrant]:.1f}",
    ]


def _beginner(found: dict) -> list[str]:
    if not found:
        return []
    low, high = found["interval"]
    return [f"who begins wins {100 * found['share']:.1f} % ({100 * low:.1f}..{100 * high:.1f})"]


def _pace(report: dict) -> str:
    run = report["run"]
    return (
        f"{report['turns_of_a_game']:.1f} turns a game, {run['games_a_second']:.1f} games a second"
        f" on {run['where']}, {run['seconds']:.0f} s in all"
    )


def _mistakes(name: str, mistakes: dict[str, dict]) -> list[str]:
    lines = []
    for kind, found in mistakes.items():
        lines += ["", f"{name}, games lost by {kind}: {found['count']:,}"]
        lines += [f"  {words}" for words in found["first"]]
        if found["count"] > len(found["first"]):
            lines.append("  ...")
    return lines

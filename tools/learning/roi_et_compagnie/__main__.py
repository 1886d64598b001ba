"""The `train` task for Roi & Compagnie: trains the networks and writes them into the firmware.

Ctrl-C stops it; the next start resumes.
"""

import sys

from host_sim.command_line import Parser, whole
from tools.interpreters import ROOT
from tools.learning import curve
from tools.learning.__main__ import last_commit, train
from tools.learning.roi_et_compagnie import export
from tools.learning.roi_et_compagnie.training import Plan, Run

GAME = "roi-et-compagnie"
PLANS = {
    "chancellor": Plan(width=32, games=30_000),
}

_PICTURE = ROOT / "firmware/docs/images/learning-curve-roi-et-compagnie.png"
_SOURCES = (
    "firmware/games/roi_et_compagnie",
    "firmware/ai/roi_et_compagnie/network.py",
    "firmware/ai/roi_et_compagnie/criteria.py",
    "tools/learning",
)


def main(words: list[str]) -> int:
    """Train the levels that `words` name, or all; return the exit status."""
    parser = Parser(prog=f"dev.py train {GAME}", description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"any of {', '.join(PLANS)}")
    parser.add_argument(
        "--games",
        type=whole(1),
        help="train with so many games, as a trial: don't change the firmware",
    )
    options = parser.parse_args(words)
    unknown = set(options.levels) - set(PLANS)
    if unknown:
        parser.error(f"no level that is trained is called {', '.join(sorted(unknown))}")
    for level in options.levels or PLANS:
        if options.games:
            train(Run(_run(f"{level}-tried"), PLANS[level]._replace(games=options.games)))
        else:
            put_into_firmware(level, train(Run(_run(level), PLANS[level])))
    if not options.games:
        runs = [Run(_run(level), plan) for level, plan in PLANS.items()]
        curve.draw([run for run in runs if run.resume()], _PICTURE)
        print(f"{_PICTURE.relative_to(ROOT)} written")
    return 0


def _run(level: str) -> str:
    """Return the name of a level's run."""
    return f"{GAME}-{level}"


def put_into_firmware(level: str, run: Run) -> None:
    """Write the level's module and weights."""
    header = (
        f"The {level} of Roi & Compagnie, trained in {run.plan.games:,} games against itself.\n\n"
        f"Made by `dev.py train {GAME} {level}` from seed {run.plan.seed},"
        f" {run.plan.width} hidden units,\n"
        f"with the engine of commit {last_commit(_SOURCES)}.\n"
    )
    module = export.put(export.quantise(run.judge), ROOT / "firmware", level, header)
    print(f"{module.relative_to(ROOT)} and its blocks written")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The `train` task: trains the networks of the levels and writes them into the firmware.

Ctrl-C stops it; the next start resumes.
"""

import importlib
import subprocess
import sys
from collections.abc import Iterable
from typing import TypeVar

from tqdm import tqdm

import games
from host_sim.command_line import Parser, whole
from tools.interpreters import ROOT
from tools.learning import curve, export
from tools.learning.training import Plan, Run

PLANS = {
    "courtier": Plan(width=2, games=40_000, batch=32, rate=2e-3, lift=1.0),
    "chancellor": Plan(width=24, games=80_000),
    "sovereign": Plan(width=64, games=800_000),
}

_OTHER_GAMES = ("roi-et-compagnie", "banquet-royal")
_Run = TypeVar("_Run", bound=Run)
_PICTURE = ROOT / "firmware/docs/images/learning-curve.png"
_LOOKS = 50  # points of the curve
_SOURCES = (
    "firmware/games/royal_visit",
    "firmware/ai/royal_visit/network.py",
    "firmware/ai/royal_visit/search.py",
    "tools/learning",
)


def main(words: list[str]) -> int:
    """Train the levels that `words` name, or all; return the exit status.

    The first word may name another game than Royal Visit.
    """
    if words and words[0] in _OTHER_GAMES:
        package = f"tools.learning.{games.folder(words[0])}.__main__"
        return importlib.import_module(package).main(words[1:])
    parser = Parser(prog="dev.py train", description=__doc__)
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
    levels = options.levels or PLANS
    if options.games:
        for level in levels:
            train(Run(f"{level}-tried", PLANS[level]._replace(games=options.games)))
        return 0
    for level in levels:
        put_into_firmware(level, train(Run(level, PLANS[level])))
    runs = [run for run in (Run(level, plan) for level, plan in PLANS.items()) if run.resume()]
    if runs:
        curve.draw(runs, _PICTURE)
        print(f"{_PICTURE.relative_to(ROOT)} written")
    return 0


def train(run: _Run) -> _Run:
    """Play a run to its end, resuming from its checkpoint."""
    run.resume()
    plan = run.plan
    look_every = max(plan.games // _LOOKS // plan.batch, 1) * plan.batch
    with tqdm(total=plan.games, initial=run.games, unit=" games", desc=run.name) as bar:
        while run.games < plan.games:
            run.play_batch()
            bar.update(plan.batch)
            if run.games % look_every == 0:
                run.look()
                run.save()
                bar.set_postfix_str(f"{run.curve[-1][1]:.1%} against the hand-written one")
    run.save()
    print(f"The run is saved in {run.path.relative_to(ROOT)}")
    return run


def put_into_firmware(level: str, run: Run) -> None:
    """Write the level's module and weights."""
    whole = export.quantise(run.rows, run.output)
    module = export.put(whole, ROOT / "firmware", level, _header(level, run.plan))
    print(f"{module.relative_to(ROOT)} and its blocks written")


def _header(level: str, plan: Plan) -> str:
    """Return the docstring of a level's module: the run that made its weights."""
    return (
        f"The {level} of Royal Visit, trained in {plan.games:,} games against itself.\n\n"
        f"Made by `dev.py train {level}` from seed {plan.seed}, {plan.width} hidden units,\n"
        f"with the engine of commit {last_commit(_SOURCES)}.\n"
    )


def last_commit(sources: Iterable[str]) -> str:
    """Return the last commit that changed the sources of a run."""
    command = ["git", "log", "-1", "--format=%h", "--", *sources]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

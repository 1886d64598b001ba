"""`dev.py train [LEVEL...]`: train the networks of the levels, and put them into the firmware.

Ctrl-C stops it; the next start goes on where it stood.
"""

import subprocess
import sys

from tqdm import tqdm

from host_sim.command_line import Parser, whole
from tools.interpreters import ROOT
from tools.learning import curve, export
from tools.learning.training import Plan, Run

PLANS = {
    "courtier": Plan(width=2, games=40_000, batch=32, rate=2e-3, lift=1.0),
    "chancellor": Plan(width=24, games=80_000),
    "sovereign": Plan(width=64, games=800_000),
}

_PICTURE = ROOT / "firmware/docs/images/learning-curve.png"
_LOOKS = 50  # points of the curve
_SOURCES = (
    "firmware/games/royal_visit",
    "firmware/players/royal_visit/reach.py",
    "firmware/players/royal_visit/features.py",
    "tools/learning",
)


def main(words: list[str]) -> int:
    """Train the levels that `words` name, or all; return the exit status."""
    parser = Parser(prog="dev.py train", description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"any of {', '.join(PLANS)}")
    parser.add_argument(
        "--games", type=whole(1), help="only try, with so many games: the firmware stays as it is"
    )
    options = parser.parse_args(words)
    unknown = set(options.levels) - set(PLANS)
    if unknown:
        parser.error(f"no level that is trained is called {', '.join(sorted(unknown))}")
    levels = options.levels or PLANS
    if options.games:
        for level in levels:
            train(f"{level}-tried", PLANS[level]._replace(games=options.games))
        return 0
    for level in levels:
        put_into_firmware(level, train(level, PLANS[level]))
    runs = [run for run in (Run(level, plan) for level, plan in PLANS.items()) if run.resume()]
    if runs:
        curve.draw(runs, _PICTURE)
        print(f"{_PICTURE.relative_to(ROOT)} drawn")
    return 0


def train(name: str, plan: Plan) -> Run:
    """Bring the run of that name to its end, going on where it stood."""
    run = Run(name, plan)
    run.resume()
    look_every = max(plan.games // _LOOKS // plan.batch, 1) * plan.batch
    with tqdm(total=plan.games, initial=run.games, unit=" games", desc=name) as bar:
        while run.games < plan.games:
            run.play_batch()
            bar.update(plan.batch)
            if run.games % look_every == 0:
                run.look()
                run.save()
                bar.set_postfix_str(f"{run.curve[-1][1]:.1%} against the one by hand")
    run.save()
    print(f"the run is kept in {run.path.relative_to(ROOT)}")
    return run


def put_into_firmware(level: str, run: Run) -> None:
    """Write the level's weights in whole numbers."""
    whole = export.quantise(run.rows, run.output)
    module = export.put(whole, ROOT / "firmware", level, _header(level, run.plan))
    print(f"{module.relative_to(ROOT)} and its blocks written")


def _header(level: str, plan: Plan) -> str:
    """Which run made the weights."""
    return (
        f"The {level}'s weights, learned in {plan.games:,} games against itself.\n\n"
        f"Made by `dev.py train {level}` from seed {plan.seed}, {plan.width} hidden units,\n"
        f"with the engine of commit {_commit()}. `network` says what the bytes mean.\n"
    )


def _commit() -> str:
    """The last commit that changed what a run depends on."""
    command = ["git", "log", "-1", "--format=%h", "--", *_SOURCES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`dev.py train [LEVEL...]`: train the networks of the levels, and put them into the firmware.

Ctrl-C stops it; the next start goes on where it stood.
"""

import argparse
import subprocess

from tqdm import tqdm

from tools.interpreters import ROOT
from tools.learning import export
from tools.learning.training import HOME, Plan, Run

PLANS = {
    "courtier": Plan(width=2, games=40_000),
    "chancellor": Plan(width=12, games=60_000),
    "sovereign": Plan(width=64, games=800_000),
}

_LOOKS = 50  # points of the curve
_SOURCES = (
    "firmware/games/royal_visit",
    "firmware/players/royal_visit/reach.py",
    "firmware/players/royal_visit/features.py",
    "tools/learning",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py train", description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"any of {', '.join(PLANS)}")
    parser.add_argument("--games", type=int, help="how many games instead of the plan's")
    options = parser.parse_args()
    unknown = set(options.levels) - set(PLANS)
    if unknown:
        parser.error(f"no level that is trained is called {', '.join(sorted(unknown))}")
    for level in options.levels or PLANS:
        plan = PLANS[level]
        if options.games:
            plan = plan._replace(games=options.games)
        train(level, plan)


def train(level: str, plan: Plan) -> None:
    """Bring the level's run to its end and write its weights into the firmware."""
    run = Run(level, plan)
    run.resume()
    look_every = max(plan.games // _LOOKS // plan.batch, 1) * plan.batch
    with tqdm(total=plan.games, initial=run.games, unit=" games", desc=level) as bar:
        while run.games < plan.games:
            run.play_batch()
            bar.update(plan.batch)
            if run.games % look_every == 0:
                run.look()
                run.save()
                bar.set_postfix_str(f"{run.curve[-1][1]:.1%} against the one by hand")
    run.save()
    target = ROOT / "firmware/players/royal_visit" / f"{level}_weights.py"
    whole = export.quantise(run.rows, run.output)
    target.write_text(export.module(whole, _header(level, plan)), encoding="utf-8")
    print(f"{target.relative_to(ROOT)} written; the run is kept in {HOME.relative_to(ROOT)}")


def _header(level: str, plan: Plan) -> str:
    """Which run made the weights."""
    return (
        f"The {level}'s weights, learned in {plan.games:,} games against itself.\n\n"
        f"Made by `dev.py train {level}` from seed {plan.seed}, {plan.width} hidden units, with the\n"
        f"engine of commit {_commit()}. `network` says what the bytes mean.\n"
    )


def _commit() -> str:
    """The last commit that changed what a run depends on."""
    command = ["git", "log", "-1", "--format=%h", "--", *_SOURCES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main()

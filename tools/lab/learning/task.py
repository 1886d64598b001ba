"""What the `train` task does for a game: trains its levels and writes them into the firmware.

Ctrl-C stops it; the next start resumes.
"""

import importlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from tqdm import tqdm

import games
from host_sim.command_line import Parser, whole
from tools.ending import INTERRUPTED
from tools.interpreters import ROOT
from tools.lab.learning import export
from tools.lab.learning.export import Whole
from tools.lab.learning.network import Network
from tools.lab.learning.training import Run

_FOR_ALL = ":(glob)tools/lab/learning/*.py"  # sources on which the weights of every game depend


class Training(NamedTuple):
    """The training of a game's levels.

    plans      the plan of each level that is trained
    run        return the run of a name and a plan
    highest    of weights and biases, return an upper bound of each unit's value
    reads      modules of `ai/<game>`, besides `features`, on which the weights depend
    constants  return what a level's class has besides its first network, by its plan
    tail       return what comes behind the networks of a level
    most       limit of a judgement
    """

    game: str
    plans: dict[str, Any]
    run: Callable[[str, Any], Run]
    highest: Callable[[np.ndarray, np.ndarray], np.ndarray]
    reads: tuple[str, ...] = ()
    constants: Callable[[Any], dict[str, int]] = lambda plan: {}
    tail: Callable[[], bytes] = bytes
    most: int = export.MOST

    def quantise(self, learned: Network) -> Whole:
        """Return a network of a run in whole numbers, with weights of -127..127."""
        return export.scaled(learned, self.highest, self.most)


def main(words: list[str]) -> int:
    """Train the levels of a game that `words` name, or all; return the exit status."""
    parser = Parser(prog="dev.py train", description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help="those to train")
    parser.add_argument(
        "--games",
        type=whole(1),
        help="train with so many games, as a trial: don't change the firmware",
    )
    options = parser.parse_args(words)
    folder = games.folder(options.game)
    training = importlib.import_module(f"tools.lab.learning.{folder}.plans").TRAINING
    game, plans, new_run = training[:3]
    unknown = set(options.levels) - set(plans)
    if unknown:
        parser.error(f"no level that is trained is called {', '.join(sorted(unknown))}")
    try:
        for level in options.levels or plans:
            if options.games:
                plan = plans[level]._replace(games=options.games)
                train(new_run(f"{game}-{level}-tried", plan))
            else:
                _put_into_firmware(training, level, train(new_run(f"{game}-{level}", plans[level])))
    except KeyboardInterrupt:
        print("Interrupted: the next start goes on from the last save.", file=sys.stderr)
        return INTERRUPTED
    return 0


def train(run: Run) -> Run:
    """Play a run to its end, resuming from its checkpoint."""
    run.resume()
    plan = run.plan
    with tqdm(total=plan.games, initial=run.games, unit=" games", desc=run.name) as bar:
        while run.games < plan.games:
            run.play_batch()
            bar.update(run.games - bar.n)
            if run.games % run.save_every == 0:
                bar.set_postfix_str(f"loss {run.loss:.4f}")
                run.save()
    run.save()
    print(f"The run is saved in {run.path.relative_to(ROOT)}")
    return run


def _put_into_firmware(training: Training, level: str, run: Run) -> None:
    """Write the level's class, its docstring the run that made its weights, and the weights."""
    folder = games.folder(training.game)
    modules = ("features", *training.reads)
    sources = [f"firmware/games/{folder}", f"tools/lab/learning/{folder}", _FOR_ALL]
    sources += [f"firmware/ai/{folder}/{module}.py" for module in modules]
    command = ["git", "log", "-1", "--format=%h", "--", *sources]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    brief = (
        f"Trained in {run.plan.games:,} games from seed {run.plan.seed},"
        f" with the engine of commit {commit.strip()}."
    )
    put(training, level, run, brief, ROOT / "firmware")
    print(f"The {level} of {training.game} and its weights written")


def put(training: Training, level: str, run: Run, brief: str, firmware: Path) -> Path:
    """Write a level below the folder `firmware`; return the module of its class."""
    module = firmware / "ai" / games.folder(training.game) / "levels.py"
    whole = [training.quantise(learned) for learned in run.networks]
    constants = training.constants(run.plan)
    export.put_level(whole, module, level, brief, constants, training.tail())
    return module

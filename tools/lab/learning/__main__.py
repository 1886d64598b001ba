"""The `train` task. The first word is the game; its levels and options follow."""

import importlib
import sys

import games
from host_sim.command_line import Parser
from tools.lab.learning import task

_INTERRUPTED = 130  # exit status of Ctrl-C


def main(words: list[str]) -> int:
    """Train the levels of a game; return the exit status."""
    parser = Parser(prog="dev.py train", description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    game = parser.parse_args(words[:1]).game
    plans = importlib.import_module(f"tools.lab.learning.{games.folder(game)}.plans")
    try:
        return task.main(plans.TRAINING, words[1:])
    except KeyboardInterrupt:
        print("Interrupted: the next start goes on from the last save.", file=sys.stderr)
        return _INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

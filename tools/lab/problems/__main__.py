"""The `problems` task: finds the problems of Royal Visit and writes them into the firmware.

The edition is the default one. The same options give the same file.
"""

import sys
from pathlib import Path

from host_sim.command_line import Parser, whole
from tools.interpreters import ROOT
from tools.lab.problems import choosing, finding, packing
from tools.lab.problems.proof import GRADES, prove
from tools.trouble import Trouble

FILE = ROOT / "firmware/games/royal_visit/problems.bin"


def main(words: list[str]) -> int:
    """Find problems and write them; return the exit status."""
    parser = Parser(prog="dev.py problems", description=__doc__)
    parser.add_argument("--seed", type=whole(1), default=1, metavar="N", help="of all games (1)")
    parser.add_argument("--games", type=whole(1), default=1500, metavar="N", help="to play (1500)")
    parser.add_argument(
        "--each",
        type=whole(1),
        default=14,
        metavar="N",
        help="problems of each grade, at most (14)",
    )
    parser.add_argument("--file", type=Path, default=FILE, help=f"({FILE.relative_to(ROOT)})")
    options = parser.parse_args(words)
    positions = finding.positions(options.seed, options.games)
    try:
        problems = choosing.choose(((game, prove(game)) for game in positions), options.each)
        options.file.write_bytes(packing.pack(problems))
    except (Trouble, OSError) as error:
        print(f"problems: {error}", file=sys.stderr)
        return 1
    for grade in range(1, GRADES + 1):
        print(f"grade {grade}: {sum(proof.grade == grade for _, proof in problems)} problems")
    print(f"{options.file} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

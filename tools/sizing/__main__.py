"""The `size` task: bytes of the firmware; a breach of a budget is an error."""

import sys

from host_sim.command_line import Parser
from tools.sizing.budget import breaches, most_blocks, most_code
from tools.sizing.measure import measure
from tools.sizing.report import report
from tools.trouble import told


@told("size")
def main(words: list[str]) -> int:
    """Measure and print; return the exit status, 1 for a breach."""
    parser = Parser(
        prog="dev.py size",
        description="Bytes of compiled code: on flash, with data; and in memory, at the title and"
        " in a match of each game between two computers of its highest level.",
    )
    parser.add_argument("--modules", action="store_true", help="a row for each module")
    by_module = parser.parse_args(words).modules
    sizes = measure()
    blocks, code = most_blocks(), most_code()
    print(report(sizes, blocks, code, by_module))
    beyond = breaches(sizes, blocks, code)
    for line in beyond:
        print(f"size: {line}", file=sys.stderr)
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

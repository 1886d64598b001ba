"""The `release` task: makes the files of a release, in `dist/`."""

import sys

from version import VERSION

from host_sim.command_line import Parser
from tools.releasing.release import DIST, check_tag, release


def main(words: list[str]) -> int:
    """Make the files and list them; return the exit status."""
    parser = Parser(
        prog="dev.py release",
        description="Makes firmware, hardware files, pages to print and checksums, in dist/.",
    )
    parser.add_argument("--tag", help=f"stop unless this is the tag of the version, v{VERSION}")
    tag = parser.parse_args(words).tag
    if tag is not None:
        check_tag(tag)
    files = release(DIST)
    print(f"Regalia {VERSION}, in {DIST}:")
    for file in files:
        print(f"{file.stat().st_size:>11,}  {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

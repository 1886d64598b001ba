"""The `measure` task: the arena, with the laboratory's opponents too."""

import sys

from tools.arena import __main__ as arena


def main(words: list[str]) -> int:
    """Play, print the result, save the report; return the exit status."""
    return arena.main(words, "tools.lab.opponents")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

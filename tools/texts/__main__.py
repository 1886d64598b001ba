"""The `texts` task: brings catalogues up to date, begins a language, or draws its proof sheet."""

import sys

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from host_sim.command_line import Parser
from host_sim.trouble import Trouble
from tools.texts import proof, update


def main(words: list[str]) -> int:
    parser = Parser(prog="dev.py texts", description=__doc__)
    parser.add_argument("code", nargs="?", help="of a language to begin, such as pt")
    parser.add_argument("name", nargs="?", help="its own name, such as Português")
    parser.add_argument("--pictures", action="store_true", help="write the proof sheet of CODE")
    options = parser.parse_args(words)
    if bool(options.code) != bool(options.name or options.pictures):
        parser.error("a language has a code and a name, such as: pt Português")
    try:
        if options.pictures:
            sheet, wide = proof.write(options.code)
            print(*wide, f"Open {sheet}", sep="\n")
            return 0
        if options.code:
            update.begin(options.code, options.name)
        for line in update.update():
            print(line)
    except Trouble as trouble:
        print(f"texts: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How fast the rules, games and the device's ticks run, on CPython and on MicroPython.

`python3 tools/dev.py bench` prints a table. The same work is done on both, by tools/workload.py;
--brief does a twentieth of it, to see that it can be done.
"""

import sys

from tools.interpreters import Interpreter, Missing, cpython, micropython
from tools.trouble import Trouble


def measure(interpreter: Interpreter, *how: str) -> dict[str, int]:
    """The figure of each part of the workload, by its name; `how` is what the workload is told.

    Raises Trouble when the workload fails.
    """
    said = interpreter.output("tools/workload.py", *how, timeout=600)
    lines = (line.split("	") for line in said.splitlines())
    return {name: int(figure) for name, figure in lines}


def main(words: list[str]) -> int:
    if words not in ([], ["--brief"]):
        print("usage: python3 tools/dev.py bench [--brief]", file=sys.stderr)
        return 2
    columns = {}
    try:
        for choose in (cpython, micropython):
            interpreter = choose()
            columns[interpreter.name] = measure(interpreter, *(["brief"] if words else []))
    except Missing as missing:
        print(f"CPython only: {missing}", file=sys.stderr)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(" " * 28 + "".join(f"{name:>14}" for name in columns))
    for part in columns["CPython"]:
        print(f"{part:<28}" + "".join(f"{figures[part]:>14,}" for figures in columns.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The `bench` task: speed of the rules, games and ticks, on CPython and MicroPython.

It prints a table. tools/workload.py runs on both; --brief does a twentieth of the work, for tests.
"""

import sys

from tools.interpreters import Interpreter, Missing, cpython, micropython
from tools.trouble import Trouble


def measure(interpreter: Interpreter, *options: str) -> dict[str, int]:
    """Run the workload with `options`; return the figure of each part by name. Raises Trouble."""
    said = interpreter.output("tools/workload.py", *options, timeout=600)
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

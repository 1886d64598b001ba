"""How fast the rules, games and the device's ticks run, on CPython and on MicroPython.

`python3 tools/dev.py bench` prints a table. The same work is done on both, by tools/workload.py.
"""

import sys

from tools.interpreters import Interpreter, Missing, cpython, micropython


def measure(interpreter: Interpreter) -> dict[str, int]:
    """The figure of each part of the workload, by its name.

    Raises RuntimeError when the workload fails.
    """
    done = interpreter.run("tools/workload.py", timeout=600)
    if done.returncode:
        raise RuntimeError(f"the workload failed under {interpreter.name}:\n{done.stderr}")
    lines = (line.split("\t") for line in done.stdout.splitlines())
    return {name: int(figure) for name, figure in lines}


def main(words: list[str]) -> int:
    if words:
        print("usage: python3 tools/dev.py bench", file=sys.stderr)
        return 2
    columns = {}
    try:
        for choose in (cpython, micropython):
            interpreter = choose()
            columns[interpreter.name] = measure(interpreter)
    except Missing as missing:
        print(f"CPython only: {missing}", file=sys.stderr)
    except RuntimeError as failure:
        print(failure, file=sys.stderr)
        return 1
    print(" " * 28 + "".join(f"{name:>14}" for name in columns))
    for part in columns["CPython"]:
        print(f"{part:<28}" + "".join(f"{figures[part]:>14,}" for figures in columns.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How fast the rules, whole games and the device's ticks run, on CPython and on MicroPython.

`python3 tools/dev.py bench` prints a table. The same work is done on both, by tools/workload.py.
"""

import sys

from tools.interpreters import Interpreter, Missing, cpython, micropython


def measure(interpreter: Interpreter) -> dict[str, float]:
    """What each part of the workload does in a second, by its name.

    Raises RuntimeError when the workload fails.
    """
    done = interpreter.run("tools/workload.py", timeout=600)
    if done.returncode:
        raise RuntimeError(f"the workload failed under {interpreter.name}:\n{done.stderr}")
    speeds = {}
    for line in done.stdout.splitlines():
        name, count, microseconds = line.split("\t")
        speeds[name] = int(count) * 1_000_000 / int(microseconds)
    return speeds


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
    print(f"{'a second':<22}" + "".join(f"{name:>14}" for name in columns))
    for part in columns["CPython"]:
        print(f"{part:<22}" + "".join(f"{speeds[part]:>14,.0f}" for speeds in columns.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

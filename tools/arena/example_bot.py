"""A complete player of Royal Visit: plays a random legal turn.

It shows the commands that the arena sends to a program. The rules come from the project's engine:

    python3 tools/dev.py arena squire "exec:python3 tools/arena/example_bot.py"
"""

import random
import subprocess
import sys

rules = subprocess.Popen(
    [sys.executable, "-m", "host_sim", "protocol"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)


def ask(command: str) -> list[str]:
    """Return the lines that the engine answers, without `ok`."""
    print(command, file=rules.stdin, flush=True)
    return list(iter(rules.stdout.readline, "ok\n"))


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("name Dice")
        print("protocol 1")
    elif word == "option":
        ask(line.strip())
    elif word == "go":
        _, _, rest = rest.partition(" ")  # the level
        view, _, seed = rest.partition(" ; seed ")
        print("turn", random.Random(seed).choice(ask(f"turns {view}")).strip())
    print("ok", flush=True)

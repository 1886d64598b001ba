"""A program that plays as it should until its third turn, and then does what it is told to do.

The engine that is imported here decides for it until then.
"""

import sys
import time

from host_sim.protocol import Session

GOOD_TURNS = 2


ANSWERS = {
    "illegal": "turn K1:ab\nok",
    "malformed": "turn left\nok",
    "gibberish": "I think that\nok",
    "refuses": "error I'd rather not",
}


def misbehave(how: str) -> None:
    if how == "crashes":
        raise RuntimeError("out of ideas")
    if how == "hangs":
        time.sleep(600)
    while how == "babbles":
        print("let me see", flush=True)
    print(ANSWERS[how], flush=True)


session = Session()
turns = 0
for line in sys.stdin:
    turns += line.startswith("go ")
    if turns > GOOD_TURNS and line.startswith("go "):
        misbehave(sys.argv[1])
    else:
        print("\n".join(session.answer(line.strip())), flush=True)

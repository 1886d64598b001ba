"""A program that plays as it should until its third turn, and then does what it is told to do.

The engine that is imported here decides for it until then.
"""

import sys
import time

from host_sim.protocol import Session

GOOD_TURNS = 2


def misbehave(how: str) -> None:
    if how == "illegal":
        print("turn K1:ab\nok", flush=True)
    elif how == "malformed":
        print("turn left\nok", flush=True)
    elif how == "gibberish":
        print("I think that\nok", flush=True)
    elif how == "refuses":
        print("error I'd rather not", flush=True)
    elif how == "crashes":
        raise RuntimeError("out of ideas")
    elif how == "hangs":
        time.sleep(600)
    elif how == "babbles":
        while True:
            print("let me see", flush=True)


session = Session()
turns = 0
for line in sys.stdin:
    turns += line.startswith("go ")
    if turns > GOOD_TURNS and line.startswith("go "):
        misbehave(sys.argv[1])
    else:
        print("\n".join(session.answer(line.strip())), flush=True)

"""Bytes of the firmware, on flash and in memory, against tools/sizing/budget.toml.

loaded     what a table has loaded at the title and in a match, in a process of its own
measure    the bytes of each module, and what is loaded when
budget     what may be spent, and where more is
report     all that as a table for people

The code of a loaded module lies in the Pico's memory, about as large as its .mpy file: what the
interpreter adds for names and objects is on top, and tests/test_match_on_micropython.py measures
it together with all else that a match takes.
"""

import host_sim  # noqa: F401 - finds the firmware

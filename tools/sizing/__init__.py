"""Bytes of the firmware, on flash and in memory, against budgets.

loaded     lists the modules loaded at the title and in a match, in its own process
measure    the bytes of each module, and the modules in each place
budget     the budgets, from the figures in budget.toml, and breaches of them
report     the table

The code of a loaded module takes about as much memory as its .mpy file. Names and objects come on
top; tests/test_match_on_micropython.py measures all memory of a match.
"""

import host_sim  # noqa: F401 - finds the firmware

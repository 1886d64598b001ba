"""The arena: which of two players is the better one, how surely, and how fast it thinks.

    match       what is played, and by whom
    entrants    the names of players, and the players they stand for
    thinking, program     a player of our own; an outside program at the other end of two pipes
    seats, chance, playing     who sits where, all seeds, and the playing itself
    lanes, cluster        many deals at a time: on this machine's cores; on Dask
    figures, report, sheet     arithmetic; what came of it as data; the same as a page of text

Importing the package puts the firmware on the path.
"""

import host_sim  # noqa: F401 - puts the firmware on the path

"""The arena: compares two players in paired deals.

    match               what is played, by which two players
    entrants, program   players by name; an external program behind two pipes
    seats, seeds        who sits where; the seeds of all deals and decisions
    playing             plays a deal
    processes, cluster  many deals at a time: on this machine's cores; on Dask
    figures             statistics: confidence interval, Elo
    report, sheet       the result as data; the same as a page of text

Importing the package puts the firmware on the path.
"""

import host_sim  # noqa: F401 - puts the firmware on the path

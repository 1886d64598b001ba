"""Search for the problems of Royal Visit: "Red wins in this turn".

    finding     self-play: positions at the start of a turn that won
    proof       all turns of a position: which of them win
    choosing    which positions become problems, from easy to hard
    packing     the data file in the firmware

Importing the package puts the firmware on the path.
"""

import host_sim  # noqa: F401 - puts the firmware on the path

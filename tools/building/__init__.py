"""Makes what a Pico loads: the firmware, compiled by `mpy-cross`.

architectures   the processors it is compiled for
sources         what the device needs
compiler        one source to one .mpy file
manifest        the list of what was made
build           all of it, into a folder
"""

import host_sim  # noqa: F401 - finds the firmware

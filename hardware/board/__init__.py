"""Checks of the electronics, and the pages and lists made from KiCad's project.

`circuit` reads the sheet's netlist, `board` the board, `pico` the firmware's pins. `outputs` runs
KiCad's jobset. Lengths are millimetres throughout.
"""

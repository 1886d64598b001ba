"""The electronics, described once and drawn from that.

`catalogue` says what can be bought, `circuit` what is connected to what, `pico` which of the
firmware's pins that is; `drawing` and `placement` say where things lie on the sheet and on the
board. Everything else turns these into files. Lengths are millimetres throughout.
"""

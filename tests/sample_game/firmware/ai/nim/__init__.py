"""The computer levels of Nim."""

PARTS = {"squire": ("ai.nim.squire",)}  # the modules of each level

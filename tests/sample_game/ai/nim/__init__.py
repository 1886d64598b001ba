"""The computer levels of Nim."""

PARTS = {"squire": ()}  # what each level loads before itself

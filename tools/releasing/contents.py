"""Contents of a release: whole folders, so that a new file needs no change here."""

# Firmware archives: part of the file's name, and the architecture.
FIRMWARE = {"pico": "armv6m", "pico2": "armv7emsp", "pico2-riscv": "rv32imc"}

# Folders of hardware/, without the programs in them, each an archive of its own.
HARDWARE = ("production", "case", "overlay")

# Each page in this folder becomes a PDF.
HOW_TO_PLAY = "firmware/docs/how-to-play"

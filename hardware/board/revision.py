"""Which issue of the board this is; the date stands on everything made from it."""

NAME = "Regalia table carrier"
REVISION = "A"
DATE = "2026-11-21"
LICENCE = "CERN-OHL-P-2.0"


def title_block() -> list:
    """What the corner of the sheet and of the board's drawing says, for KiCad."""
    return [
        "title_block",
        ["title", NAME],
        ["date", DATE],
        ["rev", REVISION],
        ["company", "Regalia"],
        ["comment", 1, "Generated from hardware/board; pins from firmware/wiring.py"],
        ["comment", 2, f"Licence: {LICENCE}"],
    ]

"""Italian names of icons that no catalogue of the device has."""

NAMES = {
    "Crown": "Corona",
    "Little Crown": "Piccola Corona",
    "Chateau": "Castello",
    "deck": "mazzo",
    "pawn": "pedina",
    "cake": "torta",
}

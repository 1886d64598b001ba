"""German names of icons that no catalogue of the device has."""

NAMES = {
    "Crown": "Krone",
    "Little Crown": "Kleine Krone",
    "Chateau": "Schloss",
    "deck": "Stapel",
    "pawn": "Figur",
    "cake": "Torte",
}

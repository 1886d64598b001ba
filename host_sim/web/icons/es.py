"""Spanish names of icons that no catalogue of the device has."""

NAMES = {
    "Crown": "Corona",
    "Little Crown": "Corona Pequeña",
    "Chateau": "Castillo",
    "deck": "mazo",
    "pawn": "peón",
    "cake": "pastel",
}

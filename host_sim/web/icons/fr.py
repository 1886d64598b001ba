"""French names of icons that no catalogue of the device has."""

NAMES = {
    "Crown": "Couronne",
    "Little Crown": "Petite Couronne",
    "Chateau": "Château",
    "deck": "pioche",
    "pawn": "pion",
    "cake": "gâteau",
}

"""Names of the icons of Banquet Royal."""

NAMES = {
    "BIG_CASTLE": "castle",
    "BIG_FEAST": "feast",
    "BIG_CROWN": "crown",
    "BIG_CARRIAGE": "carriage",
    "BIG_TUNNEL": "tunnel",
    "BIG_BOAT": "boat",
    "BIG_PRINCESS": "Princess",
    "DIE": "Roll",
    "OVERVIEW": "Overview",
    "SHEET": "Fame",
    "SIGNS": "Signs",
    "PAWN": "pawn",
    "CAKE": "cake",
}

# A pawn shows the initial of its family: the text of the initials, then the families in its order.
PAWNS = ("RMYBG", "Red", "Mauve", "Yellow", "Blue", "Green")

# What stands over lamps: pawns by their families, the Princess, a crown, a cake.
FIGURES = ("PAWN",) * 5 + ("BIG_PRINCESS", "BIG_CROWN", "CAKE")

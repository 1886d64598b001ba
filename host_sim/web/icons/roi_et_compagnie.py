"""Names of the icons of Roi & Compagnie."""

NAMES = {
    "BURGHER": "Burgher",
    "ELF": "Elf",
    "DWARF": "Dwarf",
    "GNOME": "Gnome",
    "ORC": "Orc",
    "CHAMPIKOBOLD": "Champikobold",
    "APPRENTICE": "Apprentice",
    "FAIRY": "Fairy",
    "HYPNOTIST": "Hypnotist",
    "DRAGON": "Dragon",
    "CITY": "City",
    "MINE": "Mine",
    "WORKSHOP": "Workshop",
    "ORC_VILLAGE": "Orc village",
    "FOREST": "Forest",
    "LION": "Lion",
    "EAGLE": "Eagle",
    "STAG": "Stag",
    "BEAR": "Bear",
    "WOLF": "Wolf",
    "ROLL": "Roll",
    "PENALTY": "Penalty",
    "NEEDS": "Needs",
    "KINGDOMS": "Kingdoms",
    "SIGNS": "Signs",
    "SUM": "sum of the dice",
    "AT_MOST": "≤",
    "AT_LEAST": "≥",
}

# What a small die must show: a number; equal numbers, of up to three sorts; one colour.
DICE = {
    "ONE": "1",
    "TWO": "2",
    "THREE": "3",
    "FOUR": "4",
    "FIVE": "5",
    "SIX": "6",
    "BLOCK": "A",
    "RING": "B",
    "CROSS": "C",
    "DROP": "one colour",
}

# Or a colour, by its initial: the text of the initials, then the colours in its order.
DIE_COLOURS = ("RGB", "Red", "Green", "Blue")

# What stands over lamps: locations, then inhabitants. The faces of the dice follow, by colour.
FIGURES = (
    "CITY",
    "MINE",
    "WORKSHOP",
    "ORC_VILLAGE",
    "FOREST",
    "BURGHER",
    "ELF",
    "DWARF",
    "GNOME",
    "ORC",
    "CHAMPIKOBOLD",
    "APPRENTICE",
    "FAIRY",
    "HYPNOTIST",
    "DRAGON",
)

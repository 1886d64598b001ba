"""Names of the device's icons in English, for those who have the page read aloud.

    __init__.py    those of all games
    <game>.py      those of a game with icons of its own. FIGURES are the icons that the page draws
                   over lamps, in the order of their numbers (see `host_sim.web.pointed`), from 1

What no catalogue of the device has is translated in that of the page.

An icon that is a part of other drawings has no name.
"""

NAMES = {
    "KING": "King",
    "GUARD": "Guard",
    "WIZARD": "Wizard",
    "JESTER": "Jester",
    "KING_HEAD": "King",
    "GUARD_HEAD": "Guard",
    "WIZARD_HEAD": "Wizard",
    "JESTER_HEAD": "Jester",
    "ONE_AND_ONE": "1+1",
    "FLANK": "Guards next to the King",
    "CROWN_BIG": "Crown",
    "CROWN_LITTLE": "Little Crown",
    "CASTLE": "Chateau",
    "CARD_BACK": "deck",
    "COVERED": "Cover my hand",
    "CHECK": "OK",
    "BACK": "Take back",
    "PAUSE": "Pause",
    "THINKING": "Thinking…",
    "HINT": "Help",
}

"""Royal Visit: two players pull the King, his Court and the Crown to their own ends."""

NAME = "royal-visit"
TITLE = "Royal Visit"
ORDER = 1
AIM = "Bring the King or the Crown into the Chateau at your end: you win."
SEATS = ("Red", "Green")
MIN_PLAYERS = 2
MAX_PLAYERS = 2
MINUTES = 20
AGE = 8
EDITIONS = ("fr2021", "en2020")
TAKEBACK = True
VALUE_NAMES = {"fr2021": "French 2021", "en2020": "English 2020"}
LEVELS = ("squire", "courtier", "chancellor", "sovereign")
HINT_LEVEL = "sovereign"
SECRET_HANDS = True
LUCK = True
PROBLEMS = True
DISTANT = True
MOST_ACTIONS = 0  # the deck is shuffled anew as long as the King is on the Fountain when it ends
SCORED = False  # won or lost: nothing is counted

"""Roi & Compagnie: two to five players roll dice to win inhabitants for their kingdoms."""

NAME = "roi-et-compagnie"
TITLE = "King of the Dice"
ORDER = 2
AIM = "Win inhabitants and locations for your kingdom with the dice. Most points win."
SEATS = ("Lion", "Eagle", "Stag", "Bear", "Wolf")
MIN_PLAYERS = 2
MAX_PLAYERS = 5
MINUTES = 30
AGE = 8
EDITIONS = ("haba2017",)
TAKEBACK = False  # a rolled die can't be taken back
VALUE_NAMES = {"haba2017": "HABA 2017"}
LEVELS = ("squire", "courtier", "chancellor", "sovereign")
HINT_LEVEL = ""
SECRET_HANDS = False
LUCK = True
PROBLEMS = False
DISTANT = True
MOST_ACTIONS = 175  # 35 cards are drawn, each after a turn of at most 4 rolls and a taking
SCORED = True

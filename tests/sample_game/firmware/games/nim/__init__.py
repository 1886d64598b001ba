"""Nim: two players take stones from three heaps; whoever takes the last one wins."""

NAME = "nim"
TITLE = "Nim"
AIM = "Take the last stone."
SEATS = ("White", "Black")
MIN_PLAYERS = 2
MAX_PLAYERS = 2
MINUTES = 5
AGE = 5
EDITIONS = ("normal",)
TAKEBACK = False  # a turn is one action
VALUE_NAMES = {}
LEVELS = ("squire",)
HINT_LEVEL = ""
SECRET_HANDS = False
LUCK = False
PROBLEMS = False
DISTANT = False
MOST_ACTIONS = 12  # a stone each
SCORED = False

"""Banquet Royal: families gather groups of three pawns for feasts with the Princess."""

NAME = "banquet-royal"
TITLE = "Banquet Royal"
ORDER = 3
AIM = "Bring three pawns and the Princess together: a feast. The highest fame wins."
FAMILIES = ("Red", "Mauve", "Yellow", "Blue", "Green")
SEATS = FAMILIES[:4]  # Green has no player
MIN_PLAYERS = 2
MAX_PLAYERS = 4
MINUTES = 45
AGE = 10
EDITIONS = ("regular", "wild")  # the shape of the kingdom: a hexagon, or tiles laid at random
TAKEBACK = True
VALUE_NAMES = {"edition": "Kingdom", "regular": "regular", "wild": "wild"}
LEVELS = ("squire", "courtier", "chancellor", "sovereign")
HINT_LEVEL = ""
SECRET_HANDS = False
LUCK = True
PROBLEMS = False
DISTANT = True
MOST_ACTIONS = 4218  # 6 feasts, each within 100 turns of 7 actions, with 3 actions more
SCORED = True

"""Laboratory: it makes the computer's levels and the problems. No other tool imports it.

learning    training of the levels by self-play
problems    the search for the problems of Royal Visit
notes       how the levels learned, and what was tried
"""

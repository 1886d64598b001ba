"""Laboratory: it makes and measures the computer's levels. No other tool imports it.

learning    training of the levels by self-play
opponents   players compiled by numba, to measure the levels against
measure     the arena with these opponents
problems    the search for the problems of Royal Visit
notes       how the levels learned, and what was tried
"""

"""Laboratory: it trains the computer's levels. No other tool imports it.

learning    training of the levels by self-play
notes       how the levels learned, and what was tried
"""

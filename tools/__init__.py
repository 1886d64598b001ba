"""What a person working on the checkout runs; `dev.py` is the door to all of it."""

"""Tools for working on the checkout, started by `dev.py`."""

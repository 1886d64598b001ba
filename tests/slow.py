"""Marks what `dev.py test` leaves to `dev.py test --all`: more of what others already show."""

import pytest


def slow(*values):
    """Parameters of a test that is run with them by `dev.py test --all` alone."""
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]

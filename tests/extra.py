"""Marks what `dev.py test` leaves to `dev.py test --all`."""

import pytest


def extra(*values):
    """Parameters with which a test runs in `dev.py test --all` alone."""
    return [pytest.param(value, marks=pytest.mark.extra) for value in values]

"""Marks for tests that only `dev.py test --slow` runs."""

import pytest


def slow(*values):
    """Parameters with which a test runs in `dev.py test --slow` alone."""
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]

"""Marks for tests that only `dev.py test --all` runs."""

import pytest


def extra(*values):
    """Parameters with which a test runs in `dev.py test --all` alone."""
    return [pytest.param(value, marks=pytest.mark.extra) for value in values]

"""Fixtures of the tests of training."""

import os

import pytest

# Compiling takes longer here than what is compiled. Numba reads this when it is imported.
os.environ.setdefault("NUMBA_OPT", "0")


@pytest.fixture
def few_kingdoms(monkeypatch):
    """Lay few kingdoms for runs of Banquet Royal."""
    monkeypatch.setattr("tools.lab.learning.banquet_royal.training._REGULAR", 10)
    monkeypatch.setattr("tools.lab.learning.banquet_royal.training._WILD", 2)

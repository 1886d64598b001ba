"""Fixtures of the tests of training."""

import pytest


@pytest.fixture
def few_kingdoms(monkeypatch):
    """Lay few kingdoms for runs of Banquet Royal."""
    monkeypatch.setattr("tools.lab.learning.banquet_royal.training._REGULAR", 10)
    monkeypatch.setattr("tools.lab.learning.banquet_royal.training._WILD", 2)

"""The people and the desk of the console's tests."""

from tests.app.conftest import begun, flash, sit

__all__ = ("begun", "flash", "sit")

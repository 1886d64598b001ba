"""The people and the desk of the console's tests."""

from tests.app.conftest import flash, sit

__all__ = ("flash", "sit")

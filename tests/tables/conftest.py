"""The people and the desk of the console's tests, and the texts in each language."""

import pytest

from games import folder
from tests.app.conftest import begun, flash, sit
from tools import golden
from ui import texts

__all__ = ("begun", "flash", "sit")


@pytest.fixture(params=golden.LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def use(language):
    """Use the catalogues of a game."""

    def use(game: str) -> None:
        if language != "en":
            texts.use(*[f"texts/{language}/{one}.bin" for one in ("app", folder(game))])

    return use

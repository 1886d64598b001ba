"""Boards on the desk, and a small firmware for them."""

import pytest

from tests.patience import PATIENCE_S
from tests.tools import small_firmware
from tools.flashing import board as boards


@pytest.fixture(scope="session")
def builds(tmp_path_factory):
    """The folder of each version of the small firmware, built for a desktop, and what is in it."""
    return small_firmware.builds(tmp_path_factory)


@pytest.fixture
def sources(monkeypatch, tmp_path):
    """Version 2 of the small firmware, which `dev.py flash` builds."""
    folder = small_firmware.write(2, tmp_path / "firmware")
    small_firmware.use(monkeypatch, folder)
    return folder


@pytest.fixture
def endless(sources):
    """The same, and its game goes on."""
    (sources / "main.py").write_text(small_firmware.ENDLESS)
    return sources


@pytest.fixture
def plug_in(micropython, tmp_path, monkeypatch):
    monkeypatch.setattr(boards, "_ANSWER_S", PATIENCE_S)
    monkeypatch.setattr(boards, "_START_S", 1)
    pytest.importorskip("pty", reason="this system has no pseudo terminals to be a board's port")
    from tests.tools.fake_board import plugged_in

    with plugged_in(micropython, tmp_path / "flash") as plug:
        yield plug

"""A bare virtual chip for each test, with an instrument that reads along on a bus."""

import pytest

import host_sim  # noqa: F401  puts the firmware and the stand-ins on the path
from host_sim.chips import rp2040


@pytest.fixture
def chip():
    chip = rp2040.RP2040()
    rp2040.power_on(chip)
    return chip


class Analyser:
    """Sits before an I2C device and keeps a copy of every transfer that passes."""

    def __init__(self, device):
        self._device = device
        self.transfers = []

    def receive(self, data):
        self.transfers.append(bytes(data))
        self._device.receive(data)

    def sent(self) -> list:
        """The transfers since the last look."""
        transfers, self.transfers = self.transfers, []
        return transfers


@pytest.fixture
def analyser():
    return Analyser

"""An instrument that reads along on a bus."""

import pytest

import host_sim  # noqa: F401  puts the firmware and the stand-ins on the path


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

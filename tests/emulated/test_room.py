"""The room for files on an emulated Pico with the firmware, as the device sees it."""

import pytest

from tests.emulated.images import EMULATED
from tools.emulate import parts
from tools.emulate.installed import installed

pytestmark = EMULATED

LOOK = """
import finder, os
from drivers import trial
def room():
    steps = trial.leaves_room("")
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
print(room(), trial.is_full(""))
with open("mine", "wb") as file:  # 48 are left: the own three folders count twice as used
    for _ in range(os.statvfs("")[3] + 12 - 48):
        file.write(bytes(4096))
print(room(), trial.is_full(""))
"""


@pytest.mark.parametrize("image", parts.named_images(), ids=lambda path: path.name)
def test_a_board_has_room_until_files_of_the_users_own_take_it(image):
    with installed(image)() as pico:
        pico.power_on()
        pico.stop()
        assert pico.execute(LOOK).split() == ["True", "False", "False", "False"]

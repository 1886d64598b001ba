"""See how much room a real littlefs has, in folders and files as a Pico has them.

Prints how many blocks are really free, those of the saves with them, once `trial.leaves_room` finds
too few; then what `trial.is_full` says of a flash with room, of one with the folder of the saves,
and of a full one.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import os
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from drivers import trial
from tests.on_micropython import flash

FOLDERS = 24
FILES = 8  # in each of them; five are so small that they lie in its list
SAVES = (3000, 9000)  # bytes: four blocks, and two of their folder
OF_SAVES = 6
BLOCK = bytes(4000)


def write(path, data):
    with open("/flash/" + path, "wb") as file:
        file.write(data)


def verdict(steps):
    """Go through the steps of a trial; return its verdict."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def fill() -> int:
    """Return how many blocks one more file can take."""
    count = 0
    try:
        with open("/flash/rest", "wb") as file:
            while True:
                file.write(BLOCK)
                file.flush()
                count += 1
    except OSError:
        return count


device = flash.formatted()
flash.mount(device)
sys.modules["rp2"] = flash.Port(device)  # pyright: ignore[reportArgumentType]
print(trial.is_full("/flash"), os.listdir("/flash"), trial.is_full("/flash"))
for number in range(len(SAVES)):
    write(f"saves/{number}", bytes(SAVES[number]))
for folder in range(FOLDERS):
    os.mkdir(f"/flash/{folder}")
    for number in range(FILES):
        write(f"{folder}/a_module_{number}", bytes(100 if number % 3 else 3000))
extra = 0
while verdict(trial.leaves_room("/flash")):
    extra += 1
    write(f"{extra % FOLDERS}/more_{extra}", BLOCK)
print(fill() + OF_SAVES)
os.rename("/flash/saves", "/flash/others")
print(trial.is_full("/flash"))

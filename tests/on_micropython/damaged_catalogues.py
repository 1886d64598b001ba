"""Say King by each catalogue in a folder; tell which are damaged.

micropython tests/on_micropython/damaged_catalogues.py FOLDER/ FILE...
"""

import sys

from base import flash_data
from ui import texts

flash_data.HOME = sys.argv[1]
for name in sys.argv[2:]:
    try:
        texts.use(name)
        print(name, texts.say("King"))
    except flash_data.Damaged as error:
        print(name, "is damaged:", error.name, texts.say("King"))

"""Say each line of the input as each of these catalogues has it.

micropython tests/on_micropython/say.py FILE...
"""

import sys

from ui import texts

keys = sys.stdin.read().split("\n")
for file in sys.argv[1:]:
    texts.use(file)
    for key in keys:
        print(texts.say(key))

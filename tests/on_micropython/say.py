"""Say each line of the input in the language of these catalogues.

micropython tests/on_micropython/say.py FILE...
"""

import sys

from ui import texts

texts.use(*sys.argv[1:])
for line in sys.stdin:
    print(texts.say(line.rstrip("\n")))

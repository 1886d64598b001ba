"""Names of buttons and of button events.

A button's index is `end * BUTTONS_PER_END + button`. An event is a small integer, never 0. It
combines a button's index and a kind: PRESS, REPEAT or RELEASE.
"""

from micropython import const

LEFT = const(0)
RIGHT = const(1)
UP = const(2)
DOWN = const(3)
OK = const(4)
BUTTONS_PER_END = const(5)

PRESS = const(1)
REPEAT = const(2)
RELEASE = const(3)

KIND = const(3)  # `event & KIND` is the kind, `event >> INDEX` the button's index
INDEX = const(2)

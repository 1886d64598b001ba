"""The table in a browser: a real-time desk, a server on the loopback address, and a page.

pace.py      how many ticks of virtual time are due
live.py      a desk in real time: power, presses, pauses, faults, the recording
frame.py     the picture of the table as bytes
commands.py  commands from the page
server.py    the page's files, its WebSocket and the recorded script, over aiohttp
page/        the page itself: plain ES modules, no build step
"""

LARGEST_SEED = 999_999_999  # nine digits, as press scripts write them

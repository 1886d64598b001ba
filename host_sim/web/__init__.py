"""The table in a browser: a real-time desk, a server on the loopback address, and a page.

pace.py      how many ticks of virtual time are due, for a moment of real time
live.py      one desk that people play on: power, presses, pauses, faults, the recording
frame.py     the look of the table at one moment as bytes
commands.py  what the page may ask for
server.py    the page's files, its WebSocket and the recorded script, over aiohttp
page/        the page itself: plain ES modules, no build step
"""

LARGEST_SEED = 999_999_999  # nine digits, as press scripts write them

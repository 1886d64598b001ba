"""The table in a browser: a real-time desk, what it says to a page, and the page.

pace.py      how many ticks of virtual time are due
live.py      a desk in real time: power, presses, pauses, faults, the recording
shared.py    what a link holds: a match, a problem, or the record of a game
frame.py     the picture of the table as bytes
commands.py  commands from the page
messages.py  messages to the page
reading.py   what the displays say, for those who have it read aloud
naming.py    what games and icons are called, in every language
page/        the page itself: plain ES modules, no build step

The page has two ends that speak the same messages:

server.py    a server on the loopback address: the page's files and a WebSocket, over aiohttp;
             connections.py has the bounds on its connections
worker.py    a Web Worker of the browser, with the files of site/; `dev.py site` puts it together
"""

LARGEST_SEED = 999_999_999  # nine digits, as press scripts write them

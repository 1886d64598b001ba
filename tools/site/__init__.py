"""The static site: the simulator's page, with the table in a Web Worker of the browser, and more.

parts       what the site has from npm, pinned in package-lock.json
bundle      one script of what play at a distance uses of it
plain       turns viper code into plain Python
table       the firmware and the simulator in one file
pack        makes the pack of a game, for boards too
archive     files in one file for the browser
play        makes the folder of the page to play
installer   makes the folder of the page that puts the firmware onto a board
documents   makes the start page and the documents
bar         puts the bar above a document into its language, a hook of MkDocs
build       makes the folder of the site
serve       serves that folder on this machine
"""

import host_sim  # finds the firmware

host_sim.require_texts()

"""What is decided about a board: is it suitable, what does it get, in which order, what is said.

Runs on CPython, for dev.py, and on MicroPython, for the page *Install on a Pico*: it uses only what
both have. `tasks` has a generator for each task. It yields what it needs as tuples of a name and
arguments, and is sent the answers, so it touches no port and no screen itself:

run, code, silent_s     the output of code that the board runs, which may be silent for so long
relay, code, silent_s   the same, shown to people as it comes
start                   what the board's program says if it ends at once; "" if it runs
build, architecture     the folder with the firmware and its manifest.json
wiring, path, choice    puts the wiring of a choice there, in that folder
tell, key, values       shows a text of host_sim/web/install/english.json, with values put into it
print, data             shows a text of the board, bytes
keep, name, data        keeps a record, bytes
result, key, values, faults    shows what a self-test found: each fault's name and words

In place of an answer an exception may be thrown: Lost, Odd, Failed, or another that ends the task.
A task returns key and values of its last text, and raises Trouble.

trouble    errors, as keys of texts and values
contents   the files on a board
suitable   check that the firmware runs on a board
choice     what a builder chooses of a table
parts      which games and languages a board gets
plan       the changes that a board needs
tasks      install, crash note, records, self-test, image
uf2        the file format of images
about      what a MicroPython image says about itself
stock      checks of a MicroPython image
littlefs   a file system
join       an image and a file system in one file
page       a task for JavaScript
"""

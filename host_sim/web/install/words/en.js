// The texts of this page in English. In {braces}: values that are put in.

const HELP = "Get MicroPython for your board (step 1), then come back.";

export default {
  title: "Install on a Pico",
  play: "Play",
  intro:
    "This page puts Regalia onto a Raspberry Pi Pico: Pico, Pico W, Pico 2 or Pico 2 W."
      + " Nothing is installed on your computer.",
  micropython: "1. MicroPython, once for each board",
  download: "Download the newest .uf2 file for your board, no preview:",
  bootsel:
    "Hold the board's BOOTSEL button down while you plug it in. A drive appears: RPI-RP2, or"
      + " RP2350 for a Pico 2.",
  drop: "Copy the file onto that drive. The drive disappears: MicroPython is on the board.",
  cable: "The cable must have data wires; many only charge.",
  regalia: "2. Regalia",
  promise:
    "Only what is new is copied. Saves, settings and game records are kept. It may be"
      + " interrupted at any moment: install again, and it goes on where it stopped.",
  noSerial:
    "This browser can't reach a board: it has no Web Serial. Use Chrome, Edge, Opera"
      + " or a Firefox from 153 on a computer, or one file, below.",
  install: "Install",
  build: "While you build",
  companion:
    "Test after each step of the build. The table names its faults; each has a section with"
      + " the mend.",
  stage: "Built so far:",
  variant: "on:",
  carrier: "the carrier board",
  breadboard: "a breadboard",
  stripboard: "a stripboard",
  expect: "Expect:",
  mend: "Mend this before you go on:",
  goOn: "All is well. Next:",
  built: "All is well. Close the case and play.",
  afterwards: "Afterwards",
  paused: "While this page talks to the board the game stops. It is saved.",
  note: "Read the crash note",
  records: "Fetch the game records",
  test: "Self-test",
  oneFile: "In one file, for a new board",
  oneFileIs:
    "Choose the MicroPython file of step 1. This page joins it and Regalia into one file."
      + " Copy that onto the board's drive: the game starts. It needs no Web Serial.",
  replaces: "The file replaces all files on the board: saves, settings and records are lost.",
  choose: "MicroPython file (.uf2)",
  connecting: "Connecting to the board …",
  reading: "Looking which files the board has …",
  copying: "{done} of {of} files copied",
  starting: "Starting the game …",
  testing: "Self-test. Look at the table and press its buttons.",
  installed:
    "Regalia {version} is on the board: {put} files copied, {removed} removed. The game runs.",
  unchanged: "The board has Regalia {version} already. The game runs.",
  tested: "The self-test is over. The game runs.",
  hasNote: "The crash note. The game runs.",
  noNote: "This board has no crash note. The game runs.",
  hasRecords: "Game records: {count}. The game runs.",
  noRecords: "This board has no game records: it keeps those of finished games. The game runs.",
  replay: "Replay",
  joined: "Saved: {name}. Copy it onto the board's drive.",
  noChoice:
    "No board was chosen. If yours was not in the list: try another cable, and another socket. " + HELP,
  busy:
    "The port can't be opened: another program uses it. Close Thonny, mpremote, serial"
      + " monitors and other tabs of this page. Just plugged in? Wait ten seconds. On Linux you"
      + " must belong to the group of the port: sudo usermod -aG dialout $USER, then log out and"
      + " in again.",
  silent:
    "The board doesn't answer. Unplug it, plug it in and try again. If that doesn't help, it"
      + " has no MicroPython. " + HELP,
  otherFirmware: "This board runs {name}, not MicroPython. " + HELP,
  otherChip:
    "This board is “{machine}”. Regalia needs an RP2040 or RP2350: a Pico, Pico W, Pico 2 or"
      + " Pico 2 W.",
  tooOld: "This board has MicroPython {version}; Regalia needs {oldest} or newer. " + HELP,
  otherMpy:
    "MicroPython {version} on this board doesn't fit this build of Regalia, which is for"
      + " {release}. " + HELP,
  interrupted:
    "Interrupted; {files} files were copied. Plug the board in and install again: it goes on"
      + " where it stopped. Saves are kept.",
  notKept:
    "The board doesn't keep {path} as it was sent. Install again; if that doesn't help, the"
      + " board's flash is worn out.",
  full:
    "The board's file system is full. Remove files that aren't Regalia's, for example with"
      + " Thonny, and install again: it goes on where it stopped.",
  refused: "Error on the board: {error}. Unplug it, plug it in and try again.",
  odd:
    "The board answers, but not as MicroPython does. Unplug it, plug it in and try again. It"
      + " says: {said}",
  empty: "The board gives an empty answer. Unplug it, plug it in and try again.",
  lost: "The connection to the board broke. Plug it in again and try again.",
  doesNotStart:
    "The game doesn't run on this board. If Regalia is missing there, install it. Its"
      + " output:\n{said}",
  noFirmware: "Regalia is missing on this board, or older than this test. Install it first.",
  notUf2: "This is not a UF2 file, or it is damaged. Download it again.",
  notOneChip: "Block {number} is not a page of flash for the same chip. Download the file again.",
  outOfOrder: "Block {number} is out of order, or blocks are missing. Download the file again.",
  imageOfOtherChip: "This image is for another chip; Regalia needs an RP2040 or RP2350.",
  noMicroPython: "This is not an image of MicroPython for a Pico. Take the one of step 1.",
  imageOfOther: "This is an image of {name}, not of MicroPython. Take the one of step 1.",
  otherRelease: "This is MicroPython {version}; take one from {from} to {to}.",
  placeInUse: "The place of the file system is in use; take the image as downloaded.",
  placeOutside: "The place of the file system is outside the flash. Download the file again.",
  noRoom:
    "Regalia takes {needed} of the {blocks} blocks for files that this MicroPython leaves:"
      + " {free} would be free, and saves, records and updates need {room}. Take a board, or an"
      + " image of MicroPython, with more: a Pico has 352.",
  broken: "This page has an error: {error}. Load it again.",
  noNetwork:
    "A file of this site can't be loaded. Check the network and try again. The board is as"
      + " it was.",
};

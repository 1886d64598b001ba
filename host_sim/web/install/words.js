// The texts of this page in English and French. In {braces}: values that are put in.
// tools/flashing/words.py has the messages of dev.py.

const HELP = {
  en: "Get MicroPython for your board (step 1), then come back.",
  fr: "Mettez MicroPython sur la carte (étape 1), puis revenez ici.",
};

const WORDS = {
  title: ["Install on a Pico", "Installer sur un Pico"],
  play: ["Play", "Jouer"],
  intro: [
    "This page puts Regalia onto a Raspberry Pi Pico: Pico, Pico W, Pico 2 or Pico 2 W. Nothing is"
      + " installed on your computer.",
    "Cette page met Regalia sur un Raspberry Pi Pico : Pico, Pico W, Pico 2 ou Pico 2 W. Rien n'est"
      + " installé sur votre ordinateur.",
  ],
  micropython: ["1. MicroPython, once for each board", "1. MicroPython, une fois par carte"],
  download: [
    "Download the newest .uf2 file for your board, no preview:",
    "Téléchargez le fichier .uf2 le plus récent pour votre carte (pas « preview ») :",
  ],
  bootsel: [
    "Hold the board's BOOTSEL button down while you plug it in. A drive appears: RPI-RP2, or RP2350"
      + " for a Pico 2.",
    "Tenez le bouton BOOTSEL de la carte pendant que vous la branchez. Un lecteur apparaît : RPI-RP2,"
      + " ou RP2350 pour un Pico 2.",
  ],
  drop: [
    "Copy the file onto that drive. The drive disappears: MicroPython is on the board.",
    "Copiez le fichier sur ce lecteur. Il disparaît : MicroPython est sur la carte.",
  ],
  cable: [
    "The cable must have data wires; many only charge.",
    "Le câble doit transmettre des données ; beaucoup ne font que charger.",
  ],
  regalia: ["2. Regalia", "2. Regalia"],
  promise: [
    "Only what is new is copied. Saves, settings and game records are kept. It may be interrupted at any"
      + " moment: install again, and it goes on where it stopped.",
    "Seul ce qui est nouveau est copié. Parties, réglages et historiques sont gardés. On peut interrompre"
      + " à tout moment : relancez, et l'installation reprend où elle en était.",
  ],
  noSerial: [
    "This browser can't reach a board: it has no Web Serial. Use Chrome, Edge or Opera on a computer,"
      + " or one file, below.",
    "Ce navigateur ne peut pas joindre une carte : il n'a pas Web Serial. Prenez Chrome, Edge ou Opera sur"
      + " un ordinateur, ou bien un seul fichier, plus bas.",
  ],
  install: ["Install", "Installer"],
  afterwards: ["Afterwards", "Ensuite"],
  paused: [
    "While this page talks to the board the game stops. It is saved.",
    "Le jeu s'arrête pendant que cette page parle à la carte. La partie est gardée.",
  ],
  note: ["Read the crash note", "Lire la note de plantage"],
  records: ["Fetch the game records", "Prendre les parties jouées"],
  test: ["Self-test", "Autotest"],
  oneFile: ["In one file, for a new board", "En un seul fichier, pour une carte neuve"],
  oneFileIs: [
    "Choose the MicroPython file of step 1. This page joins it and Regalia into one file. Copy that onto"
      + " the board's drive: the game starts. It needs no Web Serial.",
    "Choisissez le fichier MicroPython de l'étape 1. Cette page y joint Regalia, en un seul fichier."
      + " Copiez-le sur le lecteur de la carte : le jeu démarre. Web Serial n'est pas nécessaire.",
  ],
  replaces: [
    "The file replaces all files on the board: saves, settings and records are lost.",
    "Ce fichier remplace tous ceux de la carte : parties, réglages et historiques sont perdus.",
  ],
  choose: ["MicroPython file (.uf2)", "Fichier MicroPython (.uf2)"],

  connecting: ["Connecting to the board …", "Connexion à la carte…"],
  reading: ["Looking which files the board has …", "Lecture des fichiers de la carte…"],
  copying: ["{done} of {of} files copied", "{done} fichiers copiés sur {of}"],
  starting: ["Starting the game …", "Démarrage du jeu…"],
  testing: ["Self-test. Look at the table and press its buttons.",
    "Autotest. Regardez la table et pressez ses boutons."],
  installed: [
    "Regalia {version} is on the board: {put} files copied, {removed} removed. The game runs.",
    "Regalia {version} est sur la carte : {put} fichiers copiés, {removed} enlevés. Le jeu tourne.",
  ],
  unchanged: [
    "The board has Regalia {version} already. The game runs.",
    "La carte a déjà Regalia {version}. Le jeu tourne.",
  ],
  tested: ["The self-test is over. The game runs.", "L'autotest est fini. Le jeu tourne."],
  hasNote: ["The crash note. The game runs.", "La note de plantage. Le jeu tourne."],
  noNote: ["This board has no crash note. The game runs.",
    "Cette carte n'a pas de note de plantage. Le jeu tourne."],
  hasRecords: ["Game records: {count}. The game runs.", "Parties jouées : {count}. Le jeu tourne."],
  noRecords: [
    "This board has no game records: it keeps those of finished games. The game runs.",
    "Cette carte n'a pas de partie : elle garde celles qui sont finies. Le jeu tourne.",
  ],
  replay: ["Replay", "Revoir"],
  joined: [
    "Saved: {name}. Copy it onto the board's drive.",
    "Enregistré : {name}. Copiez-le sur le lecteur de la carte.",
  ],

  noChoice: [
    "No board was chosen. If yours was not in the list: try another cable, and another socket. " + HELP.en,
    "Aucune carte choisie. Si la vôtre n'y était pas : essayez un autre câble, une autre prise. " + HELP.fr,
  ],
  busy: [
    "The port can't be opened: another program uses it. Close Thonny, mpremote, serial monitors and other"
      + " tabs of this page. Just plugged in? Wait ten seconds. On Linux you must belong to the group of"
      + " the port: sudo usermod -aG dialout $USER, then log out and in again.",
    "Le port ne s'ouvre pas : un autre programme l'utilise. Fermez Thonny, mpremote, les moniteurs série et"
      + " les autres onglets de cette page. Carte tout juste branchée ? Attendez dix secondes. Sous Linux,"
      + " il faut être du groupe du port : sudo usermod -aG dialout $USER, puis rouvrir la session.",
  ],
  silent: [
    "The board doesn't answer. Unplug it, plug it in and try again. If that doesn't help, it has no"
      + " MicroPython. " + HELP.en,
    "La carte ne répond pas. Débranchez-la, rebranchez-la, réessayez. Si rien ne change, elle n'a pas"
      + " MicroPython. " + HELP.fr,
  ],
  otherFirmware: [
    "This board runs {name}, not MicroPython. " + HELP.en,
    "Cette carte a {name} au lieu de MicroPython. " + HELP.fr,
  ],
  otherChip: [
    "This board is “{machine}”. Regalia needs an RP2040 or RP2350: a Pico, Pico W, Pico 2 or Pico 2 W.",
    "Cette carte est « {machine} ». Il faut un RP2040 ou un RP2350 : Pico, Pico W, Pico 2 ou Pico 2 W.",
  ],
  tooOld: [
    "This board has MicroPython {version}; Regalia needs {oldest} or newer. " + HELP.en,
    "Cette carte a MicroPython {version} ; il faut {oldest} ou plus récent. " + HELP.fr,
  ],
  otherMpy: [
    "MicroPython {version} on this board doesn't fit this build of Regalia, which is for {release}. "
      + HELP.en,
    "MicroPython {version} sur cette carte ne va pas avec cette version de Regalia, faite pour {release}. "
      + HELP.fr,
  ],
  interrupted: [
    "Interrupted; {files} files were copied. Plug the board in and install again: it goes on where it"
      + " stopped. Saves are kept.",
    "Interrompu ; {files} fichiers copiés. Rebranchez la carte et réinstallez : l'installation reprend où"
      + " elle en était. Les parties sont gardées.",
  ],
  notKept: [
    "The board doesn't keep {path} as it was sent. Install again; if that doesn't help, the board's flash"
      + " is worn out.",
    "La carte ne garde pas {path} tel qu'il a été envoyé. Réinstallez ; si rien ne change, sa mémoire flash"
      + " est usée.",
  ],
  full: [
    "The board's file system is full. Remove files that aren't Regalia's, for example with Thonny, and"
      + " install again: it goes on where it stopped.",
    "Plus de place sur la carte. Enlevez les fichiers qui ne sont pas de Regalia, par exemple avec Thonny,"
      + " et réinstallez : l'installation reprend où elle en était.",
  ],
  refused: [
    "Error on the board: {error}. Unplug it, plug it in and try again.",
    "Erreur sur la carte : {error}. Débranchez-la, rebranchez-la, réessayez.",
  ],
  odd: [
    "The board answers, but not as MicroPython does. Unplug it, plug it in and try again. It says: {said}",
    "La carte répond, mais pas comme MicroPython. Débranchez-la, rebranchez-la, réessayez. Elle dit : {said}",
  ],
  empty: [
    "The board gives an empty answer. Unplug it, plug it in and try again.",
    "La carte donne une réponse vide. Débranchez-la, rebranchez-la, réessayez.",
  ],
  lost: [
    "The connection to the board broke. Plug it in again and try again.",
    "La connexion à la carte est coupée. Rebranchez-la et réessayez.",
  ],
  doesNotStart: [
    "The game doesn't run on this board. If Regalia is missing there, install it. Its output:\n{said}",
    "Le jeu ne tourne pas sur cette carte. Si Regalia y manque, installez-le. Ce qu'elle dit :\n{said}",
  ],
  noFirmware: [
    "Regalia is missing on this board, or older than this test. Install it first.",
    "Regalia manque sur cette carte, ou date d'avant ce test. Installez-le d'abord.",
  ],
  notUf2: [
    "This is not a UF2 file, or it is damaged. Download it again.",
    "Ce n'est pas un fichier UF2, ou il est abîmé. Téléchargez-le de nouveau.",
  ],
  notOneChip: [
    "Block {number} is not a page of flash for the same chip. Download the file again.",
    "Le bloc {number} n'est pas une page de flash pour la même puce. Téléchargez de nouveau le fichier.",
  ],
  outOfOrder: [
    "Block {number} is out of order, or blocks are missing. Download the file again.",
    "Le bloc {number} n'est pas à sa place, ou il en manque. Téléchargez de nouveau le fichier.",
  ],
  imageOfOtherChip: [
    "This image is for another chip; Regalia needs an RP2040 or RP2350.",
    "Cette image est pour une autre puce ; il faut un RP2040 ou un RP2350.",
  ],
  noMicroPython: [
    "This is not an image of MicroPython for a Pico. Take the one of step 1.",
    "Ce n'est pas une image de MicroPython pour un Pico. Prenez celle de l'étape 1.",
  ],
  imageOfOther: [
    "This is an image of {name}, not of MicroPython. Take the one of step 1.",
    "C'est une image de {name}, pas de MicroPython. Prenez celle de l'étape 1.",
  ],
  otherRelease: [
    "This is MicroPython {version}; take one from {from} to {to}.",
    "C'est MicroPython {version} ; il en faut un de {from} à {to}.",
  ],
  placeInUse: [
    "The place of the file system is in use; take the image as downloaded.",
    "La place des fichiers est déjà prise ; prenez l'image telle que téléchargée.",
  ],
  placeOutside: [
    "The place of the file system is outside the flash. Download the file again.",
    "La place des fichiers est hors de la mémoire flash. Téléchargez de nouveau le fichier.",
  ],
  noRoom: [
    "Regalia takes {needed} of the {blocks} blocks for files that this MicroPython leaves: {free} would be"
      + " free, and saves, records and updates need {room}. Take a board, or an image of MicroPython, with"
      + " more: a Pico has 352.",
    "Regalia prend {needed} des {blocks} blocs que ce MicroPython laisse aux fichiers : il en resterait"
      + " {free}, et il en faut {room} pour les parties, leurs historiques et les mises à jour. Prenez une"
      + " carte, ou une image de MicroPython, qui en a plus : un Pico en a 352.",
  ],
  broken: [
    "This page has an error: {error}. Load it again.",
    "Cette page a une erreur : {error}. Rechargez-la.",
  ],
  noNetwork: [
    "A file of this site can't be loaded. Check the network and try again. The board is as it was.",
    "Un fichier de ce site ne vient pas. Vérifiez le réseau et réessayez. La carte n'a pas changé.",
  ],
};

export const LANGUAGE = navigator.language.startsWith("fr") ? "fr" : "en";

/** The text of that name in the browser's language. */
export function say(key, values = {}) {
  const text = WORDS[key][LANGUAGE === "fr" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Put its text into each element that has data-say. */
export function translate() {
  document.documentElement.lang = LANGUAGE;
  document.title = `Regalia · ${say("title")}`;
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = say(element.dataset.say);
  }
}

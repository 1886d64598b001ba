// The texts of this page in French. In {braces}: values that are put in.

const HELP = "Mettez MicroPython sur la carte (étape 1), puis revenez ici.";

export default {
  title: "Installer sur un Pico",
  play: "Jouer",
  intro:
    "Cette page met Regalia sur un Raspberry Pi Pico : Pico, Pico W, Pico 2 ou Pico 2 W."
      + " Rien n'est installé sur votre ordinateur.",
  micropython: "1. MicroPython, une fois par carte",
  download: "Téléchargez le fichier .uf2 le plus récent pour votre carte (pas « preview ») :",
  bootsel:
    "Tenez le bouton BOOTSEL de la carte pendant que vous la branchez. Un lecteur apparaît :"
      + " RPI-RP2, ou RP2350 pour un Pico 2.",
  drop: "Copiez le fichier sur ce lecteur. Il disparaît : MicroPython est sur la carte.",
  cable: "Le câble doit transmettre des données ; beaucoup ne font que charger.",
  regalia: "2. Regalia",
  promise:
    "Seul ce qui est nouveau est copié. Parties, réglages et historiques sont gardés. On"
      + " peut interrompre à tout moment : relancez, et l'installation reprend où elle en était.",
  noSerial:
    "Ce navigateur ne peut pas joindre une carte : il n'a pas Web Serial. Prenez Chrome,"
      + " Edge, Opera ou un Firefox dès 153 sur un ordinateur, ou un seul fichier, plus bas.",
  install: "Installer",
  build: "Pendant le montage",
  companion:
    "Testez après chaque étape du montage. La table nomme ses défauts ; chacun a une section"
      + " qui dit quoi faire.",
  stage: "Monté jusqu'ici :",
  variant: "sur :",
  carrier: "la carte",
  breadboard: "une plaque d'essai",
  stripboard: "une plaque à bandes",
  expect: "Mesurez :",
  mend: "Réparez d'abord :",
  goOn: "Tout va bien. Ensuite :",
  built: "Tout va bien. Fermez le boîtier et jouez.",
  afterwards: "Ensuite",
  paused: "Le jeu s'arrête pendant que cette page parle à la carte. La partie est gardée.",
  note: "Lire la note de plantage",
  records: "Prendre les parties jouées",
  test: "Autotest",
  oneFile: "En un seul fichier, pour une carte neuve",
  oneFileIs:
    "Choisissez le fichier MicroPython de l'étape 1. Cette page y joint Regalia, en un seul"
      + " fichier. Copiez-le sur le lecteur de la carte : le jeu démarre. Web Serial n'est pas"
      + " nécessaire.",
  replaces:
    "Ce fichier remplace tous ceux de la carte : parties, réglages et historiques sont perdus.",
  choose: "Fichier MicroPython (.uf2)",
  connecting: "Connexion à la carte…",
  reading: "Lecture des fichiers de la carte…",
  copying: "{done} fichiers copiés sur {of}",
  starting: "Démarrage du jeu…",
  testing: "Autotest. Regardez la table et pressez ses boutons.",
  installed:
    "Regalia {version} est sur la carte : {put} fichiers copiés, {removed} enlevés. Le jeu"
      + " tourne.",
  unchanged: "La carte a déjà Regalia {version}. Le jeu tourne.",
  tested: "L'autotest est fini. Le jeu tourne.",
  hasNote: "La note de plantage. Le jeu tourne.",
  noNote: "Cette carte n'a pas de note de plantage. Le jeu tourne.",
  hasRecords: "Parties jouées : {count}. Le jeu tourne.",
  noRecords: "Cette carte n'a pas de partie : elle garde celles qui sont finies. Le jeu tourne.",
  replay: "Revoir",
  joined: "Enregistré : {name}. Copiez-le sur le lecteur de la carte.",
  noChoice:
    "Aucune carte choisie. Si la vôtre n'y était pas : essayez un autre câble, une autre"
      + " prise. " + HELP,
  busy:
    "Le port ne s'ouvre pas : un autre programme l'utilise. Fermez Thonny, mpremote, les"
      + " moniteurs série et les autres onglets de cette page. Carte tout juste branchée ?"
      + " Attendez dix secondes. Sous Linux, il faut être du groupe du port : sudo usermod -aG"
      + " dialout $USER, puis rouvrir la session.",
  silent:
    "La carte ne répond pas. Débranchez-la, rebranchez-la, réessayez. Si rien ne change,"
      + " elle n'a pas MicroPython. " + HELP,
  otherFirmware: "Cette carte a {name} au lieu de MicroPython. " + HELP,
  otherChip:
    "Cette carte est « {machine} ». Il faut un RP2040 ou un RP2350 : Pico, Pico W, Pico 2 ou"
      + " Pico 2 W.",
  tooOld: "Cette carte a MicroPython {version} ; il faut {oldest} ou plus récent. " + HELP,
  otherMpy:
    "MicroPython {version} sur cette carte ne va pas avec cette version de Regalia, faite"
      + " pour {release}. " + HELP,
  interrupted:
    "Interrompu ; {files} fichiers copiés. Rebranchez la carte et réinstallez :"
      + " l'installation reprend où elle en était. Les parties sont gardées.",
  notKept:
    "La carte ne garde pas {path} tel qu'il a été envoyé. Réinstallez ; si rien ne change,"
      + " sa mémoire flash est usée.",
  full:
    "Plus de place sur la carte. Enlevez les fichiers qui ne sont pas de Regalia, par"
      + " exemple avec Thonny, et réinstallez : l'installation reprend où elle en était.",
  refused: "Erreur sur la carte : {error}. Débranchez-la, rebranchez-la, réessayez.",
  odd:
    "La carte répond, mais pas comme MicroPython. Débranchez-la, rebranchez-la, réessayez."
      + " Elle dit : {said}",
  empty: "La carte donne une réponse vide. Débranchez-la, rebranchez-la, réessayez.",
  lost: "La connexion à la carte est coupée. Rebranchez-la et réessayez.",
  doesNotStart:
    "Le jeu ne tourne pas sur cette carte. Si Regalia y manque, installez-le. Ce qu'elle dit"
      + " :\n{said}",
  noFirmware: "Regalia manque sur cette carte, ou date d'avant ce test. Installez-le d'abord.",
  notUf2: "Ce n'est pas un fichier UF2, ou il est abîmé. Téléchargez-le de nouveau.",
  notOneChip:
    "Le bloc {number} n'est pas une page de flash pour la même puce. Téléchargez de nouveau"
      + " le fichier.",
  outOfOrder:
    "Le bloc {number} n'est pas à sa place, ou il en manque. Téléchargez de nouveau le fichier.",
  imageOfOtherChip: "Cette image est pour une autre puce ; il faut un RP2040 ou un RP2350.",
  noMicroPython: "Ce n'est pas une image de MicroPython pour un Pico. Prenez celle de l'étape 1.",
  imageOfOther: "C'est une image de {name}, pas de MicroPython. Prenez celle de l'étape 1.",
  otherRelease: "C'est MicroPython {version} ; il en faut un de {from} à {to}.",
  placeInUse: "La place des fichiers est déjà prise ; prenez l'image telle que téléchargée.",
  placeOutside:
    "La place des fichiers est hors de la mémoire flash. Téléchargez de nouveau le fichier.",
  noRoom:
    "Regalia prend {needed} des {blocks} blocs que ce MicroPython laisse aux fichiers : il"
      + " en resterait {free}, et il en faut {room} pour les parties, leurs historiques et les"
      + " mises à jour. Prenez une carte, ou une image de MicroPython, qui en a plus : un Pico"
      + " en a 352.",
  broken: "Cette page a une erreur : {error}. Rechargez-la.",
  noNetwork:
    "Un fichier de ce site ne vient pas. Vérifiez le réseau et réessayez. La carte n'a pas"
      + " changé.",
};

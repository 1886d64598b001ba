"""What the device says of itself, in French."""

TEXTS = {
    "%s: %s is held down.": "%s : « %s » est enfoncé.",
    "%s: no display answers.": "%s : l’écran ne répond pas.",
    "A fault in the program (%s).": "Une erreur du programme (%s).",
    "A part did not answer.": "Une pièce n’a pas répondu.",
    "Across": "En face",
    "Here": "Ici",
    "Noted in crash.txt": "Noté dans crash.txt",
    "OK": "OK",
    "On the cable, Ctrl-C leads to the REPL.": "Sur le câble, Ctrl-C mène au REPL.",
    "Please check": "À vérifier",
    "Safe start": "Démarrage sûr",
    "Something went wrong": "Un problème est survenu",
    "Start the game": "Lancer le jeu",
    "The flash takes no saves: the game goes with the power.": (
        "La mémoire flash refuse de garder : sans courant, la partie est perdue."
    ),
    "The lamps have %d.%d V, too little.": "Les lampes n’ont que %d,%d V.",
    "The saved game is safe.": "La partie gardée est sauve.",
    "The memory ran out.": "La mémoire est pleine.",
    "down": "bas",
    "left": "gauche",
    "right": "droite",
    "up": "haut",
}

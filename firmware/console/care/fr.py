"""What the device says of itself, in French."""

TEXTS = {
    "%d.%d V": "%d,%d V",
    "%s: %s is held down.": "%s : « %s » est enfoncé.",
    "%s: no display answers.": "%s : l’écran ne répond pas.",
    "A fault in the program (%s).": "Une erreur du programme (%s).",
    "A part did not answer.": "Une pièce n’a pas répondu.",
    "Across": "En face",
    "Buttons": "Boutons",
    "Buzzer": "Buzzer",
    "Did all lamps shine red, green, blue and white, then one by one?": (
        "Toutes les lampes ont-elles brillé en rouge, vert, bleu et blanc, puis une à une ?"
    ),
    "Did every pixel shine, on both displays?": (
        "Tous les points ont-ils brillé, sur les deux écrans ?"
    ),
    "Did you hear four rising notes?": "Avez-vous entendu quatre notes qui montent ?",
    "Displays": "Écrans",
    "Flash": "Flash",
    "Here": "Ici",
    "Hold OK to go on": "OK long : continuer",
    "Lamp power": "Tension",
    "Lamps": "Lampes",
    "Memory": "Mémoire",
    "Noted in crash.txt": "Noté dans crash.txt",
    "OK": "OK",
    "OK yes · ↓ no · ← again": "OK oui · ↓ non · ← encore",
    "On the cable, Ctrl-C leads to the REPL.": "Sur le câble, Ctrl-C mène au REPL.",
    "Please check": "À vérifier",
    "Safe start": "Démarrage sûr",
    "Something went wrong": "Un problème est survenu",
    "Start the game": "Lancer le jeu",
    "The flash takes no saves: the game goes with the power.": (
        "La mémoire flash refuse de garder : sans courant, la partie est perdue."
    ),
    "The lamps have %d.%d V, too little.": "Les lampes n’ont que %d,%d V.",
    "The memory ran out.": "La mémoire est pleine.",
    "The saved game is safe.": "La partie gardée est sauve.",
    "blue": "bleu",
    "down": "bas",
    "green": "vert",
    "left": "gauche",
    "not measured": "non mesurée",
    "red": "rouge",
    "right": "droite",
    "up": "haut",
    "white": "blanc",
}
